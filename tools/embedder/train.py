"""Step 3: trains the table: one row a term, a question and its code are to have near vectors.

A text's vector is the weighted sum of its rows, at unit length; each row has a learned scale for questions and one for code. In a batch each
question is to be nearest to its own code among all code of the batch. Batches are made of groups from one repository each, so that most wrong
answers are from the same project: nothing is learned from telling projects apart. What the words themselves say can be added to the similarity (--lexical),
for vectors that are to learn what a lexical search does not find.

  python3 train.py DATA OUT [--dimensions 256] [--epochs 2] [--tables 1]
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
    parser.add_argument('--epochs', type=int, default=2)
    parser.add_argument('--batch', type=int, default=1024)
    parser.add_argument('--group', type=int, default=512, help='pairs of one repository that stand together in a batch')
    parser.add_argument('--rate', type=float, default=5e-3)
    parser.add_argument('--temperature', type=float, default=0.06)
    parser.add_argument('--dropout', type=float, default=0.15, help='share of terms left out of each bag at each turn')
    parser.add_argument('--decay', type=float, default=0.5, help='how fast rows shrink that nothing holds up')
    parser.add_argument('--lexical', type=float, default=0.0, help='weight of the lexical similarity beside that of the vectors')
    parser.add_argument('--kinds', default=','.join(KINDS), help='kinds of pairs to learn from')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--start', help='checkpoint to go on from, of the same data')
    parser.add_argument('--minutes', type=float, default=60, help='the rate falls so that training has ended by then')
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


def lexical(asked, found):
    """Cosine of the bags themselves: questions by code, each row over its largest."""
    (asked_ids, asked_weights, asked_offsets), (found_ids, found_weights, found_offsets) = [[part.numpy() for part in bags] for bags in (asked, found)]
    asked_at, asked_weights = unit(asked_ids, asked_weights, asked_offsets)
    found_at, found_weights = unit(found_ids, found_weights, found_offsets)
    order = np.argsort(found_ids, kind='stable')
    sorted_ids = found_ids[order]
    starts, ends = np.searchsorted(sorted_ids, asked_ids, 'left'), np.searchsorted(sorted_ids, asked_ids, 'right')
    lengths = ends - starts
    total = np.cumsum(lengths)
    places = order[np.arange(total[-1]) - np.repeat(total - lengths - starts, lengths)]
    cells = np.repeat(asked_at, lengths) * len(found_offsets) + found_at[places]
    sums = np.bincount(cells, np.repeat(asked_weights, lengths) * found_weights[places], len(asked_offsets) * len(found_offsets))
    return sums.reshape(len(asked_offsets), len(found_offsets)).astype(np.float32)


def unit(ids, weights, offsets):
    """Which bag each entry is of, and weights that make each bag a vector of unit length."""
    at = np.repeat(np.arange(len(offsets)), np.diff(np.append(offsets, len(ids))))
    lengths = np.sqrt(np.bincount(at, weights ** 2, len(offsets)))
    return at, weights / np.maximum(lengths, 1e-9)[at]


def over_largest(similar):
    """Each row over its largest, as searches are brought to one scale."""
    return similar / np.maximum(similar.max(axis=1, keepdims=True), 1e-9)


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
    """MRR@10 on each repository kept apart: of the table alone, and of the sum of lexical similarity and table."""
    queries, code = Bags(data + '/watchedQuery'), Bags(data + '/watchedCode')
    scores, first_query, first_chunk = [], 0, 0
    with torch.no_grad():
        for repository in watched:
            answers = np.array(repository['answers'])
            count = len(answers)
            chunks = code.gather(np.arange(first_chunk, first_chunk + repository['chunks']))
            asked = queries.gather(np.arange(first_query, first_query + count))
            first_query, first_chunk = first_query + count, first_chunk + repository['chunks']
            if count == 0:
                continue
            near = (table(asked, 0) @ table(chunks, 1).T).numpy()
            words = over_largest(lexical(asked, chunks))
            scores.append([reciprocal_rank(similar, answers) for similar in (near, words, words + 0.7 * over_largest(near))])
    return np.array(scores)


def reciprocal_rank(similar, answers):
    """Mean of 1 / rank of the answer where that is among the first ten."""
    rank = (similar > similar[np.arange(len(answers)), answers][:, None]).sum(1) + 1
    return float(np.where(rank <= 10, 1 / rank, 0).mean())


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
    asked, found = queries.gather(chosen, rng, options.dropout), code.gather(chosen, rng, options.dropout)
    near = table(asked, 0) @ table(found, 1).T
    target = torch.arange(len(chosen))
    loss = 0
    words = lexical(asked, found) if options.lexical else np.zeros((1, 1), np.float32)
    for similar, said in ((near, words), (near.T, words.T)):
        both = (similar + options.lexical * torch.from_numpy(over_largest(said))) / options.temperature
        loss = loss + cross_entropy(both.masked_fill(same, -1e4), target) / 2
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
    if options.start:
        saved = torch.load(options.start)
        for parameters, values in ((table.rows, saved['rows']), (table.scales, saved['scales'])):
            for parameter, value in zip(parameters, values):
                parameter.data.copy_(value)
    optimizer = torch.optim.AdamW(table.parameters(), lr=options.rate, betas=(0.9, 0.99), weight_decay=options.decay)
    steps, done, best, start = options.epochs * max(1, len(chosen) // options.batch), 0, 0.0, time.time()
    print(f'{len(chosen)} pairs, {words} words, untrained {watch(table, options.data, watched).mean(0).round(4)}', flush=True)
    for epoch in range(options.epochs):
        total, count = 0.0, 0
        for batch in batches(chosen, meta[chosen, 1], rng, options.group, options.batch):
            passed = max(done / steps, (time.time() - start) / 60 / options.minutes)
            if passed > 1:
                break
            rate = min(1, (done + 1) / 50) * max(0.02, 0.5 * (1 + np.cos(np.pi * passed)))
            for group in optimizer.param_groups:
                group['lr'] = options.rate * rate
            same = torch.from_numpy(keys[batch][:, None] == keys[batch][None])
            same.fill_diagonal_(False)
            total += step(table, optimizer, queries, code, batch, same, rng, options)
            count, done = count + 1, done + 1
            if count % 100 == 0:
                print(f'  step {done} of {steps}, loss {total / count:.3f}, {time.time() - start:.0f} s', flush=True)
        scores = watch(table, options.data, watched)
        alone, words_alone, fused = scores.mean(0)
        print(f'epoch {epoch + 1}: loss {total / max(1, count):.3f}, MRR@10 alone {alone:.4f}, lexical {words_alone:.4f}, both {fused:.4f} '
              f'{scores[:, 2].round(3)}, {time.time() - start:.0f} s', flush=True)
        if fused >= best:
            best = fused
            torch.save({'rows': [rows.detach() for rows in table.rows], 'scales': [scale.detach() for scale in table.scales], 'words': words}, options.out)


main()
