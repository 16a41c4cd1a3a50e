// Deltas between releases: Compression Dictionary Transport, RFC 9842.

/** The content coding of a delta: Zstandard with the file of an earlier release as its dictionary (RFC 9842, 5). */
export const deltaCoding = 'dcz';

/** The first bytes of a delta; the 32 bytes of its dictionary's SHA-256 follow. */
export const deltaMagic: readonly number[] = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00];

/** The hash of the content in a file's name; the rest of the name is the same in every release. */
const hashedName = /\.[0-9a-f]{8}(?=\.(?:js|css)$)/;

/**
 * A pattern that matches a script or style sheet in every release, such as `269.*.js`; undefined for a file without a
 * hash in its name.
 */
export const fileOfEveryRelease = (file: string): string | undefined =>
  hashedName.test(file) ? file.replace(hashedName, '.*') : undefined;

/**
 * The name of a file's delta, which is stored next to it; `dictionary` is the SHA-256 of the earlier file in base64url.
 */
export const deltaName = (file: string, dictionary: string): string => `${file}.${dictionary}.${deltaCoding}`;

/** The suffix that `deltaName` adds to a file's name: a SHA-256 is 43 letters in base64url. */
const deltaEnd = /^\.[\w-]{43}\.dcz$/;
const deltaEndLength = 48;

/** The file that results from unpacking a delta; undefined for a name that is not a delta. */
export function fileOfDelta(name: string): string | undefined {
  const file = name.slice(0, -deltaEndLength);
  return file !== '' && deltaEnd.test(name.slice(-deltaEndLength)) ? file : undefined;
}

/**
 * The value of Use-As-Dictionary for a file, which serves as the dictionary for the same file of other releases. `path`
 * is the address of the file as the browser knows it, such as `/1.4.2/269.555255f7.js`; the part before the version is
 * kept, so that areas on the same origin do not use each other's files. Undefined for a file without a counterpart in
 * other releases.
 */
export function useAsDictionary(path: string): string | undefined {
  const [, before, file] = /^((?:\/[\w.-]+)*?)\/\d[\w.-]*\/([\w.-]+)$/.exec(path) ?? [];
  const every = file === undefined ? undefined : fileOfEveryRelease(file);
  return every && `match="${before}/*/${every}"`;
}

interface DeltaRequest {
  readonly 'accept-encoding'?: string | string[] | undefined;
  readonly 'available-dictionary'?: string | string[] | undefined;
}

/** 32 bytes as a byte sequence in a structured field (RFC 8941): `:…:`. */
const hashField = /^:([A-Za-z0-9+/]{43})=:$/;

/** Whether a coding is listed, with a weight other than zero. */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/**
 * The SHA-256, in base64url, of the file with which a browser can unpack a delta. Undefined if the browser has no such
 * file or cannot unpack deltas, and for anything that is not a SHA-256, because it becomes part of a file's name.
 */
export function dictionaryOf(headers: DeltaRequest): string | undefined {
  const { 'accept-encoding': codings, 'available-dictionary': available } = headers;
  if (typeof codings !== 'string' || typeof available !== 'string') return undefined;
  const [, hash] = hashField.exec(available.trim()) ?? [];
  if (hash === undefined || !accepts(codings, deltaCoding)) return undefined;
  return hash.replaceAll('+', '-').replaceAll('/', '_');
}
