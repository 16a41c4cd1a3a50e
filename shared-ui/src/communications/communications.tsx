import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownDate } from 'shared-contracts/shown-dates';
import type { FormValues } from '../form/form-values.ts';
import { useIsReadOnly } from '../form/page/form-mode.ts';
import { useLocalGrid } from '../grid/content/use-local-grid.ts';
import type { GridRecord } from '../grid/views/grid-view.ts';
import { useHeldRows, useRowAround, useRowsHeld } from '../record/record-context.ts';
import { CollectionGrid } from '../record/rows/collection-grid.tsx';
import { useNavigate } from '../router/links.ts';
import { communicationRenderers } from './communication-cell.tsx';
import { communicationCells, communicationColumns, wholeColumns } from './communication-columns.ts';
import { type CommunicationParent, factsOf, hasContent, recipientsOf } from './communication-values.ts';
import classes from './communications.module.css';
import { useCommunicationTexts } from './communications-texts.ts';
import { ContactMenu } from './contact-menu.tsx';
import { MailDrop } from './mail-drop.tsx';
import { ofSource, SourceBar, sourceFromAddress } from './source-bar.tsx';
import { communicationsName, communicationsOf } from './use-communication-rows.ts';
import { useCommunications } from './use-communications.ts';
import { useHeldElsewhere } from './use-held-elsewhere.ts';
import { useWithJustSaved } from './use-just-saved.ts';
import { useLogContact } from './use-log-contact.ts';

interface CommunicationsProps {
  readonly parent: CommunicationParent;
  /** Whether the person may write communications here, where the form around is not for reading only. */
  readonly mayAdd?: boolean;
}

const newest = { id: 'date', direction: 'desc' } as const;

/** Why no new communication can be begun now: the newest is still empty, or one breaks a rule (001 §4). */
function useAddBlocked(name: string): string | undefined {
  const { t, language } = useCommunicationTexts();
  const held = useHeldRows();
  const around = useRowAround();
  const rows = useRowsHeld(name).filter(({ path }) => path.at(-1) === around?.id);
  const latest = rows.findLast(({ revision }) => revision === null);
  if (latest && !hasContent(latest.values))
    return t('finishNew', { date: shownDate(String(latest.values['date'] ?? ''), language) });
  const isWrong = rows.some(({ id }) => held.placeOf(name, id)?.standing.isInvalid);
  return isWrong ? t('correctFirst') : undefined;
}

/**
 * The communications of a record: filter, New and Delete, the grid of two lines a row, the page that slides in, and
 * e-mails that are dropped on it (002 §2). Put it inside a RecordForm that has `useCommunicationRows` among its
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
  const source = isWhole ? sourceFromAddress(params.get('show')) : 'All';
  const cellsOf = useMemo(() => communicationCells(t), [t]);
  const rows = useMemo(
    () => ofSource(all, source).map(({ id, values }): GridRecord => ({ ...cellsOf(values), id })),
    [all, source, cellsOf],
  );
  const byId = useMemo(() => new Map(all.map((row) => [row.id, row])), [all]);
  const storedOf = useCallback((id: string) => byId.get(id), [byId]);
  const elsewhere = useHeldElsewhere(name, storedOf);
  const { isLoading, failure } = communications;
  const { filter, grid } = useLocalGrid({
    keptAs: `communications.${parent.id}`,
    sort: newest,
    rows,
    columns,
    isLoading,
    failure,
  });
  const text = filter.value;
  const renderers = useMemo(
    () => communicationRenderers(text, language, held.address),
    [text, language, held.address],
  );
  const addBlocked = useAddBlocked(name);
  const log = useLogContact(parent);
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
      elsewhere={isWhole ? elsewhere : undefined}
      renderers={renderers}
      mayAdd={mayWrite}
      mayDelete={mayWrite}
      addBlockedBy={addBlocked}
      deleteBlockedBy={(ids) => (ids.some(isTheirs) ? t('notYours') : undefined)}
      actions={() =>
        mayWrite && (
          <ContactMenu
            recipients={recipientsOf(parent)}
            onChoose={log}
            onWrite={
              addBlocked === undefined ? (businessAssociates) => open(add({ businessAssociates })) : undefined
            }
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
        isKnown={!isLoading && failure === undefined}
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
