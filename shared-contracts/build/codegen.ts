/**
 * Makes types from the schema: resolver types for the API into the contracts
 * package, and typed documents beside the `.graphql` files of host and remotes.
 * `node build/codegen.ts` makes all of them, `--watch` again after each change.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, watch, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { readSchema } from '../src/graphql/schema.ts';

const suite = join(import.meta.dirname, '../..');
const scalars = { ID: 'string', DateTime: 'string', Date: 'string', Decimal: 'string', GeoJson: 'unknown' };
/** What comes in as a decimal is anything until its field's rule has read it. */
const serverScalars = { ...scalars, Decimal: { input: 'unknown', output: 'string' } };

function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(folder, file));
}

function write(file: string, content: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  const isSame =
    statSync(file, { throwIfNoEntry: false })?.isFile() && readFileSync(file, 'utf8') === content;
  if (!isSame) writeFileSync(file, content);
}

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
  write(filename, content);
}

/** Operations that an application makes from declarations: what `src/declared-operations.ts` exports. */
async function declaredDocuments(app: string) {
  const location = join(suite, app, 'src/declared-operations.ts');
  if (!existsSync(location)) return [];
  const { declaredOperations }: { declaredOperations: string } = await import(pathToFileURL(location).href);
  return [{ location, document: parse(declaredOperations) }];
}

async function makeDocuments(app: string): Promise<void> {
  const files = filesUnder(join(suite, app, 'src'), '.graphql');
  const written = files.map((location) => ({ location, document: parse(readFileSync(location, 'utf8')) }));
  const documents = [...written, ...(await declaredDocuments(app))];
  if (documents.length === 0) return;
  const filename = join(suite, app, 'src/generated/operations.ts');
  const content = await codegen({
    filename,
    schema: parse(readSchema()),
    documents,
    config: { scalars, enumsAsTypes: true, useTypeImports: true, dedupeFragments: true },
    plugins: [{ operations: {} }, { documents: {} }],
    pluginMap: { operations: typescriptOperations, documents: typedDocumentNode },
  });
  write(filename, content);
}

/** Packages that have GraphQL operations of their own. */
const apps = readdirSync(suite).filter(
  (name) => ['host', 'shared-ui'].includes(name) || name.startsWith('remote-'),
);

async function makeAll(): Promise<void> {
  await makeResolverTypes();
  for (const app of apps) await makeDocuments(app);
}

await makeAll();

if (process.argv.includes('--watch')) {
  for (const folder of ['shared-contracts/schema', ...apps.map((app) => join(app, 'src'))]) {
    watch(join(suite, folder), { recursive: true }, (_event, file) => {
      if (file && basename(file).endsWith('.graphql')) {
        makeAll().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
      }
    });
  }
}
