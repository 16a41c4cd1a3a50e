import { RecordScreen } from 'shared-ui/record';
import { MasterModelDocument } from '../generated/operations.ts';
import { listAddress } from '../ground/record-list.ts';
import { MasterModelForm } from './master-model-form.tsx';
import { newMasterModel } from './master-model-record.ts';

/** A master model at its address; 'new' is one that is not saved yet. */
export function MasterModelScreen() {
  return (
    <RecordScreen
      document={MasterModelDocument}
      titleOf={({ name }) => name}
      make={newMasterModel}
      list={listAddress('templates/model')}
      show={(model) => <MasterModelForm model={model} />}
    />
  );
}
