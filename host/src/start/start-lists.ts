import { type DeclaredMasterDataType, masterDataDeclarations } from 'shared-contracts/master-data';
import type { TypedDocumentNode } from 'urql';
import { StartAgreementTypesDocument, StartCountriesDocument } from '../generated/operations.ts';

/** One row of a list on the start screen. */
export interface StartRow {
  readonly id: string;
  readonly code: string;
  readonly name?: string;
  readonly description: string | null;
  readonly isActive: boolean;
}

export interface StartList {
  readonly type: DeclaredMasterDataType;
  readonly hasName: boolean;
  readonly document: TypedDocumentNode<{ rows: StartRow[] }, { query?: string | null }>;
}

const documents: Record<DeclaredMasterDataType, StartList['document']> = {
  'agreement-types': StartAgreementTypesDocument,
  countries: StartCountriesDocument,
};

/** The lists that the start screen shows, from the declarations of the master data. */
export const startLists: readonly StartList[] = masterDataDeclarations.map(({ type, fields }) => ({
  type,
  hasName: fields.some(({ name }) => name === 'name'),
  document: documents[type],
}));
