import { useCallback, useMemo } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { nameIn, textIn } from 'shared-contracts/forms';
import { instrumentErrors, instrumentValidator, titleErrors, titleValidator } from 'shared-contracts/land';
import { validate } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { type Collection, type DeleteDocument, RecordHistory, rowReader } from 'shared-ui/record';
import { useClient } from 'urql';
import {
  DeleteInstrumentsDocument,
  DeleteTitlesDocument,
  LandTitleDocument,
  TitleInstrumentDocument,
} from '../generated/operations.ts';
import { InstrumentFields } from './instrument-fields.tsx';
import {
  instrumentFields,
  instrumentInput,
  instrumentRow,
  instrumentsName,
  makeInstrument,
  titleOfInstrument,
} from './instrument-record.ts';
import { Instruments } from './instruments.tsx';
import { RowDocuments } from './row-documents.tsx';
import { TitleFields } from './title-fields.tsx';
import {
  makeTitle,
  type NamedParcel,
  titleFields,
  titleInput,
  titleRow,
  titlesName,
} from './title-record.ts';
import { TitleSameNumber } from './title-same-number.tsx';
import { TouchedAgreements } from './touched-agreements.tsx';

/** Deletes saved rows; the cache knows which data has to be read again. */
function useDeletes(document: DeleteDocument): (ids: readonly string[]) => Promise<void> {
  const client = useClient();
  return useCallback(
    async (ids) => {
      const { error } = await client.mutation(document, { ids: [...ids] }).toPromise();
      if (error) throw new Error(errorMessage(error));
    },
    [client, document],
  );
}

// An instrument is below its title in the form: the rule of its title is the API's.
const below = { id: '00000000-0000-4000-8000-000000000000' };

interface TitleRowsOptions {
  /** The land of the record, which a new title starts with; the same list as long as nothing changes. */
  readonly parcels: readonly NamedParcel[];
  /** Whether the person may write here. */
  readonly mayWrite: boolean;
}

/** Titles as rows of a parcel or of a tract, and below each its instruments. */
export function useTitleRows({ parcels, mayWrite }: TitleRowsOptions): readonly Collection[] {
  const { t, language } = useTexts('land');
  const client = useClient();
  const removeTitles = useDeletes(DeleteTitlesDocument);
  const removeInstruments = useDeletes(DeleteInstrumentsDocument);
  return useMemo(() => {
    const labelOf = (field: string) => t(`land.title.${field}`);
    const titles: Collection = {
      name: titlesName,
      tab: 'titles',
      item: t('land.title.item'),
      titleOf: (values) => textIn(values, 'number'),
      make: () => makeTitle(parcels),
      validate: (values) => {
        const result = validate(titleValidator, values, language);
        return result.valid ? titleErrors('', result.value, language) : result.errors;
      },
      inputOf: titleInput,
      read: rowReader(client, LandTitleDocument, titleRow),
      remove: removeTitles,
      deletion: DeleteTitlesDocument,
      tabs: [
        {
          path: 'details',
          label: t('land.tab.details'),
          fields: titleFields.map((name) => ({ name, label: labelOf(name) })),
          show: (row) => (
            <>
              <TitleSameNumber row={row} />
              <TitleFields />
            </>
          ),
        },
        {
          path: 'instruments',
          label: t('land.instruments'),
          fields: [],
          show: (row) => <Instruments row={row} />,
        },
        {
          path: 'agreements',
          label: t('land.tab.agreements'),
          fields: [],
          show: (row) => <TouchedAgreements row={row} />,
        },
        {
          path: 'related-documents',
          label: t('land.documents'),
          fields: [],
          show: () => null,
          below: (row) => <RowDocuments row={row} parentType="Title" mayAdd={mayWrite} />,
        },
        {
          path: 'history',
          label: t('land.tab.history'),
          fields: [],
          show: () => null,
          below: ({ id, isNew }) =>
            isNew ? null : <RecordHistory kind="TITLE" recordId={id} labelOf={labelOf} />,
        },
      ],
    };
    const instruments: Collection = {
      name: instrumentsName,
      tab: 'instruments',
      parent: { collection: titlesName, field: titleOfInstrument },
      item: t('land.instrument.item'),
      titleOf: (values) =>
        [nameIn(values['instrumentType'], 'code'), textIn(values, 'registrationNumber')]
          .filter(Boolean)
          .join(' · '),
      make: makeInstrument,
      validate: (values: FormValues) => {
        const result = validate(instrumentValidator, { ...values, title: below }, language);
        return result.valid ? instrumentErrors(result.value, language) : result.errors;
      },
      inputOf: instrumentInput,
      read: rowReader(client, TitleInstrumentDocument, instrumentRow),
      remove: removeInstruments,
      deletion: DeleteInstrumentsDocument,
      tabs: [
        {
          path: 'details',
          label: t('land.tab.details'),
          fields: instrumentFields.map((name) => ({ name, label: t(`land.instrument.${name}`) })),
          show: () => <InstrumentFields />,
          below: (row) => <RowDocuments row={row} parentType="Instrument" mayAdd={mayWrite} />,
        },
      ],
    };
    return [titles, instruments];
  }, [parcels, mayWrite, client, removeTitles, removeInstruments, t, language]);
}
