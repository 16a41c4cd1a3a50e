import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { GridColumn } from 'shared-contracts/grids';
import { shownDate } from 'shared-contracts/shown-dates';
import { useIsReadOnly } from '../form/form-mode.ts';
import type { FormValues } from '../form/form-values.ts';
import { noSelection, type Selection } from '../grid/grid-selection.ts';
import { type GridRecord, newView, searchText } from '../grid/grid-view.ts';
import { keepFilter, keptFilter } from '../grid/kept-filter.ts';
import { useLocalContent } from '../grid/use-local-content.ts';
import { CollectionGrid } from '../record/collection-grid.tsx';
import { useHeldRows, useRowAround, useRowsHeld } from '../record/record-context.ts';
import { AttemptMenu } from './attempt-menu.tsx';
import { communicationRenderers } from './communication-cell.tsx';
import { communicationCells, communicationColumns, wholeColumns } from './communication-columns.ts';
import { type CommunicationParent, factsOf, saysSomething } from './communication-values.ts';
import classes from './communications.module.css';
import { useCommunicationTexts } from './communications-texts.ts';
import { MailDrop } from './mail-drop.tsx';
import { ofSource, SourceBar, sourceAsked } from './source-bar.tsx';
import { communicationsName, communicationsOf } from './use-communication-rows.ts';
import { useCommunications } from './use-communications.ts';
import { useWithJustSaved } from './use-just-saved.ts';
import { useLogAttempt } from './use-log-attempt.ts';

interface CommunicationsProps {
  readonly parent: CommunicationParent;
  /** Whether the person may write communications here, where the form around is not for reading only. */
  readonly mayAdd?: boolean;
}

const newest = { id: 'date', direction: 'desc' } as const;

/** Why no new communication can be begun now: the newest says nothing yet, or one breaks a rule (001 §4). */
function useAddBlocked(name: string): string | undefined {
  const { t, language } = useCommunicationTexts();
  const held = useHeldRows();
  const around = useRowAround();
  const rows = useRowsHeld(name).filter(({ path }) => path.at(-1) === around?.id);
  const latest = rows.findLast(({ revision }) => revision === null);
  if (latest && !saysSomething(latest.values))
    return t('finishNew', { date: shownDate(String(latest.values['date'] ?? ''), language) });
  const isWrong = rows.some(({ id }) => held.placeOf(name, id)?.standing.isInvalid);
  return isWrong ? t('correctFirst') : undefined;
}

/** The grid of communications with its filter, which the tab of the browser remembers. */
function useCommunicationGrid(
  parentId: string,
  { rows, isLoading, failure }: ReturnType<typeof useCommunications>,
  cellsOf: ReturnType<typeof communicationCells>,
  columns: readonly GridColumn[],
) {
  const list = `communications.${parentId}`;
  const [view, setView] = useState(() => searchText(newView(columns, newest), keptFilter(list)));
  const [selection, setSelection] = useState<Selection>(noSelection);
  const records = useMemo(
    () => rows.map(({ id, values }): GridRecord => ({ ...cellsOf(values), id })),
    [rows, cellsOf],
  );
  const content = useLocalContent({
    rows: records,
    columns,
    view,
    isLoading,
    ...(failure ? { failure } : {}),
  });
  const text = view.searchCriteria.text ?? '';
  return {
    text,
    filter: {
      value: text,
      onChange: (typed: string) => {
        keepFilter(list, typed);
        setView((now) => searchText(now, typed));
      },
    },
    grid: {
      view,
      onViewChange: (next: typeof view) => {
        keepFilter(list, next.searchCriteria.text ?? '');
        setView(next);
      },
      content,
      selection,
      onSelectionChange: setSelection,
    },
  };
}

/**
 * The communications of a record: filter, New and Delete, the grid of two lines a row, the page that slides in, and
 * e-mails that are dropped on it (002 §2). Stands inside a RecordForm that has `useCommunicationRows` among its
 * collections, or inside CommunicationsAtOnce.
 */
export function Communications({ parent, mayAdd = true }: CommunicationsProps): ReactNode {
  const { t, language } = useCommunicationTexts();
  const held = useHeldRows();
  const around = useRowAround();
  const navigate = useNavigate();
  const isReadOnly = useIsReadOnly();
  const name = communicationsOf(parent);
  const communications = useCommunications(parent.isNew ? undefined : parent.id);
  const all = useWithJustSaved(name, communications.rows);
  // A project's list is that of all below it, too.
  const isWhole = parent.kind === 'Project';
  const columns = isWhole ? wholeColumns : communicationColumns;
  const [params, setParams] = useSearchParams();
  const source = isWhole ? sourceAsked(params.get('show')) : 'All';
  const rows = useMemo(() => ofSource(all, source), [all, source]);
  const cellsOf = useMemo(() => communicationCells(t), [t]);
  const byId = useMemo(() => new Map(all.map((row) => [row.id, row])), [all]);
  const storedOf = useCallback((id: string) => byId.get(id), [byId]);
  const { text, filter, grid } = useCommunicationGrid(
    parent.id,
    { ...communications, rows },
    cellsOf,
    columns,
  );
  const renderers = useMemo(
    () => communicationRenderers(text, language, held.address),
    [text, language, held.address],
  );
  const addBlocked = useAddBlocked(name);
  const logAttempt = useLogAttempt(parent);
  const mayWrite = mayAdd && !isReadOnly;
  const isTheirs = (id: string) => {
    const values: FormValues | undefined = byId.get(id)?.values ?? held.placeOf(name, id)?.values;
    return !(values && factsOf(values)?.canDelete);
  };
  const collection = held.collections.get(name);
  const add = (values?: FormValues): string | undefined =>
    collection && held.add(collection, around?.path ?? [], values);
  const open = (id: string | undefined) =>
    id !== undefined &&
    void navigate(`${around?.address ?? held.address}/${communicationsName}/${id}/details`);
  const list = (
    <CollectionGrid
      collection={name}
      label={t('title')}
      entity={t('entity')}
      columns={columns}
      cellsOf={cellsOf}
      grid={grid}
      filter={filter}
      storedOf={storedOf}
      renderers={renderers}
      mayAdd={mayWrite}
      mayDelete={mayWrite}
      addBlockedBy={addBlocked}
      deleteBlockedBy={(ids) => (ids.some(isTheirs) ? t('notYours') : undefined)}
      actions={() =>
        mayWrite && (
          <AttemptMenu
            onAttempt={logAttempt}
            onReached={addBlocked === undefined ? () => open(add()) : undefined}
          />
        )
      }
      emptyAction={
        mayWrite &&
        addBlocked === undefined && (
          <Button variant="light" onClick={() => open(add())}>
            {t('emptyAction')}
          </Button>
        )
      }
    />
  );
  const shown = isWhole ? (
    <div className={classes['whole']}>
      <SourceBar
        rows={all}
        isLoading={communications.isLoading}
        shown={source}
        onShow={(next) =>
          setParams(
            (now) => {
              now.set('show', next);
              return now;
            },
            { replace: true },
          )
        }
      />
      {list}
    </div>
  ) : (
    list
  );
  return mayWrite ? (
    <MailDrop
      parent={parent}
      onMails={(mails) => {
        const [first] = mails.map((values) => add(values));
        if (mails.length === 1) open(first);
      }}
    >
      {shown}
    </MailDrop>
  ) : (
    shown
  );
}
