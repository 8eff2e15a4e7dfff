// Interfaces of Go's standard library, which is not indexed, for workspace types that satisfy them.
import { baseName } from '../../base/baseName.ts';
import type { RequiredMethod } from './goMethods.ts';

/**
 * Methods and parameter types, keyed by the interface's usual name. From the documentation of the library (Go 1.22): the most frequent
 * argument types of its packages, and the interfaces that these embed. Read on 2026-11-26.
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

const methodsByInterface = new Map(
  Object.entries(interfaces).map(([name, methods]): [string, readonly RequiredMethod[]] => [
    name,
    Object.entries(methods).map(([method, parameters]) => ({ name: method, parameters })),
  ]),
);

/** The methods of a library interface, by usual name (`http.Handler`) or full path (`net/http.Handler`). */
export function libraryInterface(name: string): readonly RequiredMethod[] | undefined {
  return methodsByInterface.get(baseName(name));
}
