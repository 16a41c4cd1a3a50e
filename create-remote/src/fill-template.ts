import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ending = '.template';

/** What is put into a template. */
export interface Filling {
  /** Name of the area: `oil-wells`. */
  readonly area: string;
  /** The version range of each library. */
  readonly versions: Readonly<Record<string, string>>;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The words of a template that are replaced, with what replaces them. */
function wordsOf({ area, versions }: Filling): ReadonlyMap<string, string> {
  const parts = area.split('-');
  const name = parts.map(capital).join('');
  return new Map([
    ['area', area],
    ['title', capital(parts.join(' '))],
    // A key of an object has quotes where it needs them.
    ['quoted', parts.length > 1 ? `'${area}'` : area],
    ['Name', name],
    ['flag', `enable${name}`],
    ...Object.entries(versions),
  ]);
}

/** The text of a template with its words filled in. Throws where it has a word that nothing is known of. */
export function filled(text: string, filling: Filling): string {
  const words = wordsOf(filling);
  return text.replaceAll(/__([@\w/.-]+?)__/g, (_all, word: string) => {
    const value = words.get(word);
    if (value === undefined) throw new Error(`The template asks for ${word}, which is not known.`);
    return value;
  });
}

/** Writes the files of a template into a folder, filled in, and returns their paths below it. */
export function fillTemplate(template: string, folder: string, filling: Filling): readonly string[] {
  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => {
      const path = relative(template, join(parentPath, name)).slice(0, -ending.length);
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, filled(readFileSync(join(parentPath, name), 'utf8'), filling));
      return path;
    })
    .toSorted();
}
