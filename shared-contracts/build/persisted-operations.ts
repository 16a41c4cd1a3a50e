import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatDocument, stringifyDocument } from '@urql/core';
import type { DocumentNode } from 'graphql';
import type { App } from './app.ts';

/** The file of a release that lists its operations. */
export const operationsFile = 'operations.json';

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document';

type Operations = Readonly<Record<string, string>>;

/** Every operation that an application sends, as its client sends it, by the SHA-256 of its text. The host sends those of the shared blocks, which it provides. */
export async function persistedOperations({ kind, folder }: App): Promise<Operations> {
  const shared = kind === 'host' ? await operationsIn(join(folder, '../shared-ui')) : {};
  return { ...shared, ...(await operationsIn(folder)) };
}

/** The files with the documents of an application; the second has those that it provides to an older shell. */
const files = ['operations.ts', 'picklist-operations.ts'];

async function operationsIn(appFolder: string): Promise<Operations> {
  const found = await Promise.all(files.map((name) => operationsOf(join(appFolder, 'src/generated', name))));
  return Object.assign({}, ...found);
}

async function operationsOf(file: string): Promise<Operations> {
  if (!existsSync(file)) return {};
  // A version in the address, so that a watching build reads the regenerated file.
  const version = createHash('sha256').update(readFileSync(file)).digest('hex');
  const made: Readonly<Record<string, unknown>> = await import(`${pathToFileURL(file).href}?${version}`);
  return Object.fromEntries(
    Object.values(made)
      .filter(isDocument)
      .map((document) => {
        const text = stringifyDocument(formatDocument(document));
        return [createHash('sha256').update(text).digest('hex'), text] as const;
      }),
  );
}
