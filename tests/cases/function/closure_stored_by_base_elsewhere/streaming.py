from torch.utils.data import IterableDataset


class Streaming(IterableDataset):
    def __init__(self, urls, suffix):
        super().__init__()
        self.urls = urls

        def fetch(url):
            return url + suffix

        self.fetch = fetch  # BAD PV003 self.fetch

    def __iter__(self):
        for u in self.urls:
            yield self.parse(self.fetch(u))
