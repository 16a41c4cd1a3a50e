import { useIsReadOnly } from 'shared-ui/form';
import { useTabRows } from 'shared-ui/record';
import { ParcelTitlesDocument, type ParcelTitlesQuery } from '../generated/operations.ts';
import { ReadTitleButton } from '../title-reading/read-title-button.tsx';
import { titleRow } from '../titles/title-record.ts';
import { TitlesGrid } from '../titles/titles-grid.tsx';
import type { ParcelRecord } from './parcel-record.ts';

const titlesIn = ({ parcel }: ParcelTitlesQuery) => parcel?.titles;

/** The titles of a parcel. */
export function TitlesTab({ parcel }: { readonly parcel: ParcelRecord }) {
  const isReadOnly = useIsReadOnly();
  const { data: _, ...stored } = useTabRows({
    document: ParcelTitlesDocument,
    variables: { id: parcel.id },
    isNew: parcel.revision === null,
    rowsIn: titlesIn,
    storedRow: titleRow,
  });
  return (
    <TitlesGrid
      {...stored}
      actions={() => !isReadOnly && <ReadTitleButton stored={stored.rows} landField="parts" />}
    />
  );
}
