/**
 * Makes the texts of administered kinds: those of lists for all languages in one file, those of forms in a file for
 * each language.
 */
import { join } from 'node:path';
import { type Language, languages } from '../src/i18n/language.ts';
import type { KindTexts } from '../src/master-data/administered-kind.ts';
import type { NamedKind } from './administered-kinds.ts';
import { literal, writeGenerated } from './write-generated.ts';

const contracts = join(import.meta.dirname, '../src');

type TextsByList = readonly (readonly [list: string, texts: KindTexts])[];

const textsByListIn = (language: Language, kinds: readonly NamedKind[]): TextsByList =>
  kinds.map(({ list, texts }) => [list, texts[language]] as const);

const listTexts = (textsByList: TextsByList) => ({
  titles: Object.fromEntries(textsByList.map(([list, { title }]) => [list, title])),
  entities: Object.fromEntries(textsByList.map(([list, { entity }]) => [list, entity])),
  columns: Object.fromEntries(textsByList.flatMap(([, { columns }]) => Object.entries(columns ?? {}))),
});

const formTexts = (textsByList: TextsByList) =>
  Object.fromEntries(
    textsByList.map(([list, { record, fields, rows, whenEmpty, choices }]) => [
      list,
      { record, fields, rows, whenEmpty, choices },
    ]),
  );

/** A dot in a key would create another level. */
const pickedTexts = (textsByList: TextsByList) =>
  Object.fromEntries(
    textsByList
      .flatMap(([, { picked }]) => Object.entries(picked ?? {}))
      .map(([path, title]) => [path.replaceAll('.', '_'), title]),
  );

/** Writes the texts of these kinds. */
export function makeKindTexts(kinds: readonly NamedKind[]): void {
  const write = (name: string, content: string) =>
    writeGenerated(join(contracts, 'generated', `${name}.ts`), content);
  const spoken = languages.map((language) => [language, textsByListIn(language, kinds)] as const);
  const inAll = (texts: (textsByList: TextsByList) => unknown) =>
    literal(Object.fromEntries(spoken.map(([language, textsByList]) => [language, texts(textsByList)])));
  const language = `import type { Language } from '../i18n/language.ts';`;
  const texts = `import type { Texts } from '../i18n/texts.ts';`;
  write(
    'list-texts',
    `import type { ListTexts } from '../grids/declared-grid.ts';
${language}

export const kindTexts: Readonly<Record<Language, ListTexts>> = ${inAll(listTexts)};
`,
  );
  write(
    'picked-texts',
    `${language}
${texts}

/** Titles of columns of picklists, by path. */
export const pickedTexts: Readonly<Record<Language, Texts>> = ${inAll(pickedTexts)};
`,
  );
  for (const [name, textsByList] of spoken) {
    write(
      `form-texts/${name}`,
      `import type { Texts } from '../../i18n/texts.ts';

export const texts: Texts = ${literal(formTexts(textsByList))};
`,
    );
  }
  const loaders = languages.map(
    (name) => `  ${name}: async () => (await import('./form-texts/${name}.ts')).texts,`,
  );
  write(
    'form-texts',
    `/** Texts of forms by list, loaded a language at a time. */
export const formTexts = {
${loaders.join('\n')}
};
`,
  );
}
