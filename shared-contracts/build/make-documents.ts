import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { type DocumentNode, parse } from 'graphql';
import { readSchema } from '../src/graphql/schema.ts';
import { writeGenerated } from './write-generated.ts';

/** How the scalars of the schema are typed in the browser. */
export const scalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  Decimal: 'string',
  GeoJson: 'unknown',
};

/** A GraphQL document, and the file or declaration that it comes from. */
interface Source {
  readonly location: string;
  readonly document: DocumentNode;
}

/** The documents of the `.graphql` files of a package. */
export function documentsIn(folder: string): readonly Source[] {
  const source = join(folder, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => join(source, file))
    .map((location) => ({ location, document: parse(readFileSync(location, 'utf8')) }));
}

/** Writes typed documents into a package, as `src/generated/<name>.ts`. Rejects where one does not fit the schema. */
export async function writeDocuments(
  folder: string,
  name: string,
  documents: readonly Source[],
): Promise<void> {
  const filename = join(folder, `src/generated/${name}.ts`);
  const content = await codegen({
    filename,
    schema: parse(readSchema()),
    documents: [...documents],
    config: { scalars, enumsAsTypes: true, useTypeImports: true, dedupeFragments: true },
    plugins: [{ operations: {} }, { documents: {} }],
    pluginMap: { operations: typescriptOperations, documents: typedDocumentNode },
  });
  writeGenerated(filename, content);
}
