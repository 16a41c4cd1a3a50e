import { useCallback, useMemo, useState } from 'react';
import { landLock, landLockText, parcelErrors, parcelValidator } from 'shared-contracts/land';
import { validate } from 'shared-contracts/validators';
import { listAddress, StatusLabel, useSession, useTexts } from 'shared-ui';
import type { FormTab, FormValues } from 'shared-ui/form';
import { RecordForm, type SaveInput, type StoredRows, ToFirstTab, useSend } from 'shared-ui/record';
import { useRoutes } from 'shared-ui/router';
import { DeleteParcelsDocument } from '../generated/operations.ts';
import { useLandWriting, writtenLand } from '../parts/land-writing.ts';
import { ReadFilesProvider, useReadFiles } from '../title-reading/read-files.ts';
import { titleRow } from '../titles/title-record.ts';
import { useTitleRows } from '../titles/use-title-rows.tsx';
import { ParcelFields } from './parcel-fields.tsx';
import {
  type ParcelRecord,
  parcelFields,
  parcelInput,
  parcelValues,
  saveParcel,
  sentWithInstruments,
} from './parcel-record.ts';
import { ParcelRelated } from './parcel-related.tsx';
import { parcelsOf } from './parcels-of.ts';
import { TitlesTab } from './titles-tab.tsx';

/** The titles that a save answered. */
const storedRows = ({ titles }: ParcelRecord): StoredRows => (titles ? { titles: titles.map(titleRow) } : {});

/** The tab that the address names. */
function ParcelTab({ parcel }: { readonly parcel: ParcelRecord }) {
  const isNew = parcel.revision === null;
  return useRoutes([
    { path: 'details/*', element: <ParcelFields sameNumber={parcel.sameRegistryNumber} /> },
    { path: 'titles/*', element: <TitlesTab parcel={parcel} /> },
    ...(isNew ? [] : [{ path: 'related/*', element: <ParcelRelated id={parcel.id} /> }]),
    { path: '*', element: <ToFirstTab route="parcel" /> },
  ]);
}

/** A parcel with its legal description, its outlines, its titles and what belongs to it. */
export function ParcelForm({ parcel: start }: { readonly parcel: ParcelRecord }) {
  const { t, language } = useTexts('land');
  const { user } = useSession();
  const [parcel, setParcel] = useState(start);
  const [writing] = useLandWriting();
  const save = useSend(saveParcel);
  const send = (input: SaveInput) => save(sentWithInstruments(input));
  const isNew = parcel.revision === null;
  const lock = user ? landLock(user) : 'readOnly';
  const mayWrite = lock === undefined && parcel.canEdit;
  const parcels = useMemo(() => parcelsOf(parcel), [parcel]);
  const collections = useTitleRows({ parcels, mayWrite });
  const readFiles = useReadFiles();
  const labelOf = (field: string) => t(`land.parcelField.${field}`);
  const check = useCallback(
    (values: FormValues) => {
      const result = validate(parcelValidator, values, language);
      return result.valid ? parcelErrors(parcel.id, result.value, language) : result.errors;
    },
    [parcel.id, language],
  );
  const tabs: readonly FormTab[] = [
    {
      path: 'details',
      label: t('land.tab.details'),
      fields: parcelFields.map((name) => ({ name, label: labelOf(name) })),
    },
    { path: 'titles', label: t('land.titles'), fields: [] },
    ...(isNew ? [] : [{ path: 'related', label: t('land.tab.related'), fields: [] }]),
  ];
  return (
    <RecordForm<ParcelRecord>
      route="parcel"
      record={start}
      kind="PARCEL"
      titleOf={({ parts, formattedLegalDescription }) =>
        parts
          .map(({ legalDescription, isPortion }) => {
            const land = writtenLand(legalDescription, writing);
            return isPortion ? t('land.part.portionOf', { land }) : land;
          })
          .join(', ') || formattedLegalDescription
      }
      subtitle={t('land.parcel')}
      tabs={tabs}
      labelOf={labelOf}
      valuesOf={parcelValues}
      inputOf={parcelInput}
      check={check}
      send={send}
      collections={collections}
      rowsOf={storedRows}
      list={listAddress('parcels')}
      facts={({ isActive, uniqueNumber }) => [
        { label: t('land.standing'), value: <StatusLabel isActive={isActive} /> },
        { label: t('land.parcelField.uniqueNumber'), value: uniqueNumber },
      ]}
      {...(mayWrite ? { remove: DeleteParcelsDocument } : {})}
      isMade={mayWrite}
      readOnlyReason={mayWrite ? undefined : landLockText(lock ?? 'noRight', language)}
      onSaved={(saved) => {
        setParcel(saved);
        void readFiles.fileWith((saved.titles ?? []).map(({ id }) => id));
      }}
    >
      {(saved) => (
        <ReadFilesProvider value={readFiles.note}>
          <ParcelTab parcel={saved} />
        </ReadFilesProvider>
      )}
    </RecordForm>
  );
}
