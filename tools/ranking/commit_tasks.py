"""Makes search tasks from the history of git clones: the message of a fix, and the files that it changes, in the tree before the fix.

Messages are closer to what people write about defects than sentences of documentation, and every repository with a history has them.
See README.md. `clew eval` scores the tasks by files; `gold_lines` serve training.
"""
import argparse
import json
import os
import re
import subprocess

LANGUAGES = {
    'py': 'python', 'js': 'javascript', 'jsx': 'javascript', 'mjs': 'javascript', 'cjs': 'javascript', 'ts': 'typescript',
    'tsx': 'typescript', 'go': 'go', 'rs': 'rust', 'java': 'java', 'kt': 'kotlin', 'cs': 'csharp', 'rb': 'ruby', 'php': 'php',
    'c': 'c', 'h': 'c', 'cc': 'cpp', 'cpp': 'cpp', 'hpp': 'cpp',
}
# Tests, documents and other people's code change with a fix, but are not what is looked for.
BESIDE_CODE = re.compile(
    r'(^|/)(tests?|testing|__tests__|specs?|e2e|testdata|fixtures|__fixtures__|mocks?|examples?|samples?|docs?|benchmarks?|benches|'
    r'node_modules|vendor|_vendor|third_party|dist|build)/|(^|/)(test_[^/]*|conftest)\.py$|_tests?\.(py|go|rs|rb)$|_spec\.rb$|'
    r'\.(test|spec|stories|d)\.[a-z]+$|Tests?\.(java|cs|php|kt)$|\.min\.js$', re.I)
HOUSEKEEPING = re.compile(
    r'^\W*(merge|revert|release|bump|version|wip|typos?|lint|format|docs?|chore|ci|build|style|tests?|refactor|rename|update|upgrade|'
    r'clean ?up|move|changelog|prepare|deps|remove unused)\b', re.I)
# A message without such a word is mostly about the repository rather than about behaviour.
BEHAVIOUR = re.compile(
    r"\b(fix|bug|error|crash|wrong|fail|missing|should|when|instead|handle|allow|support|avoid|prevent|ensure|correct|incorrect|"
    r"broken|issue|does not|doesn't|not|only|add|ignore)\w*\b", re.I)
TRAILER = re.compile(r'^(?:[A-Z][\w-]+-by|Change-Id|git-svn-id|Fixes|Closes|Resolves|See|PR-URL|Reviewed-on|Refs?)\s*:.*$', re.I | re.M)
REFERENCE = re.compile(r'\(?\b(?:fix(?:es|ed)?|close[sd]?|resolve[sd]?|see|refs?)?\s*[\w/.-]*#\d+\)?|https?://\S+', re.I)
HUNK = re.compile(r'^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@', re.M)

# Set by judgement: a sweep through many files or lines is about no place in particular.
MAX_FILES, MAX_LINES, MIN_WORDS, MAX_MESSAGE_LINES = 4, 80, 6, 40
# Commits after a base that may give tasks, tasks of a base, and where the bases are, as a share of the history from its end.
FOLLOWING, LONG_TASKS, SHORT_TASKS, BASES = 350, 18, 10, (0.2, 0.5)
MAX_CODE_FILES = 2500


def git(clone, *args):
    """Output of a git command; empty when it fails, as for the parent of a first commit."""
    run = subprocess.run(['git', '--git-dir', clone, '-c', 'core.quotepath=off', *args], capture_output=True)
    return run.stdout.decode('utf8', 'replace') if run.returncode == 0 else ''


def language_of(path):
    return LANGUAGES.get(path.rsplit('.', 1)[-1])


def clean(message):
    """The message without trailers, and without numbers and links that name the fix."""
    return '\n'.join(REFERENCE.sub('', TRAILER.sub('', message)).split('\n')[:MAX_MESSAGE_LINES]).strip()


def hunks(clone, old, new, path):
    """(first old line, old lines, first new line, new lines) of each changed stretch."""
    diff = git(clone, 'diff', '-U0', old, new, '--', path)
    return [tuple(1 if n == '' else int(n) for n in match) for match in HUNK.findall(diff)]


