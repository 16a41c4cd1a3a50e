/**
 * Makes the registries of all administered kinds from their declarations, one file for each reader: a grid loads no
 * form fields, and demo entries reach only the API.
 */
import { join } from 'node:path';
import { type GridColumn, gridColumn } from '../src/grids/grid-column.ts';
import { fallbackLanguage, languages } from '../src/i18n/language.ts';
import { inEveryLanguage } from '../src/i18n/names.ts';
import type { NamedKind } from './administered-kinds.ts';
import { literal, writeGenerated } from './write-generated.ts';

const folder = join(import.meta.dirname, '../src/generated');

const upperSnake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter, place: number) => `${place > 0 ? '_' : ''}${letter}`).toUpperCase();

/** A column as the arguments that make it again. */
function shortColumn(column: GridColumn) {
  const { type, path, title } = column;
  const usual = new Map(Object.entries(gridColumn(type, path, title)));
  const options = Object.fromEntries(
    Object.entries(column).filter(([name, value]) => usual.get(name) !== value),
  );
  return Object.keys(options).length > 0 ? [type, path, title, options] : [type, path, title];
}

/** A column of a choice shows its values in the words of the form. */
function inWords(column: GridColumn, { texts }: NamedKind): GridColumn {
  const choices = texts[fallbackLanguage].choices?.[column.path];
  if (!choices || column.type !== 'string' || column.formatter) return column;
  const words = Object.fromEntries(
    Object.entries(choices).map(([value, word]) => [
      value,
      inEveryLanguage((language) => texts[language].choices?.[column.path]?.[value] ?? word),
    ]),
  );
  return { ...column, formatter: 'enum', words };
}

const names = (kinds: readonly NamedKind[]) => `export const lookupNames = ${literal(
  kinds.filter(({ isLookup }) => isLookup).map(({ list }) => list),
)} as const;

export const administeredNames = ${literal(
  kinds.filter(({ isLookup }) => !isLookup).map(({ list }) => list),
)} as const;

/** Routes of the kinds that are no lookup lists. */
export type AdministeredRoute = ${kinds
  .filter(({ isLookup }) => !isLookup)
  .map(({ route }) => literal(route))
  .join(' | ')};
`;

const routes = (kinds: readonly NamedKind[]) => `import type { KindRoute } from '../routes/kind-route.ts';

export const kindRoutes: readonly KindRoute[] = ${literal(
  kinds.map(({ route, list, isLookup, gate, flags, whenFlagOff }) => ({
    list,
    // The address of a lookup list follows from its name.
    name: isLookup ? undefined : route,
    gate,
    flags,
    whenFlagOff,
  })),
)};
`;

const grids = (kinds: readonly NamedKind[]) => `import type { ShortGrid } from '../grids/short-grid.ts';
import type { administeredNames, lookupNames } from './kind-names.ts';

export const kindGrids: Readonly<
  Record<(typeof administeredNames)[number] | (typeof lookupNames)[number], ShortGrid>
> = ${literal(
  Object.fromEntries(
    kinds.map((kind) => {
      const { columns, ...grid } = kind.grid;
      const shortColumns = columns.map((column) => shortColumn(inWords(column, kind)));
      return [kind.list, { ...grid, type: kind.typeName, columns: shortColumns }];
    }),
  ),
)};
`;

const forms = (
  kinds: readonly NamedKind[],
) => `import type { MasterDataDeclaration } from '../master-data/master-data-declaration.ts';

export const kindForms: readonly MasterDataDeclaration[] = ${literal(
  kinds.flatMap(({ form, route, list, typeName, plural }) =>
    form ? [{ route, list, kind: upperSnake(typeName), typeName, plural, ...form }] : [],
  ),
)};
`;

/** Orders kinds so that each comes before those that refer to it. */
function byReference(kinds: readonly NamedKind[]): NamedKind[] {
  const done = new Set<NamedKind>();
  const add = (kind: NamedKind): void => {
    if (done.has(kind)) return;
    for (const field of kind.form?.fields ?? []) {
      const target = field.kind === 'reference' && kinds.find((one) => one.typeName === field.typeName);
      if (target && target !== kind) add(target);
    }
    done.add(kind);
  };
  for (const kind of kinds) add(kind);
  return [...done];
}

/** As within a sentence: 'Agreement type' is 'agreement type', 'GIS service' stays. */
const withinSentence = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The names of the records of each kind in counts, in every language. */
const recordNames = (kinds: readonly NamedKind[]) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        kinds.map(({ typeName, texts }) => {
          const { record, entity } = texts[language];
          return [typeName, { one: withinSentence(record), many: entity }];
        }),
      ),
    ]),
  );

const tables = (kinds: readonly NamedKind[]) => `import type { ByLanguage } from '../i18n/texts.ts';
import type { DemoList, LookupRead } from '../master-data/lookup-table.ts';

export const recordNames: ByLanguage<Readonly<Record<string, { readonly one: string; readonly many: string }>>> = ${literal(
  recordNames(kinds),
)};

export const lookupReads: Readonly<Record<string, LookupRead>> = ${literal(
  Object.fromEntries(
    kinds
      .filter(({ isLookup }) => isLookup)
      .map(({ typeName, orderedBy, searchedIn }) => [typeName, { orderedBy, searchedIn }]),
  ),
)};

/** In an order in which each list finds what its entries name. */
export const demoLists: readonly DemoList[] = ${literal(
  byReference(kinds.filter(({ demo }) => demo !== undefined)).map(({ typeName, form, demo }) => ({
    table: upperSnake(typeName).toLowerCase(),
    fields: form?.fields ?? [],
    ...demo,
  })),
)};
`;

/** Writes the registries of these kinds. */
export function makeRegistries(kinds: readonly NamedKind[]): void {
  const write = (name: string, content: string) => writeGenerated(join(folder, `${name}.ts`), content);
  write('kind-names', names(kinds));
  write('kind-routes', routes(kinds));
  write('kind-grids', grids(kinds));
  write('kind-forms', forms(kinds));
  write('lookup-tables', tables(kinds));
}
