import type { PrefetchContext } from 'shared-contracts';
import { type MasterDataDeclaration, masterDataDeclarations } from 'shared-contracts/master-data';
import { type FormRecord, readAhead, type SaveDocument } from 'shared-ui/record';
import type { TypedDocumentNode } from 'urql';
import * as operations from '../generated/operations.ts';

/** A record of any declared kind: what each carries, and its declared fields by name. */
export interface MasterDataRecord extends FormRecord {
  readonly [field: string]: unknown;
}

interface MasterDataDocuments {
  readonly read: TypedDocumentNode<{ record: MasterDataRecord | null }, { id: string }>;
  readonly save: SaveDocument<MasterDataRecord>;
  readonly remove: TypedDocumentNode<{ deleted: readonly string[] }, { ids: string[] }>;
}

const made: Readonly<Record<string, unknown>> = operations;

/** The operations of a kind, made from its declaration and named after its type. */
export function documentsOf({ typeName }: MasterDataDeclaration): MasterDataDocuments {
  // The answers of the documents follow from the declaration that they were made from.
  return {
    read: made[`${typeName}Document`],
    save: made[`Update${typeName}Document`],
    remove: made[`Delete${typeName}Document`],
  } as MasterDataDocuments;
}

/** Starts the read of a record while the form's code still loads. */
export function prefetchMasterData({ route, params, client }: PrefetchContext): void {
  const declaration = masterDataDeclarations.find((declared) => declared.route === route);
  const { id } = params;
  if (declaration && id && id !== 'new') {
    readAhead(client, documentsOf(declaration).read, { id });
  }
}
