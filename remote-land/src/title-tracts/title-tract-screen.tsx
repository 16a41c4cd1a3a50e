import { listAddress } from 'shared-ui';
import { RecordScreen } from 'shared-ui/record';
import { TitleTractDocument } from '../generated/operations.ts';
import { TitleTractForm } from './title-tract-form.tsx';
import { newTitleTractRecord, type TitleTractRecord } from './title-tract-record.ts';

/** A title tract at its address; 'new' is one that is not saved yet. */
export function TitleTractScreen() {
  return (
    <RecordScreen<TitleTractRecord>
      document={TitleTractDocument}
      titleOf={({ name }) => name}
      make={newTitleTractRecord}
      list={listAddress('title-tracts')}
      show={(tract) => <TitleTractForm tract={tract} />}
    />
  );
}
