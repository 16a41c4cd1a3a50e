import { useCallback, useMemo, useState } from 'react';
import { rowLockText } from 'shared-contracts/engagement';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { HeaderButton, type Translate, useSession, useTexts } from 'shared-ui';
import { type FormValues, useIsReadOnly } from 'shared-ui/form';
import { type GridRecord, type Selection, useLocalGrid } from 'shared-ui/grid';
import { useSearchParams } from 'shared-ui/router';
import { CollectionGrid } from 'shared-ui/rows';
import { AddModel } from './add-model.tsx';
import { eventOpenedBy } from './event-collection.tsx';
import { type EventParent, eventsOf, factsOf } from './event-record.ts';
import { useEvents } from './use-events.ts';

const eventColumns = (t: Translate) => [
  gridColumn('string', 'eventType', t('events.eventType'), { width: 180 }),
  gridColumn('date', 'date', t('events.date'), { width: 120 }),
  gridColumn('string', 'notes', t('events.notes'), { width: 210 }),
  gridColumn('string', 'owner', t('events.owner'), { width: 150 }),
];

const cells = (ownCompany: string) => (values: FormValues) => ({
  eventType: nameIn(values['eventType'], 'code'),
  date: textIn(values, 'date'),
  notes: textIn(values, 'notes'),
  owner: factsOf(values)?.owner ?? ownCompany,
});

/** Opens a single selected row in the panel next to the grid; a larger selection leaves the panel unchanged. */
function useOpenSelected(select: (selection: Selection) => void) {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (selection: Selection) => {
      select(selection);
      const [only, ...others] = selection;
      if (only !== undefined && others.length === 0) setSearch({ [eventOpenedBy]: only }, { replace: true });
    },
    [select, setSearch],
  );
}

/**
 * The events of a project or an agreement: their grid with New, Delete and Add Model, and next to it 'Event Details'
 * (002 §2).
 */
export function Events({ parent }: { readonly parent: EventParent }) {
  const { t, language } = useTexts('projects');
  const { user, flags } = useSession();
  const isReadOnly = useIsReadOnly();
  const [isAdding, setAdding] = useState(false);
  const { rows, ...read } = useEvents(parent);
  const columns = useMemo(() => eventColumns(t), [t]);
  const ownCompany = user?.companyName ?? '';
  const cellsOf = useMemo(() => cells(ownCompany), [ownCompany]);
  const records = useMemo(
    () => rows.map(({ id, values }): GridRecord => ({ ...cellsOf(values), id })),
    [rows, cellsOf],
  );
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const storedOf = useCallback((id: string) => byId.get(id), [byId]);
  const { grid, filter } = useLocalGrid({ rows: records, columns, ...read });
  const onSelectionChange = useOpenSelected(grid.onSelectionChange);
  const isTheirs = (id: string) => !(factsOf(byId.get(id)?.values ?? {})?.isUserOwned ?? true);
  const hasModels = flags.enableAgreementEvents && !isReadOnly;
  return (
    <>
      <CollectionGrid
        collection={eventsOf(parent)}
        label={t('tab.events')}
        entity={t('events.entity')}
        emptyPurpose={t('emptyTab.events')}
        columns={columns}
        cellsOf={cellsOf}
        grid={{ ...grid, onSelectionChange }}
        filter={filter}
        storedOf={storedOf}
        panelPlace="beside"
        deleteBlockedBy={(ids) => (ids.some(isTheirs) ? rowLockText('foreignEvent', language) : undefined)}
        actions={() =>
          hasModels && <HeaderButton onClick={() => setAdding(true)}>{t('events.addModel')}</HeaderButton>
        }
      />
      {isAdding && <AddModel parent={parent} onClose={() => setAdding(false)} />}
    </>
  );
}
