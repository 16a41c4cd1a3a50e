import { MasterModelDocument } from '../generated/operations.ts';
import { RecordScreen } from '../records/record-screen.tsx';
import { MasterModelForm } from './master-model-form.tsx';
import { newMasterModel } from './master-model-record.ts';

/** A master model at its address; 'new' is one that is not saved yet. */
export function MasterModelScreen() {
  return (
    <RecordScreen
      document={MasterModelDocument}
      titleOf={({ name }) => name}
      make={newMasterModel}
      show={(model) => <MasterModelForm model={model} />}
    />
  );
}
