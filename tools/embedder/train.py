"""Step 3: trains the table: one row a term, a question and its code are to have near vectors.

A text's vector is the weighted sum of its rows, at unit length; each row has a learned scale for questions and one for code. In a batch each
question is to be nearest to its own code among all code of the batch. Batches are made of groups from one repository each, so that most wrong
answers are from the same project: nothing is learned from telling projects apart.

  python3 train.py DATA OUT [--dimensions 256] [--epochs 5] [--tables 1]
"""
import argparse
import json
import time

import numpy as np
import torch
from torch.nn.functional import cross_entropy, embedding_bag, normalize

HASHED_ROWS = 8192
KINDS = ['sentence', 'description', 'name', 'comment', 'test', 'message', 'section']


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('data', help='folder that build.ts wrote')
    parser.add_argument('out', help='name of the checkpoint to write')
    parser.add_argument('--dimensions', type=int, default=256)
    parser.add_argument('--tables', type=int, default=1, choices=(1, 2), help='2: rows of their own for questions and code')
    parser.add_argument('--epochs', type=int, default=4)
    parser.add_argument('--batch', type=int, default=1024)
    parser.add_argument('--group', type=int, default=512, help='pairs of one repository that stand together in a batch')
    parser.add_argument('--rate', type=float, default=5e-3)
    parser.add_argument('--temperature', type=float, default=0.06)
    parser.add_argument('--dropout', type=float, default=0.15, help='share of terms left out of each bag at each turn')
    parser.add_argument('--kinds', default=','.join(KINDS), help='kinds of pairs to learn from')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--threads', type=int, default=1)
    return parser.parse_args()


class Bags:
    """Bags of weighted rows, as bags.ts writes them."""

    def __init__(self, name):
        self.ids = np.fromfile(name + '.ids', np.int32)
        self.weights = np.fromfile(name + '.weights', np.float32)
        self.offsets = np.fromfile(name + '.offsets', np.int64)

    def gather(self, chosen, rng=None, dropout=0.0):
        """Ids, weights and offsets of the chosen bags for embedding_bag, some weights set to zero."""
        starts, lengths = self.offsets[chosen], self.offsets[chosen + 1] - self.offsets[chosen]
        offsets = np.concatenate([[0], np.cumsum(lengths)])
        places = np.arange(offsets[-1]) - np.repeat(offsets[:-1] - starts, lengths)
        weights = self.weights[places]
        if dropout:
            weights = weights * (rng.random(len(weights)) > dropout)
        return torch.from_numpy(self.ids[places].astype(np.int64)), torch.from_numpy(weights.astype(np.float32)), torch.from_numpy(offsets[:-1])

    def keys(self, chosen):
        """A number for each chosen bag, equal for equal bags."""
        raw = self.ids.tobytes()
        return np.array([hash(raw[self.offsets[i] * 4:self.offsets[i + 1] * 4]) for i in chosen], np.int64)


class Table(torch.nn.Module):
    """Rows, and a scale a row for each side."""

    def __init__(self, rows, dimensions, tables):
        super().__init__()
        start = torch.randn(rows, dimensions) / dimensions ** 0.5
        self.rows = torch.nn.ParameterList([torch.nn.Parameter(start.clone()) for _ in range(tables)])
        self.scales = torch.nn.ParameterList([torch.nn.Parameter(torch.zeros(rows)) for _ in range(2)])

    def forward(self, bags, side):
        ids, weights, offsets = bags
        rows = self.rows[min(side, len(self.rows) - 1)]
        sums = embedding_bag(ids, rows, offsets, mode='sum', per_sample_weights=weights * torch.exp(self.scales[side][ids]))
        return normalize(sums, dim=1)


