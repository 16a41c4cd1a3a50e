// Deltas between releases: Compression Dictionary Transport, RFC 9842.

/** The content coding of a delta: Zstandard with the file of an earlier release as its dictionary (RFC 9842, 5). */
export const deltaCoding = 'dcz';

/** What a delta begins with, before the 32 bytes of its dictionary's SHA-256. */
export const deltaMagic: readonly number[] = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00];

/** The name of a file without the hash of its content, which is what it shares with the same file of another release. */
const hashedName = /\.[0-9a-f]{8}(?=\.(?:js|css)$)/;

/** A script or style sheet as the same one of every release is called, `269.*.js`; undefined for a file without such a name. */
export const fileOfEveryRelease = (file: string): string | undefined =>
  hashedName.test(file) ? file.replace(hashedName, '.*') : undefined;

/** Where the delta of a file is, beside it; `dictionary` is the SHA-256 of the earlier file in base64url. */
export const deltaName = (file: string, dictionary: string): string => `${file}.${dictionary}.${deltaCoding}`;

/** What `deltaName` adds to a file's name: a SHA-256 is 43 letters in base64url. */
const deltaEnd = /^\.[\w-]{43}\.dcz$/;
const deltaEndLength = 48;

/** The file that a delta unpacks to; undefined for what is no delta. */
export function fileOfDelta(name: string): string | undefined {
  const file = name.slice(0, -deltaEndLength);
  return file !== '' && deltaEnd.test(name.slice(-deltaEndLength)) ? file : undefined;
}

/**
 * The value of Use-As-Dictionary for a file: it serves the same file of other releases. `path` is the address of the
 * file as the browser knows it, `/1.4.2/269.555255f7.js`; what stands before the version stays, so that areas that share
 * an origin do not take each other's. Undefined for a file that has no counterpart.
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

/** A byte sequence of 32 bytes as a structured field writes it (RFC 8941): `:…:`. */
const hashField = /^:([A-Za-z0-9+/]{43})=:$/;

/** Whether a coding is named, and not with a weight of nothing. */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/**
 * The SHA-256 of the file that a browser has and can unpack a delta with, in base64url. Undefined where it has none or
 * cannot, and for anything that is no such hash: what it becomes is part of a file's name.
 */
export function dictionaryOf(headers: DeltaRequest): string | undefined {
  const { 'accept-encoding': codings, 'available-dictionary': available } = headers;
  if (typeof codings !== 'string' || typeof available !== 'string') return undefined;
  const [, hash] = hashField.exec(available.trim()) ?? [];
  if (hash === undefined || !accepts(codings, deltaCoding)) return undefined;
  return hash.replaceAll('+', '-').replaceAll('/', '_');
}
