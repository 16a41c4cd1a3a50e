import {
  type MasterDataDeclaration,
  masterDataValidator,
  writableFields,
} from 'shared-contracts/master-data';
import { texts } from '../../generated/texts/master-data.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { tableKind } from '../../records/writing/table-kind.ts';
import type { SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { checkMasterDataRight, type MasterDataContext } from './master-data-rights.ts';
import { isMarked } from './master-data-store.ts';

type Kind = WritableKind<SaveInput, Readonly<Record<string, unknown>>, MasterDataContext>;

/** Ticks that only the server sets: what came with the product, or what another system keeps. */
const marksOf = ({ fields }: MasterDataDeclaration): readonly string[] =>
  fields.filter(({ kind, readOnly }) => kind === 'tick' && readOnly).map(({ name }) => name);

function kindOf(declaration: MasterDataDeclaration): Kind {
  const { kind, typeName, titleField } = declaration;
  return tableKind<SaveInput, MasterDataContext>({
    kind,
    type: typeName,
    fields: writableFields(declaration),
    validator: masterDataValidator(declaration),
    titleFields: [titleField],
    checkPerson: (context) => checkMasterDataRight(declaration, context),
    check: async ({ action, id }, within) => {
      if (action === 'delete' && (await isMarked(within, typeName, marksOf(declaration), id)))
        throw badInput(said(texts, ({ kept }) => kept));
    },
  });
}

const kinds = new WeakMap<MasterDataDeclaration, Kind>();

/** How the records of a declaration are written. */
export function masterDataKind(declaration: MasterDataDeclaration): Kind {
  const known = kinds.get(declaration) ?? kindOf(declaration);
  kinds.set(declaration, known);
  return known;
}
