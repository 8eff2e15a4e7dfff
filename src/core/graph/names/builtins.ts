// Names that belong to the languages themselves: they are never taken for symbols of the workspace that happen to be called the same.
import type { Family } from '../edges/families.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Functions and objects that are there without an import. */
const globals: Readonly<Record<Family, ReadonlySet<string>>> = {
  python: words(`abs all any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod
    enumerate eval exec filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len
    list locals map max memoryview min next object oct open ord pow print property range repr reversed round set setattr slice sorted
    staticmethod str sum super tuple type vars zip __import__ NotImplemented Ellipsis BaseException Exception ArithmeticError
    AssertionError AttributeError BufferError EOFError FileExistsError FileNotFoundError FloatingPointError ImportError IndentationError
    IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError
    NotADirectoryError NotImplementedError OSError IOError OverflowError PermissionError ProcessLookupError RecursionError ReferenceError
    RuntimeError StopIteration StopAsyncIteration SyntaxError SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError
    UnicodeDecodeError UnicodeEncodeError UnicodeError ValueError ZeroDivisionError ConnectionError ConnectionResetError BrokenPipeError
    Warning UserWarning DeprecationWarning RuntimeWarning FutureWarning ImportWarning ResourceWarning PendingDeprecationWarning`),
  ecmascript: words(`AbortController AbortSignal Array ArrayBuffer BigInt Blob Boolean Buffer DataView Date Error EvalError Event
    EventTarget Float32Array Float64Array FormData Function Headers Infinity Int16Array Int32Array Int8Array Intl JSON Map Math
    MessageChannel NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Request Response Set SharedArrayBuffer String
    Symbol SyntaxError TextDecoder TextEncoder TypeError URIError URL URLSearchParams Uint16Array Uint32Array Uint8Array
    Uint8ClampedArray WeakMap WeakRef WeakSet WebSocket Worker XMLHttpRequest alert atob btoa cancelAnimationFrame clearImmediate
    clearInterval clearTimeout console crypto decodeURI decodeURIComponent document encodeURI encodeURIComponent escape eval fetch global
    globalThis isFinite isNaN localStorage location navigator parseFloat parseInt performance process queueMicrotask
    requestAnimationFrame require sessionStorage setImmediate setInterval setTimeout structuredClone unescape window`),
  java: words(`AutoCloseable Boolean Byte Character Class ClassLoader Comparable Double Enum Error Exception Float IllegalArgumentException
    IllegalStateException IndexOutOfBoundsException Integer Iterable Long Math NullPointerException Number NumberFormatException Object
    Process ProcessBuilder Runnable Runtime RuntimeException Short StackTraceElement StrictMath String StringBuffer StringBuilder System
    Thread ThreadLocal Throwable UnsupportedOperationException Void`),
  go: words(`append cap clear close complex copy delete imag len make max min new panic print println real recover bool byte error float32
    float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr any nil true false`),
  rust: words(`Some None Ok Err Box Vec String Option Result println print eprintln eprint format vec panic assert assert_eq assert_ne
    debug_assert write writeln todo unimplemented unreachable matches drop dbg include_str env concat stringify cfg`),
  c: words(`assert sizeof malloc calloc realloc free memcpy memset memmove memcmp strlen strcmp strncmp strcpy strncpy strcat strchr strrchr
    strstr strdup printf fprintf sprintf snprintf vfprintf vsnprintf puts fputs fopen fclose fread fwrite exit abort isdigit isspace`),
  csharp: words('nameof typeof default sizeof'),
  ruby: words(`puts print p pp require require_relative raise fail loop lambda proc format sprintf attr_reader attr_writer attr_accessor include
    extend prepend private public protected module_function block_given? binding catch throw rand sleep Array Integer Float String Hash`),
  php: words(`isset unset empty array list echo count strlen strpos str_replace sprintf printf implode explode in_array array_map
    array_filter array_merge array_keys array_values is_array is_string is_null json_encode json_decode preg_match var_dump define`),
  kotlin:
    words(`println print require check error TODO listOf mutableListOf mapOf mutableMapOf setOf mutableSetOf arrayOf emptyList emptyMap
    lazy run with apply also let takeIf repeat requireNotNull checkNotNull buildString sequenceOf`),
  other: words(''),
};

/** True for what the language offers without an import. */
export function isGlobal(family: Family, name: string): boolean {
  return globals[family].has(name);
}

/** Top-level modules of Python's own library. */
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

/** True for modules that come with Python. */
export function isStandardModule(name: string): boolean {
  return standardModules.has(name);
}

/** Modules that come with Node. */
const nodeModules =
  words(`assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events
  fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers
  tls trace_events tty url util v8 vm wasi worker_threads zlib`);

/** True for modules that come with Node. */
export function isNodeModule(specifier: string): boolean {
  return nodeModules.has(specifier.replace(/\/(?:promises|posix|win32|web|consumers|strict|types)$/, ''));
}

/** Methods of the languages' own strings, collections, promises and streams: a call of one with an unknown receiver says nothing. */
const commonMethods = words(`add addEventListener all any append apply assign at bind build call catch ceil charAt clear clone close concat
  contains containsKey copy count create debug decode default delete dispose emit encode endswith endsWith entries entrySet equals error
  every execute exists exit extend extends fatal fill filter finally find findIndex first flat flatMap flush forEach format from get getName
  getValue getattr group groups has hasNext hasOwnProperty hashCode head id includes index indexOf info init insert isEmpty items iterator
  join json key keys last length list load log lower map match max message min name new next off on once open parse path peek pop popleft
  post print println push put query raise read readline recv remove render replace reset resolve reverse run save search send set setdefault
  setValue shift size slice some sort sorted splice split splitlines start startswith startsWith status stop stream strip sub subscribe
  substring sum test text then throw toArray toJSON toList toLowerCase toString toUpperCase trim trunc type unshift update upper url value
  valueOf values wait warn warning write`);

/** True for method names so common that the name alone says nothing. */
export function isCommonMethod(name: string): boolean {
  return commonMethods.has(name) || /^__.*__$/.test(name);
}
