import type { PrefetchContext } from 'shared-contracts';
import {
  type DeclaredMasterDataType,
  type MasterDataDeclaration,
  masterDataDeclarations,
} from 'shared-contracts/master-data';
import type { TypedDocumentNode } from 'urql';
import {
  AgreementTypeDocument,
  CountryDocument,
  UpdateAgreementTypeDocument,
  UpdateCountryDocument,
} from '../generated/operations.ts';
import type { FormRecord, SaveDocument } from '../records/record-form.tsx';

/** A record of any list: what each carries, and its declared fields by name. */
export interface MasterDataRecord extends FormRecord {
  readonly [field: string]: unknown;
}

interface MasterDataDocuments {
  readonly read: TypedDocumentNode<{ record: MasterDataRecord | null }, { id: string }>;
  readonly save: SaveDocument<MasterDataRecord>;
}

/** The operations of each declared list; `record` and `saved` name the result in all of them. */
const documents: Record<DeclaredMasterDataType, MasterDataDocuments> = {
  'agreement-types': { read: AgreementTypeDocument, save: UpdateAgreementTypeDocument },
  countries: { read: CountryDocument, save: UpdateCountryDocument },
};

/** The operations of a list. */
export function documentsOf({ type }: Pick<MasterDataDeclaration, 'type'>): MasterDataDocuments {
  return documents[type];
}

/** Starts the read of a record while the form's code still loads. */
export function prefetchMasterData({ route, params, client }: PrefetchContext): void {
  const declaration = masterDataDeclarations.find(({ type }) => route === `master-data/${type}`);
  const { id } = params;
  if (declaration && id && id !== 'new') {
    void client.query(documentsOf(declaration).read, { id }).toPromise();
  }
}
