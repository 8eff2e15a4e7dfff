"""Learns the two tables of points of the second step of the ranking from features, and writes them as TypeScript. See README.md.

The model is a sum of steps of single features (gradient boosted trees of depth 1, pairwise loss), so that the result can be read as a table. A
feature that is evidence may only add points where there is more of it. Needs xgboost.
"""
import argparse
import json
import os
import zlib

import numpy as np
import xgboost as xgb

# The direction of each feature: 1 more is better, -1 less is better, 0 free (the number of a kind).
FILE_FEATURES = {
    'firstRank': -1, 'bestScore': 1, 'topScores': 1, 'stem': 1, 'weighedChunk': 1, 'weighedWindow': 1, 'tellingChunk': 1,
    'tellingWindow': 1, 'titleWindow': 1, 'plainFile': 1, 'plainPath': 1,
}
PLACE_FEATURES = {
    'filePoints': 1, 'fileRank': -1, 'rank': -1, 'score': 1, 'kind': 0, 'titleShare': 1, 'tellingShare': 1, 'weighedChunk': 1,
    'tellingChunk': 1, 'plainChunk': 1, 'namedInQuestion': 1, 'ownerInQuestion': 1, 'constructs': -1,
}
# Steps finer than this are not kept apart, and points are rounded: a table with hundreds of steps cannot be read.
GRID, DIGITS = 0.05, 2
COARSE = {'filePoints': 0.25}
WHOLE = {'firstRank', 'rank', 'fileRank', 'kind', 'ownerInQuestion', 'constructs'}
MEASURES = ('Acc@1', 'Acc@5', 'Hit@1', 'MRR@10', 'R@10', 'R in 400 lines')
PARAMETERS = {
    'objective': 'rank:pairwise', 'eta': 0.1, 'max_depth': 1, 'subsample': 0.7, 'colsample_bytree': 0.5, 'min_child_weight': 10,
    'reg_lambda': 5, 'seed': 0, 'nthread': 1,
}


def half_of(repo, salt=''):
    """0 or 1, the same for copies of a repository under other owners."""
    return zlib.crc32((salt + repo.split('/')[-1].lower()).encode()) % 2


def read(paths):
    tasks, ids = [], set()
    for path in paths:
        with open(path, encoding='utf8') as lines:
            for line in lines:
                task = json.loads(line)
                if task['id'] in ids or len(task['places']) < 2:
                    continue
                ids.add(task['id'])
                task['X'] = np.array([[f[name] for name in FILE_FEATURES] for f in task['files']], dtype=np.float32)
                names = [name for name in PLACE_FEATURES if name not in ('filePoints', 'fileRank')]
                task['P'] = np.array([[p[name] for name in names] for p in task['places']], dtype=np.float32)
                task['placeFiles'] = np.array([p['file'] for p in task['places']])
                gold = set(task['goldFiles'])
                task['rightFiles'] = np.array([f['path'] in gold for f in task['files']], dtype=np.float32)
                task['rightPlaces'] = np.array([p['right'] for p in task['places']], dtype=np.float32)
                tasks.append(task)
    return tasks


def step_of(name):
    return 1 if name in WHOLE else COARSE.get(name, GRID)


def to_grid(values, names):
    """Values on the grid on which steps may begin."""
    out = values.copy()
    for column, name in enumerate(names):
        step = step_of(name)
        out[:, column] = np.floor(out[:, column] / step + 1e-4) * step
    return out


def learn(groups, features, rounds):
    """A table: name -> steps [(from, points)]. `groups`: (values, labels) of each task."""
    groups = [(x, y) for x, y in groups if 0 < y.sum() < len(y)]
    names = list(features)
    data = xgb.DMatrix(to_grid(np.concatenate([x for x, _ in groups]), names), np.concatenate([y for _, y in groups]))
    data.set_group([len(y) for _, y in groups])
    directions = '(' + ','.join(str(direction) for direction in features.values()) + ')'
    booster = xgb.train({**PARAMETERS, 'monotone_constraints': directions}, data, rounds)
    splits = {name: {} for name in names}
    for tree in booster.get_dump(dump_format='json'):
        root = json.loads(tree)
        if 'split' not in root:
            continue
        low, high = (next(child['leaf'] for child in root['children'] if child['nodeid'] == root[side]) for side in ('yes', 'no'))
        steps = splits[names[int(root['split'][1:])]]
        steps[root['split_condition']] = steps.get(root['split_condition'], 0) + high - low
    return {name: steps_of(steps, name) for name, steps in splits.items() if steps}


def steps_of(splits, name):
    """Sums the splits of a feature. A step begins at the next value on the grid."""
    step = step_of(name)
    points, steps = 0.0, []
    for value in sorted(splits):
        points += splits[value]
        start = round(float(np.ceil(value / step - 1e-3) * step), 4)
        rounded = round(points, DIGITS)
        if steps and steps[-1][0] == start:
            steps[-1] = (start, rounded)
        elif rounded != (steps[-1][1] if steps else 0):
            steps.append((start, rounded))
    return steps


def points(table, values, names):
    total = np.zeros(len(values))
    for name, steps in table.items():
        column = values[:, names.index(name)]
        own = np.zeros(len(values))
        for start, value in steps:
            own[column >= start - 1e-6] = value
        total += own
    return total


