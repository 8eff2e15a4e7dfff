// Interfaces of Go's standard library that types of a workspace meet without naming them: the library itself is not indexed.
import type { AskedMethod } from './goMethods.ts';

/**
 * Methods by the interface as code names it, with the types of their parameters. From the documentation of the library (Go 1.22): what its
 * packages take as arguments most, and what these embed. Read on 2026-11-26.
 */
const interfaces: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  error: { Error: [] },
  'fmt.Stringer': { String: [] },
  'fmt.Formatter': { Format: ['State', 'rune'] },
  'io.Reader': { Read: ['[]byte'] },
  'io.Writer': { Write: ['[]byte'] },
  'io.Closer': { Close: [] },
  'io.Seeker': { Seek: ['int64', 'int'] },
  'io.ReadCloser': { Read: ['[]byte'], Close: [] },
  'io.WriteCloser': { Write: ['[]byte'], Close: [] },
  'io.ReadWriter': { Read: ['[]byte'], Write: ['[]byte'] },
  'io.ReadWriteCloser': { Read: ['[]byte'], Write: ['[]byte'], Close: [] },
  'io.ReadSeeker': { Read: ['[]byte'], Seek: ['int64', 'int'] },
  'io.ReaderFrom': { ReadFrom: ['Reader'] },
  'io.WriterTo': { WriteTo: ['Writer'] },
  'io.StringWriter': { WriteString: ['string'] },
  'fs.FS': { Open: ['string'] },
  'http.Handler': { ServeHTTP: ['ResponseWriter', '*Request'] },
  'http.ResponseWriter': { Header: [], Write: ['[]byte'], WriteHeader: ['int'] },
  'http.RoundTripper': { RoundTrip: ['*Request'] },
  'http.Flusher': { Flush: [] },
  'http.Hijacker': { Hijack: [] },
  'http.CloseNotifier': { CloseNotify: [] },
  'http.Pusher': { Push: ['string', '*PushOptions'] },
  'http.FileSystem': { Open: ['string'] },
  'json.Marshaler': { MarshalJSON: [] },
  'json.Unmarshaler': { UnmarshalJSON: ['[]byte'] },
  'encoding.TextMarshaler': { MarshalText: [] },
  'encoding.TextUnmarshaler': { UnmarshalText: ['[]byte'] },
  'sort.Interface': { Len: [], Less: ['int', 'int'], Swap: ['int', 'int'] },
  'heap.Interface': { Len: [], Less: ['int', 'int'], Swap: ['int', 'int'], Push: ['any'], Pop: [] },
  'sql.Scanner': { Scan: ['any'] },
  'driver.Valuer': { Value: [] },
  'flag.Value': { String: [], Set: ['string'] },
  'sync.Locker': { Lock: [], Unlock: [] },
  'slog.Handler': { Enabled: ['Context', 'Level'], Handle: ['Context', 'Record'], WithAttrs: ['[]Attr'], WithGroup: ['string'] },
};

const known = new Map(
  Object.entries(interfaces).map(([name, methods]): [string, readonly AskedMethod[]] => [
    name,
    Object.entries(methods).map(([method, parameters]) => ({ name: method, parameters })),
  ]),
);

/** The methods of an interface of the library, named as code does (`http.Handler`) or by its whole path (`net/http.Handler`). */
export function libraryInterface(name: string): readonly AskedMethod[] | undefined {
  return known.get(name.slice(name.lastIndexOf('/') + 1));
}
