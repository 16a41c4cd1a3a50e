/**
 * Makes the indexes of texts. A language is a folder `texts/<language>/` in
 * each package that has texts: every file in it exports its texts under the
 * name of the language. Remotes load a language at a time.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fallbackLanguage, type Language, languages } from '../src/i18n/language.ts';
import type { KindTexts } from '../src/master-data/administered-kind.ts';
import type { NamedKind } from './administered-kinds.ts';
import { literal, writeGenerated } from './write-generated.ts';

const suite = join(import.meta.dirname, '../..');
const contracts = join(suite, 'shared-contracts/src');

/** Files with the texts of one language, by their names. */
function textFiles(source: string, language: Language): string[] {
  const folder = join(source, 'texts', language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

/** Texts of kinds that their own files do not hold, in a language that came later. */
const laterKinds = 'kinds';

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

/** Writes the indexes of a package, one for each file of the first language. */
function makeIndexes(name: string): void {
  const source = join(suite, name, 'src');
  const [first] = languages;
  const files = new Map(languages.map((language) => [language, textFiles(source, language)]));
  for (const file of files.get(first) ?? []) {
    const spoken = languages.filter((language) => files.get(language)?.includes(file));
    writeGenerated(
      join(source, 'generated/texts', `${file}.ts`),
      indexOf(file, spoken, name.startsWith('remote-')),
    );
  }
}

async function laterTexts(language: Language): Promise<Readonly<Record<string, KindTexts>>> {
  const file = join(contracts, 'texts', language, `${laterKinds}.ts`);
  if (!existsSync(file)) return {};
  const exported: Record<string, Readonly<Record<string, KindTexts>>> = await import(
    pathToFileURL(file).href
  );
  return exported[language] ?? {};
}

/** Writes what the kinds are called: lists and columns for all languages at once, forms a language a file. */
async function makeKindTexts(kinds: readonly NamedKind[]): Promise<void> {
  const lists: Partial<Record<Language, unknown>> = {};
  const pickers: Partial<Record<Language, unknown>> = {};
  for (const language of languages) {
    const later = await laterTexts(language);
    const told = kinds.map(
      (kind) =>
        [kind.list, kind.texts[language] ?? later[kind.list] ?? kind.texts[fallbackLanguage]] as const,
    );
    lists[language] = {
      titles: Object.fromEntries(told.map(([list, { title }]) => [list, title])),
      entities: Object.fromEntries(told.map(([list, { entity }]) => [list, entity])),
      columns: Object.assign({}, ...told.map(([, { columns }]) => columns ?? {})),
    };
    const forms = Object.fromEntries(
      told.map(([list, { record, fields, rows, choices }]) => [list, { record, fields, rows, choices }]),
    );
    pickers[language] = Object.assign({}, ...told.map(([, { picked }]) => picked ?? {}));
    writeGenerated(
      join(contracts, 'generated/kind-texts', `${language}.ts`),
      `import type { Texts } from '../../i18n/texts.ts';

/** Forms of the administered kinds, by list. */
export const forms: Texts = ${literal(forms)};
`,
    );
  }
  writeGenerated(
    join(contracts, 'generated/kind-texts.ts'),
    `import type { ListTexts } from '../grids/declared-grid.ts';
import type { Language } from '../i18n/language.ts';

export const kindTexts: Readonly<Record<Language, ListTexts>> = ${literal(lists)};

/** Texts of forms, loaded a language at a time. */
export const formTexts = {
${languages.map((language) => `  ${language}: async () => (await import('./kind-texts/${language}.ts')).forms,`).join('\n')}
};
`,
  );
  writeGenerated(
    join(contracts, 'generated/picked-texts.ts'),
    `import type { Language } from '../i18n/language.ts';
import type { Texts } from '../i18n/texts.ts';

/** Titles of columns of picklists, by path. */
export const pickedTexts: Readonly<Record<Language, Texts>> = ${literal(pickers)};
`,
  );
}

/** Writes the indexes of every package that has texts, and the texts of administered kinds. */
export async function makeTexts(kinds: readonly NamedKind[]): Promise<void> {
  const packages = readdirSync(suite).filter((name) => existsSync(join(suite, name, 'src/texts')));
  for (const name of packages) makeIndexes(name);
  await makeKindTexts(kinds);
}