def with_files(task, scores):
    """Values of the places, with the points and rank of their file first."""
    ranks = np.empty(len(scores))
    ranks[np.argsort(-scores, kind='stable')] = np.arange(len(scores))
    below = scores - scores.max()
    return np.column_stack([below[task['placeFiles']], ranks[task['placeFiles']], task['P']]).astype(np.float32)


def learn_both(tasks, rounds):
    """Both tables. The place table learns from points of files that the table for them did not see."""
    def file_table(some):
        return learn([(t['X'], t['rightFiles']) for t in some], FILE_FEATURES, rounds)

    names = list(FILE_FEATURES)
    halves = [file_table([t for t in tasks if half_of(t['repo'], 'x') != half]) for half in (0, 1)]
    unseen = [points(halves[half_of(t['repo'], 'x')], t['X'], names) for t in tasks]
    places = learn([(with_files(t, scores), t['rightPlaces']) for t, scores in zip(tasks, unseen)], PLACE_FEATURES, rounds)
    return file_table(tasks), places


def order(task, tables):
    scores = points(tables[0], task['X'], list(FILE_FEATURES))
    return np.argsort(-points(tables[1], with_files(task, scores), list(PLACE_FEATURES)), kind='stable')


def figures(tasks, order_of):
    """Acc@1, Acc@5, Hit@1, MRR@10 of files, R@10 and R within 400 lines of places that are right, a row a task in percent."""
    rows = []
    for task in tasks:
        places = [task['places'][i] for i in order_of(task)]
        files = list(dict.fromkeys(task['files'][p['file']]['path'] for p in places))
        gold = set(task['goldFiles'])
        right = sum(p['right'] for p in places)
        read_lines = np.cumsum([p['lines'][1] - p['lines'][0] + 1 for p in places])
        rank = next((at for at, path in enumerate(files[:10]) if path in gold), None)
        rows.append([
            gold <= set(files[:1]), gold <= set(files[:5]), rank == 0, 0 if rank is None else 1 / (rank + 1),
            sum(p['right'] for p in places[:10]) / right if right else np.nan,
            sum(p['right'] for p, n in zip(places, read_lines) if n <= 400) / right if right else np.nan,
        ])
    return np.array(rows, dtype=float) * 100


def interval(differences, rounds=2000):
    """95 % of the bootstrap over tasks, for each column."""
    random = np.random.default_rng(0)
    means = [np.nanmean(differences[random.integers(0, len(differences), len(differences))], axis=0) for _ in range(rounds)]
    return np.percentile(means, [2.5, 97.5], axis=0)


def write(table, path, type_name, about):
    lines = [about, f"import type {{ {type_name} }} from './features.ts';",
             "import type { StepTable } from './stepTable.ts';", '']
    name = os.path.basename(path)[:-3]
    lines.append(f'/** Points by feature. Written by `tools/ranking/fit_tables.py`; figures: docs/ranking.md. */')
    lines.append(f'export const {name}: StepTable<keyof {type_name}> = [')
    for feature, steps in table.items():
        lines.append(f"  {{ feature: '{feature}', steps: {json.dumps([[start, value] for start, value in steps])} }},")
    lines.append('];\n')
    with open(path, 'w', encoding='utf8') as out:
        out.write('\n'.join(lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--features', nargs='+', required=True, help='files of `npm run bench -- features`')
    parser.add_argument('--held', nargs='*', default=[], help='such files that are only scored')
    parser.add_argument('--rounds', type=int, default=300)
    parser.add_argument('--out', help='folder for filePoints.ts and placePoints.ts')
    options = parser.parse_args()
    tasks = read(options.features)
    held = [read([path]) for path in options.held]

    def show(label, some, tables):
        if not some:
            return
        before, after = (figures(some, order_of) for order_of in (lambda t: range(len(t['places'])), lambda t: order(t, tables)))
        low, high = interval(after - before)
        print(f'{label} ({len(some)}):')
        for name, *values in zip(MEASURES, np.nanmean(before, axis=0), np.nanmean(after, axis=0), low, high):
            print('  {:18}{:6.1f} -> {:5.1f} [{:+.1f}, {:+.1f}]'.format(name, *values), flush=True)

    trained = learn_both([t for t in tasks if half_of(t['repo']) == 0], options.rounds)
    for source in sorted({t['source'] for t in tasks}):
        show(f'half of the repositories left out, {source}', [t for t in tasks if half_of(t['repo']) == 1 and t['source'] == source], trained)
    tables = learn_both(tasks, options.rounds)
    for path, some in zip(options.held, held):
        for source in sorted({t['source'] for t in some}):
            show(f'{os.path.basename(path)} {source}', [t for t in some if t['source'] == source], tables)
        show(f'{os.path.basename(path)} all', some, tables)
    if options.out:
        write(tables[0], os.path.join(options.out, 'filePoints.ts'), 'FileFeatures', '// Table of points for files: how likely a file holds what a description or report is about.')
        write(tables[1], os.path.join(options.out, 'placePoints.ts'), 'PlaceFeatures', '// Table of points for places, beside those of their file.')


if __name__ == '__main__':
    main()
