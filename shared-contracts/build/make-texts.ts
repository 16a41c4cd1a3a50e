/**
 * Makes the indexes of texts. A language is a folder `texts/<language>/` in
 * each package that has texts: every file in it exports its texts under the
 * name of the language. Remotes load a language at a time, and so does the help
 * of the shell; the texts of a remote's declaration are loaded in all languages.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Language, languages } from '../src/i18n/language.ts';
import { writeGenerated } from './write-generated.ts';

const suite = join(import.meta.dirname, '../..');

/** Files with the texts of one language, by their names. */
function textFiles(source: string, language: Language): string[] {
  const folder = join(source, 'texts', language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

/**
 * Texts of a remote's declaration are needed in every language together; before contract 4.1 their file was `start`.
 */
const ofDeclaration = ['declaration', 'start'];

const isLoadedLate = (name: string, file: string): boolean =>
  name.startsWith('remote-') ? !ofDeclaration.includes(file) : file === 'help';

function indexOf(name: string, spoken: readonly Language[], isLazy: boolean): string {
  const from = (language: Language) => `'../../texts/${language}/${name}.ts'`;
  if (isLazy) {
    const loaders = spoken.map(
      (language) => `  ${language}: async () => (await import(${from(language)})).${language},`,
    );
    return `export const texts = {\n${loaders.join('\n')}\n};\n`;
  }
  const imports = spoken.map((language) => `import { ${language} } from ${from(language)};`);
  return `${imports.join('\n')}\n\nexport const texts = { ${spoken.join(', ')} };\n`;
}

/** Deletes indexes of texts that were renamed or deleted: they would not compile. */
function deleteStale(folder: string, names: readonly string[]): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    if (!names.includes(basename(file, '.ts'))) rmSync(join(folder, file));
  }
}

/** Writes the indexes of a package, one for each file of the first language. */
export function makeIndexes(name: string, folder: string): void {
  const source = join(folder, 'src');
  const [first] = languages;
  const files = new Map(languages.map((language) => [language, textFiles(source, language)]));
  const names = files.get(first) ?? [];
  deleteStale(join(source, 'generated/texts'), names);
  for (const file of names) {
    const spoken = languages.filter((language) => files.get(language)?.includes(file));
    writeGenerated(
      join(source, 'generated/texts', `${file}.ts`),
      indexOf(file, spoken, isLoadedLate(name, file)),
    );
  }
}

/** Writes the indexes of every package that has texts. */
export function makeTexts(): void {
  const packages = readdirSync(suite).filter((name) => existsSync(join(suite, name, 'src/texts')));
  for (const name of packages) makeIndexes(name, join(suite, name));
}
