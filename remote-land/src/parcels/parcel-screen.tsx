import { listAddress } from 'shared-ui';
import { RecordScreen } from 'shared-ui/record';
import { ParcelDocument } from '../generated/operations.ts';
import { ParcelForm } from './parcel-form.tsx';
import { newParcelRecord, type ParcelRecord } from './parcel-record.ts';

/** A parcel at its address; 'new' is one that is not saved yet. */
export function ParcelScreen() {
  return (
    <RecordScreen<ParcelRecord>
      document={ParcelDocument}
      titleOf={({ formattedLegalDescription }) => formattedLegalDescription}
      make={newParcelRecord}
      list={listAddress('parcels')}
      show={(parcel) => <ParcelForm parcel={parcel} />}
    />
  );
}
