import { hasUnfitCharacters } from './file-name.ts';
import { extensionOf } from './uploads.ts';

/** Separators of paths, and what Windows takes for wildcards, streams and pipes. */
const separators = new Set('\\/:*?"<>|');

/** Devices of Windows, which it takes for files of any extension. */
const devices: ReadonlySet<string> = new Set([
  ...['con', 'prn', 'aux', 'nul', 'conin$', 'conout$'],
  ...[...'0123456789¹²³'].flatMap((digit) => [`com${digit}`, `lpt${digit}`]),
]);

const longestName = 120;

/** An end of a name that is kept where the name is cut. */
const extensionForm = /^[a-z\d]{1,10}$/;

/**
 * Without surrounding blanks, and without a dot at either end: Windows drops a trailing one, and a leading one hides a
 * file.
 */
function stripped(text: string): string {
  const isEdge = (character: string | undefined) => character === '.' || character?.trim() === '';
  const characters = [...text];
  while (isEdge(characters.at(-1))) characters.pop();
  const start = characters.findIndex((character) => !isEdge(character));
  return start < 0 ? '' : characters.slice(start).join('');
}

/** The first characters of a text, none of them cut in two. */
const shortened = (text: string, most: number): string => [...text].slice(0, most).join('');

/** A name and its extension with the dot, '' where it has none. */
function inParts(name: string): { readonly base: string; readonly end: string } {
  const extension = extensionOf(name);
  const end = extensionForm.test(extension) ? name.slice(-extension.length - 1) : '';
  return { base: name.slice(0, name.length - end.length), end };
}

function withoutDevice(name: string): string {
  const [base = '', ...rest] = name.split('.');
  return devices.has(base.trimEnd().toLowerCase()) ? [`${base.trimEnd()}_`, ...rest].join('.') : name;
}

/**
 * The name of a file or a folder that Windows, macOS and Linux can all keep, as close to a text as that allows; '' where
 * nothing of the text is left. Keeps the extension where the text is longer than `most` characters.
 */
export function portableName(text: string, most = longestName): string {
  const fit = [...text.normalize('NFC')].map((one) =>
    separators.has(one) || hasUnfitCharacters(one) ? ' ' : one,
  );
  const { base, end } = inParts(stripped(fit.join('')));
  return withoutDevice(`${stripped(shortened(base, most - end.length))}${end}`);
}

/** Names of which no two are the same, in upper and lower case either: the second of a name is called '… (2)'. */
export function namesApart(names: readonly string[], taken: readonly string[] = []): readonly string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return names.map((name) => {
    let free = name;
    for (let count = 2; used.has(free.toLowerCase()); count += 1) free = `${name} (${count})`;
    used.add(free.toLowerCase());
    return free;
  });
}

/** Names of files of which no two are the same; each keeps its extension. */
export function fileNamesApart(names: readonly string[]): readonly string[] {
  const parts = names.map(inParts);
  const bases = namesApart(parts.map(({ base }) => base));
  return parts.map(({ base, end }, place) => `${bases[place] ?? base}${end}`);
}
