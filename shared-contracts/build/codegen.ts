/**
 * Generates files from declarations: registries and texts of administered kinds, resolver types from the schema for the
 * API, and typed documents next to the `.graphql` files of host and remotes. `node build/codegen.ts` makes all of them,
 * `--watch` again after each change.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { readSchema } from '../src/graphql/schema.ts';
import type { NamedKind } from './administered-kinds.ts';
import { makeDeclared } from './make-declared.ts';
import { documentsIn, scalars, writeDocuments } from './make-documents.ts';
import { picklistOperations } from './make-picklists.ts';
import { writeGenerated } from './write-generated.ts';

const suite = join(import.meta.dirname, '../..');
/** A decimal input may be anything until its field's rule has parsed it. */
const serverScalars = { ...scalars, Decimal: { input: 'unknown', output: 'string' } };

async function makeResolverTypes(): Promise<void> {
  const filename = join(suite, 'shared-contracts/src/graphql/generated/resolvers.ts');
  const content = await codegen({
    filename,
    schema: parse(readSchema()),
    documents: [],
    config: {
      scalars: serverScalars,
      enumsAsTypes: true,
      useTypeImports: true,
      skipTypename: true,
      avoidOptionals: { resolvers: false, field: true },
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers: typescriptResolvers },
  });
  writeGenerated(filename, content);
}

/** Operations that a package makes from declarations: picklists, and what `src/declared-operations.ts` exports. */
async function declaredDocuments(app: string, kinds: readonly NamedKind[]) {
  if (app === 'shared-ui') return [{ location: 'picklists', document: parse(picklistOperations(kinds)) }];
  const location = join(suite, app, 'src/declared-operations.ts');
  if (!existsSync(location)) return [];
  const { declaredOperations }: { declaredOperations: string } = await import(pathToFileURL(location).href);
  return [{ location, document: parse(declaredOperations) }];
}

/** Writes the typed documents of a package: those for its files, and those that it declares. */
async function makeDocuments(app: string, kinds: readonly NamedKind[]): Promise<void> {
  const folder = join(suite, app);
  const documents = [...documentsIn(folder), ...(await declaredDocuments(app, kinds))];
  if (documents.length > 0) await writeDocuments(folder, 'operations', documents);
}

/** Packages that have GraphQL operations of their own. */
const apps = readdirSync(suite).filter(
  (name) => ['host', 'shared-ui'].includes(name) || name.startsWith('remote-'),
);

async function makeAll(): Promise<void> {
  const kinds = await makeDeclared();
  await makeResolverTypes();
  for (const app of apps) await makeDocuments(app, kinds);
  // Apart from the others: fetched only where a shell does not have them.
  const picked = [{ location: 'picklists', document: parse(picklistOperations(kinds)) }];
  await writeDocuments(join(suite, 'remote-admin'), 'picklist-operations', picked);
}

/** Makes everything again in a process of its own: this one keeps the declarations that it has read. */
function makeAgain(): void {
  spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' });
}

await makeAll();

if (process.argv.includes('--watch')) {
  let waiting: NodeJS.Timeout | undefined;
  const declared = ['schema', 'src/lookups', 'src/administered', 'src/texts'];
  const folders = [
    ...declared.map((folder) => join('shared-contracts', folder)),
    ...[...apps, 'api'].map((name) => join(name, 'src')),
  ];
  for (const folder of folders) {
    const isDeclared = folder.startsWith('shared-contracts');
    const isSource = (file: string) => isDeclared || file.endsWith('.graphql') || /^texts[\\/]/.test(file);
    watch(join(suite, folder), { recursive: true }, (_event, file) => {
      if (!file || !isSource(file)) return;
      // An editor writes a file in several steps.
      clearTimeout(waiting);
      waiting = setTimeout(makeAgain, 100);
    });
  }
}
