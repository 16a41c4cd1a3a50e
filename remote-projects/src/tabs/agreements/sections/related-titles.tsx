import { useMemo, useRef } from 'react';
import { newLandowner } from 'shared-contracts/agreements';
import { errorMessage } from 'shared-contracts/client';
import { nameIn, pickedId } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { HeaderButton, showToast, useTexts } from 'shared-ui';
import { FieldGrid, FieldRow, PickerField, useFieldValue, useIsReadOnly, useSetField } from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import { useClient } from 'urql';
import { AgreementTitleOwnersDocument } from '../../../generated/operations.ts';
import { type Entry, entriesOf } from '../../../rows/entries.ts';
import { ownersOfTitle } from '../owners-of-title.ts';

const nameOf = (row: Entry): string => nameIn(row['title'], 'number');

/** Adds the owners of a title as landowners with their shares; existing landowners stay unchanged. */
function TakeOverOwners({ row }: { readonly row: Entry }) {
  const { t } = useTexts('projects');
  const client = useClient();
  const set = useSetField();
  // The landowners at the time of the answer, so that nothing typed meanwhile is lost.
  const landowners = useRef<unknown>(undefined);
  landowners.current = useFieldValue('landowners');
  const titleId = pickedId(row['title']);
  const take = async () => {
    const { data, error } = await client
      .query(AgreementTitleOwnersDocument, { id: titleId ?? '' }, { requestPolicy: 'network-only' })
      .toPromise();
    if (error || !data?.title) {
      showToast({ kind: 'error', message: errorMessage(error) || t('agreements.owners.failed') });
      return;
    }
    const before = entriesOf(landowners.current);
    const fresh = ownersOfTitle(data.title.ownerships, before);
    const all = data.title.ownerships.length;
    if (fresh.length > 0)
      set('landowners', [
        ...before,
        ...fresh.map((owner, place) => ({
          ...newLandowner,
          ...owner,
          id: crypto.randomUUID(),
          sequence: before.length + place + 1,
        })),
      ]);
    showToast({
      kind: fresh.length > 0 ? 'success' : 'info',
      message:
        all === 0
          ? t('agreements.owners.none', { number: data.title.number })
          : t('agreements.owners.taken', { count: fresh.length, known: all - fresh.length }),
    });
  };
  return (
    <HeaderButton
      disabledBy={titleId === undefined ? t('agreements.owners.chooseTitle') : undefined}
      onClick={() => void take()}
    >
      {t('agreements.owners.take')}
    </HeaderButton>
  );
}

/** The titles that the agreement concerns, and their owners. */
export function RelatedTitlesSection() {
  const { t } = useTexts('projects');
  const isReadOnly = useIsReadOnly();
  const titles = useFieldValue('relatedTitles');
  const there = useMemo(() => entriesOf(titles).flatMap(({ title }) => pickedId(title) ?? []), [titles]);
  const columns = useMemo(() => {
    const of = (name: string) => t(`agreements.title.${name}`);
    return [
      gridColumn('string', 'title', of('title'), { width: 150 }),
      gridColumn('string', 'status', of('status'), { width: 100 }),
      gridColumn('string', 'type', of('type'), { width: 110 }),
      gridColumn('number', 'grossArea', of('grossArea'), { width: 90 }),
      gridColumn('number', 'netArea', of('netArea'), { width: 90 }),
      gridColumn('date', 'registeredDate', of('registeredDate'), { width: 115 }),
      gridColumn('date', 'cancelledDate', of('cancelledDate'), { width: 115 }),
    ];
  }, [t]);
  const cellsOf = useMemo(
    () =>
      ({ title }: Entry) => ({
        title: nameIn(title, 'number'),
        status: nameIn(title, 'status'),
        type: typeof title === 'object' && title !== null ? nameIn(Reflect.get(title, 'type'), 'code') : '',
        grossArea: nameIn(title, 'grossArea'),
        netArea: nameIn(title, 'netArea'),
        registeredDate: nameIn(title, 'registeredDate'),
        cancelledDate: nameIn(title, 'cancelledDate'),
      }),
    [],
  );
  return (
    <EntryList<Entry>
      name="relatedTitles"
      label={t('agreements.area.related-titles')}
      entity={t('agreements.title.entity')}
      columns={columns}
      cellsOf={cellsOf}
      titleOf={nameOf}
      make={() => ({ title: null })}
      panel={(path, row) => (
        <FieldGrid>
          <PickerField
            name={`${path}.title`}
            label={t('agreements.title.title')}
            required
            picklist="titles"
            without={there.filter((id) => id !== pickedId(row['title']))}
          />
          {!isReadOnly && (
            <FieldRow>
              <TakeOverOwners row={row} />
            </FieldRow>
          )}
        </FieldGrid>
      )}
    />
  );
}