def lines_at_base(first, last, moves):
    """The lines of the parent of a fix as numbers of the base; None when one of them changed in between. `moves`: hunks from base to parent."""
    shift = 0
    for _, old_count, new_first, new_count in moves:
        begin, end = (new_first, new_first + new_count - 1) if new_count else (new_first + 1, new_first)
        if last < begin:
            break
        if first <= end:
            return None
        shift += old_count - new_count
    return max(1, first + shift), max(1, last + shift)


def changed_code(clone, sha):
    """Code files that a commit modifies, and how many lines of them."""
    rows = (row.split('\t') for row in git(clone, 'diff', '--numstat', '-z', '--no-renames', '--diff-filter=M', f'{sha}^', sha).split('\0'))
    code = [(row[2], int(row[0]) + int(row[1])) for row in rows if len(row) == 3 and row[0] != '-' and language_of(row[2])]
    code = [(path, lines) for path, lines in code if not BESIDE_CODE.search(path)]
    return [path for path, _ in code], sum(lines for _, lines in code)


def task_of(clone, repo, base, sha, names):
    """The task of a commit; None when it makes none. `names`: paths at the base."""
    message = git(clone, 'log', '-1', '--format=%B', sha)
    query = clean(message)
    if HOUSEKEEPING.match(message) or not BEHAVIOUR.search(query) or len(re.findall(r'[A-Za-z]{2,}', query)) < MIN_WORDS:
        return None
    paths, changed = changed_code(clone, sha)
    if not 1 <= len(paths) <= MAX_FILES or changed > MAX_LINES or not names.issuperset(paths):
        return None
    gold = []
    for path in paths:
        moves = hunks(clone, base, f'{sha}^', path)
        for first, count, _, _ in hunks(clone, f'{sha}^', sha, path):
            # An insertion changes no line: the lines before and after it count.
            span = lines_at_base(first, first + count - 1 if count else first + 1, moves)
            if span:
                gold.append({'file': path, 'line_start': span[0], 'line_end': span[1]})
    if {place['file'] for place in gold} != set(paths):
        return None
    return {
        'id': f"commit/{repo.replace('/', '__')}-{sha[:10]}", 'source': 'commit', 'kind': 'localize', 'repo': repo, 'commit': base,
        'lang': language_of(paths[0]), 'query': query, 'gold_files': sorted(paths), 'gold_lines': gold,
    }


def tasks_of(clone, repo):
    """Tasks of a repository, some with long messages and some with short ones."""
    shas = git(clone, 'log', '--first-parent', '--no-merges', '--format=%H', '-n', '4000', 'HEAD').split()
    seen = set()
    for share in BASES if shas else ():
        at = min(int(len(shas) * share), len(shas) - 1)
        names = set(git(clone, 'ls-tree', '-r', '-z', '--name-only', shas[at]).split('\0'))
        if sum(language_of(name) is not None for name in names) > MAX_CODE_FILES:
            continue
        following = reversed(shas[max(0, at - FOLLOWING):at])
        tasks = [task for sha in following if (task := task_of(clone, repo, shas[at], sha, names))]
        # The commits after two bases may overlap.
        tasks = sorted((task for task in tasks if task['id'] not in seen), key=lambda task: -len(task['query']))
        selected = tasks[:LONG_TASKS] + tasks[LONG_TASKS:][-SHORT_TASKS:]
        seen.update(task['id'] for task in selected)
        yield from selected


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--clones', required=True, help='folder with owner+name folders; each is a bare clone or holds one named repo')
    parser.add_argument('--forbidden', help='file with repositories to leave out, one owner/name a line')
    parser.add_argument('--out', required=True)
    options = parser.parse_args()
    forbidden = open(options.forbidden, encoding='utf8').read().lower().split() if options.forbidden else []
    # Forks and copies have the same name.
    forbidden_names = {name.rsplit('/', 1)[-1] for name in forbidden if '/' in name}
    with open(options.out, 'w', encoding='utf8') as out:
        for folder in sorted(name for name in os.listdir(options.clones) if '+' in name):
            repo = folder.replace('+', '/', 1)
            if repo.split('/')[1].lower() in forbidden_names:
                continue
            clone = os.path.join(options.clones, folder)
            inner = os.path.join(clone, 'repo')
            count = 0
            for task in tasks_of(inner if os.path.isdir(inner) else clone, repo):
                out.write(json.dumps(task) + '\n')
                count += 1
            print(f'{repo}: {count} tasks', flush=True)


if __name__ == '__main__':
    main()
