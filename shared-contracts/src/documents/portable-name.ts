import { hasUnfitCharacters } from './file-name.ts';
import { extensionOf } from './uploads.ts';

/** Separators of paths, and characters that Windows uses for wildcards, streams and pipes. */
const separators = new Set('\\/:*?"<>|');

/** Device names of Windows, which are reserved with any extension. */
const devices: ReadonlySet<string> = new Set([
  ...['con', 'prn', 'aux', 'nul', 'conin$', 'conout$'],
  ...[...'0123456789¹²³'].flatMap((digit) => [`com${digit}`, `lpt${digit}`]),
]);

const longestName = 120;

/** An extension that is kept when the name is shortened. */
const extensionForm = /^[a-z\d]{1,10}$/;

/**
 * Removes surrounding spaces and the dot at either end: Windows drops a trailing one, and a leading one hides a file.
 */
function stripped(text: string): string {
  const isEdge = (character: string | undefined) => character === '.' || character?.trim() === '';
  const characters = [...text];
  while (isEdge(characters.at(-1))) characters.pop();
  const start = characters.findIndex((character) => !isEdge(character));
  return start < 0 ? '' : characters.slice(start).join('');
}

/** The first characters of a text, without cutting one in two. */
const shortened = (text: string, most: number): string => [...text].slice(0, most).join('');

/** A name and its extension with the dot; '' if it has none. */
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
 * A name for a file or folder that Windows, macOS and Linux can all store, as close to the text as possible; '' if
 * nothing of the text is left. The extension is kept if the text is longer than `most` characters.
 */
export function portableName(text: string, most = longestName): string {
  const fit = [...text.normalize('NFC')].map((one) =>
    separators.has(one) || hasUnfitCharacters(one) ? ' ' : one,
  );
  const { base, end } = inParts(stripped(fit.join('')));
  return withoutDevice(`${stripped(shortened(base, most - end.length))}${end}`);
}

/** Makes names unique, also regardless of case: the second of two equal names becomes '… (2)'. */
export function namesApart(names: readonly string[], taken: readonly string[] = []): readonly string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return names.map((name) => {
    let free = name;
    for (let count = 2; used.has(free.toLowerCase()); count += 1) free = `${name} (${count})`;
    used.add(free.toLowerCase());
    return free;
  });
}

/** Makes file names unique; each keeps its extension. */
export function fileNamesApart(names: readonly string[]): readonly string[] {
  const parts = names.map(inParts);
  const bases = namesApart(parts.map(({ base }) => base));
  return parts.map(({ base, end }, place) => `${bases[place] ?? base}${end}`);
}
