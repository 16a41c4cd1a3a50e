import { limits } from '../limits/index.ts';
import type { MasterDataType } from '../routes/master-data-types.ts';
import type { MasterDataField, TextFieldDeclaration } from './master-data-field.ts';

/** The lists that are declared so far. */
export type DeclaredMasterDataType = Extract<MasterDataType, 'agreement-types' | 'countries'>;

/** The record kinds of the history, as the schema names them. */
export type MasterDataKind = 'AGREEMENT_TYPE' | 'COUNTRY';

/** One lookup list: what its records hold and how the rest of the system names it. */
export interface MasterDataDeclaration {
  readonly type: DeclaredMasterDataType;
  readonly kind: MasterDataKind;
  /** GraphQL type name. */
  readonly typeName: 'AgreementType' | 'Country';
  /** The field that names a record in titles and lists. */
  readonly titleField: string;
  /** The field that orders the list. */
  readonly orderField: string;
  readonly fields: readonly MasterDataField[];
}

const code = (maximum: number = limits.masterDataCode): TextFieldDeclaration => ({
  name: 'code',
  kind: 'text',
  maximum,
  label: 'Code',
  required: true,
});

const name: TextFieldDeclaration = {
  name: 'name',
  kind: 'text',
  maximum: limits.masterDataName,
  label: 'Name',
  required: true,
};

const description: TextFieldDeclaration = {
  name: 'description',
  kind: 'textarea',
  maximum: limits.masterDataDescription,
  label: 'Description',
  required: false,
  marked: true,
};

const isActive: MasterDataField = { name: 'isActive', kind: 'tick', whenNew: true };

/** Every lookup list that is declared; form, validator, resolver and store are made from it. */
export const masterDataDeclarations = [
  {
    type: 'agreement-types',
    kind: 'AGREEMENT_TYPE',
    typeName: 'AgreementType',
    titleField: 'code',
    orderField: 'code',
    fields: [code(), isActive, description],
  },
  {
    type: 'countries',
    kind: 'COUNTRY',
    typeName: 'Country',
    titleField: 'name',
    orderField: 'name',
    fields: [
      code(),
      name,
      isActive,
      { name: 'isMasterRecord', kind: 'tick', whenNew: false, readOnly: true },
      description,
    ],
  },
] as const satisfies readonly MasterDataDeclaration[];

/** The declaration of a type, or undefined where its list is not declared. */
export function masterDataDeclaration(type: MasterDataType): MasterDataDeclaration | undefined {
  return masterDataDeclarations.find((declaration) => declaration.type === type);
}
