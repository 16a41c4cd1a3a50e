/**
 * Generates the picklists of administered kinds: their queries, and the content of the menus. The shared blocks have
 * those of their own build; the administration area provides those of its build to an older shell.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PicklistDeclaration } from '../src/master-data/picklist-declaration.ts';
import type { NamedKind } from './administered-kinds.ts';
import { literal, writeGenerated } from './write-generated.ts';

interface Tree {
  readonly [field: string]: Tree;
}

const suite = join(import.meta.dirname, '../..');

/** The folders of the documents and of the picklists of each package. */
const places = { 'shared-ui': 'operations', 'remote-admin': 'picklist-operations' } as const;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const documentName = (name: string): string => `Pick${upper(name)}`;

const pickedKinds = (kinds: readonly NamedKind[]) =>
  kinds.flatMap(({ plural, picklist }) =>
    picklist ? [{ name: picklist.name ?? plural, plural, picklist }] : [],
  );

function withPath(tree: Tree, [field, ...below]: readonly string[]): Tree {
  return field === undefined ? tree : { ...tree, [field]: withPath(tree[field] ?? {}, below) };
}

const selection = (tree: Tree): string =>
  ['id', ...Object.entries(tree).map(([field, below]) => fieldText(field, below))].join(' ');

const fieldText = (field: string, below: Tree): string =>
  Object.keys(below).length > 0 ? `${field} { ${selection(below)} }` : field;

function queryOf(name: string, plural: string, picklist: PicklistDeclaration): string {
  const { columns, named, reads = [], arguments: own = {}, needs = [], offersInactive = false } = picklist;
  const paths = [...columns.map(({ path }) => path), ...named, ...reads];
  const tree = paths.reduce<Tree>((known, path) => withPath(known, path.split('.')), {});
  const taken: Readonly<Record<string, string>> = { query: 'String', ...own };
  const missing = needs.filter((argument) => !taken[argument]);
  if (missing.length > 0)
    throw new Error(`The picklist ${name} needs ${missing.join()} and does not take it.`);
  const variables = Object.entries(taken).map(([argument, type]) => `$${argument}: ${type}`);
  const given = Object.keys(taken).map((argument) => `${argument}: $${argument}`);
  if (!offersInactive) given.push('status: ACTIVE');
  return `query ${documentName(name)}(${variables.join(', ')}) {
  options: ${plural}(${given.join(', ')}) { ${selection(tree)} }
}`;
}

/** The queries of all declared picklists, as one document. */
export const picklistOperations = (kinds: readonly NamedKind[]): string =>
  pickedKinds(kinds)
    .map(({ name, plural, picklist }) => queryOf(name, plural, picklist))
    .join('\n');

/** Writes the content of the menus, next to the documents that query them. */
export function makePicklists(kinds: readonly NamedKind[]): void {
  // The image of the API has no blocks.
  if (!existsSync(join(suite, 'shared-ui/src'))) return;
  const picked = pickedKinds(kinds);
  const entries = picked.map(({ name, picklist }) => {
    const { columns, named, needs, loadsOnMount, visible } = picklist;
    const shown = literal({ columns, named, needs, loadsOnMount, visible });
    return `  ${name}: { document: operations.${documentName(name)}Document, ...${shown} },`;
  });
  for (const [folder, documents] of Object.entries(places)) {
    writeGenerated(
      join(suite, folder, 'src/generated/picklists.ts'),
      `import type { DeclaredPicklist } from 'shared-contracts';
import * as operations from './${documents}.ts';

export const kindPicklists = {
${entries.join('\n')}
} satisfies Readonly<Record<string, DeclaredPicklist>>;
`,
    );
  }
  writeGenerated(
    join(suite, 'remote-admin/src/generated/picklist-names.ts'),
    `export const kindPicklistNames = ${literal(picked.map(({ name }) => name))} as const;\n`,
  );
}