def watch(table, data, watched):
    """MRR@10 of the table alone on each repository kept apart."""
    queries, code = Bags(data + '/watchedQuery'), Bags(data + '/watchedCode')
    scores, first_query, first_chunk = [], 0, 0
    with torch.no_grad():
        for repository in watched:
            answers = torch.tensor(repository['answers'])
            count = len(answers)
            vectors = table(code.gather(np.arange(first_chunk, first_chunk + repository['chunks'])), 1)
            asked = table(queries.gather(np.arange(first_query, first_query + count)), 0)
            first_query, first_chunk = first_query + count, first_chunk + repository['chunks']
            if count == 0:
                continue
            similar = asked @ vectors.T
            rank = (similar > similar[torch.arange(count), answers][:, None]).sum(1) + 1
            scores.append(float(torch.where(rank <= 10, 1 / rank.float(), torch.zeros(())).mean()))
    return sum(scores) / len(scores), scores


def batches(chosen, repositories, rng, group, size):
    """Batches of about `size` pairs, made of groups of one repository each."""
    groups = []
    for repository in np.unique(repositories):
        own = rng.permutation(chosen[repositories == repository])
        groups += [own[at:at + group] for at in range(0, len(own), group)]
    waiting, count = [], 0
    for at in rng.permutation(len(groups)):
        waiting.append(groups[at])
        count += len(groups[at])
        if count >= size:
            yield np.concatenate(waiting)[:int(size * 1.25)]
            waiting, count = [], 0


def step(table, optimizer, queries, code, chosen, same, rng, options):
    """One turn of the symmetric softmax over a batch; pairs with the same question are not held against each other."""
    asked = table(queries.gather(chosen, rng, options.dropout), 0)
    found = table(code.gather(chosen, rng, options.dropout), 1)
    similar = (asked @ found.T / options.temperature).masked_fill(same, -1e4)
    target = torch.arange(len(chosen))
    loss = (cross_entropy(similar, target) + cross_entropy(similar.T, target)) / 2
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return loss.item()


def main():
    options = arguments()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    rng = np.random.default_rng(options.seed)
    with open(options.data + '/vocabulary.txt', encoding='utf8') as file:
        words = sum(1 for _ in file)
    with open(options.data + '/watched.json', encoding='utf8') as file:
        watched = json.load(file)
    queries, code = Bags(options.data + '/query'), Bags(options.data + '/code')
    meta = np.fromfile(options.data + '/pairs.bin', np.int32).reshape(-1, 2)
    wanted = [KINDS.index(kind) for kind in options.kinds.split(',')]
    chosen = np.flatnonzero(np.isin(meta[:, 0], wanted))
    keys = np.zeros(len(meta), np.int64)
    keys[chosen] = queries.keys(chosen)
    table = Table(words + HASHED_ROWS, options.dimensions, options.tables)
    optimizer = torch.optim.Adam(table.parameters(), lr=options.rate, betas=(0.9, 0.99))
    steps, done, best, start = options.epochs * max(1, len(chosen) // options.batch), 0, 0.0, time.time()
    print(f'{len(chosen)} pairs, {words} words, untrained {watch(table, options.data, watched)[0]:.4f}', flush=True)
    for epoch in range(options.epochs):
        total, count = 0.0, 0
        for batch in batches(chosen, meta[chosen, 1], rng, options.group, options.batch):
            rate = min(1, (done + 1) / 100) * max(0.02, 0.5 * (1 + np.cos(np.pi * min(1, done / steps))))
            for group in optimizer.param_groups:
                group['lr'] = options.rate * rate
            same = torch.from_numpy(keys[batch][:, None] == keys[batch][None])
            same.fill_diagonal_(False)
            total += step(table, optimizer, queries, code, batch, same, rng, options)
            count, done = count + 1, done + 1
            if count % 100 == 0:
                print(f'  step {done} of {steps}, loss {total / count:.3f}, {time.time() - start:.0f} s', flush=True)
        mean, scores = watch(table, options.data, watched)
        print(f'epoch {epoch + 1}: loss {total / max(1, count):.3f}, MRR@10 {mean:.4f} {[round(score, 3) for score in scores]}, {time.time() - start:.0f} s', flush=True)
        if mean >= best:
            best = mean
            torch.save({'rows': [rows.detach() for rows in table.rows], 'scales': [scale.detach() for scale in table.scales], 'words': words}, options.out)


main()
