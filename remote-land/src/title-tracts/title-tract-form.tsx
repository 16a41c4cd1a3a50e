import { useMemo, useState } from 'react';
import { landLock, landLockText, titleTractValidator } from 'shared-contracts/land';
import { listAddress, StatusLabel, useSession, useTexts } from 'shared-ui';
import { RelatedDocuments } from 'shared-ui/documents';
import type { FormTab } from 'shared-ui/form';
import { RecordForm, type SaveInput, type StoredRows, ToFirstTab, useSend } from 'shared-ui/record';
import { useRoutes } from 'shared-ui/router';
import { DeleteTitleTractsDocument } from '../generated/operations.ts';
import { ReadFilesProvider, useReadFiles } from '../title-reading/read-files.ts';
import { titleRow } from '../titles/title-record.ts';
import { useTitleRows } from '../titles/use-title-rows.tsx';
import { ChainTab } from './chain-tab.tsx';
import { TitleTractFields } from './title-tract-fields.tsx';
import {
  saveTitleTract,
  sentTract,
  type TitleTractRecord,
  titleTractFields,
  titleTractInput,
  titleTractValues,
} from './title-tract-record.ts';
import { tractParcels } from './tract-parcels.ts';

/** The titles that a save answered. */
const storedRows = ({ titles }: TitleTractRecord): StoredRows => ({
  titles: titles.map(({ title }) => titleRow(title)),
});

interface TractTabProps {
  readonly tract: TitleTractRecord;
  readonly mayWrite: boolean;
}

/** The tab that the address names. */
function TractTab({ tract, mayWrite }: TractTabProps) {
  return useRoutes([
    { path: 'details/*', element: <TitleTractFields /> },
    { path: 'titles/*', element: <ChainTab tract={tract} /> },
    ...(tract.revision === null
      ? []
      : [
          {
            path: 'related-documents/*',
            element: <RelatedDocuments isTab parentId={tract.id} parentType="TitleTract" mayAdd={mayWrite} />,
          },
        ]),
    { path: '*', element: <ToFirstTab route="title-tract" /> },
  ]);
}

/** A title tract: land followed through its chain of title. */
export function TitleTractForm({ tract: start }: { readonly tract: TitleTractRecord }) {
  const { t, language } = useTexts('land');
  const { user } = useSession();
  const [tract, setTract] = useState(start);
  const save = useSend(saveTitleTract);
  const send = (input: SaveInput) => save(sentTract(input));
  const lock = user ? landLock(user) : 'readOnly';
  const mayWrite = lock === undefined && tract.canEdit;
  const parcels = useMemo(() => tractParcels(tract), [tract]);
  const collections = useTitleRows({ parcels, mayWrite });
  const readFiles = useReadFiles();
  const labelOf = (field: string) => t(`land.tract.${field}`);
  const fieldOf = (name: string) => ({ name, label: labelOf(name) });
  const tabs: readonly FormTab[] = [
    {
      path: 'details',
      label: t('land.tab.details'),
      fields: titleTractFields.filter((name) => name !== 'chain').map(fieldOf),
    },
    { path: 'titles', label: t('land.titles'), fields: [fieldOf('chain')] },
    ...(tract.revision === null
      ? []
      : [{ path: 'related-documents', label: t('land.documents'), fields: [] }]),
  ];
  return (
    <RecordForm<TitleTractRecord>
      route="title-tract"
      record={start}
      kind="TITLE_TRACT"
      titleOf={({ name }) => name}
      subtitle={({ legalDescription }) => legalDescription || t('land.tract.item')}
      tabs={tabs}
      labelOf={labelOf}
      valuesOf={titleTractValues}
      inputOf={titleTractInput}
      validator={titleTractValidator}
      send={send}
      collections={collections}
      rowsOf={storedRows}
      list={listAddress('title-tracts')}
      facts={({ isActive }) => [{ label: t('land.standing'), value: <StatusLabel isActive={isActive} /> }]}
      {...(mayWrite ? { remove: DeleteTitleTractsDocument } : {})}
      isMade={mayWrite}
      readOnlyReason={mayWrite ? undefined : landLockText(lock ?? 'noRight', language)}
      onSaved={(saved) => {
        setTract(saved);
        void readFiles.fileWith(saved.titles.map(({ title }) => title.id));
      }}
    >
      {(saved) => (
        <ReadFilesProvider value={readFiles.note}>
          <TractTab tract={saved} mayWrite={mayWrite} />
        </ReadFilesProvider>
      )}
    </RecordForm>
  );
}
