import type { BulkAction } from 'shared-contracts';
import type { MasterDataDeclaration } from 'shared-contracts/master-data';
import { DeleteRows } from 'shared-ui/record';
import { documentsOf } from './master-data-documents.ts';
import { useKindTexts } from './use-kind-texts.ts';

/** The delete of selected rows of a declared kind. */
export const deleteKind = (declaration: MasterDataDeclaration): BulkAction => {
  const { remove } = documentsOf(declaration);
  return function DeleteKind(props) {
    return <DeleteRows {...props} document={remove} item={useKindTexts(declaration).record} />;
  };
};
