def padded(size):
    def collate(rows):
        return [row + [0] * (size - len(row)) for row in rows]

    return collate
