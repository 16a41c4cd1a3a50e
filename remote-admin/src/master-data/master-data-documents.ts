import type { PrefetchContext } from 'shared-contracts';
import { type DeclaredMasterDataType, masterDataDeclarations } from 'shared-contracts/master-data';
import type { TypedDocumentNode } from 'urql';
import {
  AgreementTypeDocument,
  CountryDocument,
  UpdateAgreementTypeDocument,
  UpdateCountryDocument,
} from '../generated/operations.ts';

/** What every master-data record carries besides its own fields. */
export interface MasterDataRecord {
  readonly __typename: string;
  readonly id: string;
  readonly revision: number;
  readonly code: string;
  readonly canEdit: boolean;
}

interface MasterDataSave {
  readonly id: string;
  readonly revision: number | null;
  readonly saveId: string;
}

interface MasterDataDocuments {
  readonly read: TypedDocumentNode<{ record: MasterDataRecord | null }, { id: string }>;
  readonly save: TypedDocumentNode<{ saved: MasterDataRecord }, { input: MasterDataSave }>;
}

/** The operations of each declared list; `record` and `saved` name the result in all of them. */
export const masterDataDocuments: Record<DeclaredMasterDataType, MasterDataDocuments> = {
  'agreement-types': { read: AgreementTypeDocument, save: UpdateAgreementTypeDocument },
  countries: { read: CountryDocument, save: UpdateCountryDocument },
};

/** Starts the read of a record while the form's code still loads. */
export function prefetchMasterData({ route, params, client }: PrefetchContext): void {
  const declaration = masterDataDeclarations.find(({ type }) => route === `master-data/${type}`);
  const { id } = params;
  if (declaration && id && id !== 'new') {
    void client.query(masterDataDocuments[declaration.type].read, { id }).toPromise();
  }
}
