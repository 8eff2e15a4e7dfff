// Names that belong to the languages, so that the resolver does not take them for workspace symbols of the same name.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Top-level modules of Python's standard library. */
const standardModules =
  words(`__future__ _thread abc aifc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 calendar
  cgi cmath cmd code codecs collections colorsys compileall concurrent configparser contextlib contextvars copy copyreg cProfile csv ctypes
  curses dataclasses datetime dbm decimal difflib dis distutils doctest email encodings enum errno faulthandler fcntl filecmp fileinput
  fnmatch fractions ftplib functools gc getopt getpass gettext glob grp gzip hashlib heapq hmac html http imaplib imp importlib inspect io
  ipaddress itertools json keyword linecache locale logging lzma mailbox marshal math mimetypes mmap multiprocessing netrc numbers operator
  os pathlib pdb pickle pickletools pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile queue quopri
  random re readline reprlib resource runpy sched secrets select selectors shelve shlex shutil signal site smtplib socket socketserver
  sqlite3 ssl stat statistics string stringprep struct subprocess symtable sys sysconfig syslog tarfile telnetlib tempfile termios textwrap
  threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc turtle types typing unicodedata unittest urllib uuid
  venv warnings wave weakref webbrowser winreg wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`);

/** True for modules of Python's standard library. */
export function isStandardModule(name: string): boolean {
  return standardModules.has(name);
}

/** Modules built into Node. */
const nodeModules =
  words(`assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events
  fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers
  tls trace_events tty url util v8 vm wasi worker_threads zlib`);

/** True for modules built into Node. */
export function isNodeModule(specifier: string): boolean {
  return nodeModules.has(specifier.replace(/\/(?:promises|posix|win32|web|consumers|strict|types)$/, ''));
}

/** Methods of built-in strings, collections, promises and streams. A call of one with an unknown receiver is not linked by its name. */
const commonMethods = words(`add addEventListener all any append apply assign at bind build call catch ceil charAt clear clone close concat
  contains containsKey copy count create debug decode default delete dispose emit encode endswith endsWith entries entrySet equals error
  every execute exists exit extend extends fatal fill filter finally find findIndex first flat flatMap flush forEach format from get getName
  getValue getattr group groups has hasNext hasOwnProperty hashCode head id includes index indexOf info init insert isEmpty items iterator
  join json key keys last length list load log lower map match max message min name new next off on once open parse path peek pop popleft
  post print println push put query raise read readline recv remove render replace reset resolve reverse run save search send set setdefault
  setValue shift size slice some sort sorted splice split splitlines start startswith startsWith status stop stream strip sub subscribe
  substring sum test text then throw toArray toJSON toList toLowerCase toString toUpperCase trim trunc type unshift update upper url value
  valueOf values wait warn warning write`);

/** True for method names that are too common to link a call by the name alone. */
export function isCommonMethod(name: string): boolean {
  return commonMethods.has(name) || /^__.*__$/.test(name);
}
