import { type MasterDataDeclaration, newMasterData } from 'shared-contracts/master-data';
import { RecordScreen } from 'shared-ui/record';
import { listAddress } from '../ground/record-list.ts';
import type { MasterDataAbove, MasterDataActions } from './master-data-actions.ts';
import { documentsOf, type MasterDataRecord } from './master-data-documents.ts';
import { MasterDataForm } from './master-data-form.tsx';

interface MasterDataScreenProps {
  readonly declaration: MasterDataDeclaration;
  readonly actions: MasterDataActions | undefined;
  readonly above: MasterDataAbove | undefined;
}

/** A declared record at its address. */
export function MasterDataScreen({ declaration, actions, above }: MasterDataScreenProps) {
  return (
    <RecordScreen<MasterDataRecord>
      document={documentsOf(declaration).read}
      titleOf={(record) => String(record[declaration.titleField] ?? '')}
      make={(id) => ({ id, revision: null, canEdit: true, ...newMasterData(declaration) })}
      list={listAddress(declaration.route)}
      show={(record) => (
        <MasterDataForm declaration={declaration} record={record} actions={actions} above={above} />
      )}
    />
  );
}
