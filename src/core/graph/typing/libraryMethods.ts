// Names of methods that objects of the languages' own libraries have: where nothing is known of the receiver it is most likely one of those.
import type { Family } from '../edges/families.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Beyond what is so common that a name alone says nothing at all: see `isCommonMethod`. */
const methods: Readonly<Partial<Record<Family, ReadonlySet<string>>>> = {
  python: words(`as_posix as_uri bit_length cancelled capitalize casefold center chmod done expanduser expandvars fileno fromkeys hexdigest
    is_absolute is_alive is_dir is_file isalnum isalpha isatty isdecimal isdigit isidentifier islower isnumeric isoformat isspace isupper
    iterdir joinpath ljust lstrip maketrans mkdir most_common popitem readlines relative_to removeprefix removesuffix rfind rglob rindex
    rjust rpartition rsplit rstrip read_bytes read_text rmdir seek strftime swapcase symlink_to tell timestamp title total_seconds touch
    translate truncate unlink utcoffset with_name with_suffix write_bytes write_text writelines zfill difference intersection
    issubset issuperset symmetric_difference isdisjoint discard`),
  ecmascript: words(`charCodeAt codePointAt copyWithin endsWith exec findLastIndex getDate getDay getFullYear getHours getMinutes getMonth
    getSeconds getTime getTimezoneOffset isPrototypeOf lastIndexOf localeCompare matchAll normalize padEnd padStart propertyIsEnumerable
    reduceRight removeEventListener removeListener repeat replaceAll setAttribute getAttribute appendChild removeChild querySelector
    querySelectorAll substr toExponential toFixed toISOString toLocaleString toPrecision toReversed toSorted toSpliced trimEnd trimStart
    preventDefault stopPropagation dispatchEvent finally`),
  java: words(`addAll booleanValue byteValue charAt codePointAt compareTo compareToIgnoreCase computeIfAbsent computeIfPresent containsAll
    containsValue doubleValue equalsIgnoreCase floatValue getAnnotation getBytes getCause getClass getClassLoader getDeclaredFields
    getDeclaredMethods getMessage getOrDefault getSimpleName getStackTrace hasNext intValue isAssignableFrom isInstance isInterface
    lastIndexOf longValue matches ordinal printStackTrace printf putAll putIfAbsent removeAll removeIf replaceAll replaceFirst retainAll
    setLength shortValue toCharArray deleteCharAt`),
};

/** True for methods of the language's own strings, collections, files and dates. */
export function isLibraryMethod(family: Family, name: string): boolean {
  return methods[family]?.has(name) ?? false;
}
