import { type ReactNode, useState } from 'react';
import { type BulkAction, type BulkRow, nameIn } from 'shared-contracts';
import { largestDelete } from 'shared-contracts/grids';
import { showToast, useSession, useTexts } from 'shared-ui';
import type { BulkChoice } from 'shared-ui/grid';
import type { DeclaredList } from '../areas/declared.ts';
import type { AreaGraphql } from '../remotes/area-graphql.ts';
import { useServices } from '../services/services.tsx';
import { offeredActions } from './offered-actions.ts';

interface BulkActionsOptions {
  readonly list: DeclaredList;
  /** What the person may do with the list, as joined flags. */
  readonly permissions: number;
  /** Called when rows were changed. */
  readonly onDone: () => void;
}

interface OpenAction {
  readonly Action: BulkAction;
  readonly graphql: AreaGraphql;
  readonly rows: readonly BulkRow[];
  readonly done: () => void;
}

interface BulkActions {
  readonly choices: readonly BulkChoice[];
  /** The dialog of the chosen action. */
  readonly dialog: ReactNode;
}

/** The actions that an area provides for selected rows of a list; their code is fetched on demand. */
export function useBulkActions({ list, permissions, onDone }: BulkActionsOptions): BulkActions {
  const { t, language } = useTexts('host');
  const { areas, graphql } = useServices();
  const { user } = useSession();
  const [open, setOpen] = useState<OpenAction>();
  const area = list.opens?.area;
  if (area === undefined || area === 'shell') return { choices: [], dialog: null };
  const ask = async (name: string, rows: readonly BulkRow[], done: () => void) => {
    try {
      const [loaded, client] = await Promise.all([areas.whenReady(area), graphql()]);
      const load = loaded.bulkActions?.[list.name]?.[name];
      if (!load) throw new Error(`The area ${area} brings no ${name} for ${list.name}.`);
      setOpen({ Action: await load(), graphql: client, rows, done });
    } catch (error) {
      console.error(`${name} of ${list.name} could not be loaded.`, error);
      // Pressed again, the load restarts.
      areas.retry(area);
      showToast({ kind: 'error', message: t('start.actionMissing') });
    }
  };
  return {
    choices: offeredActions(list.bulkActions, permissions, user).map(({ name, title, needs }) => ({
      name,
      title: nameIn(language, title),
      isDangerous: needs === 'deleteItem',
      most: needs === 'deleteItem' ? largestDelete : undefined,
      ask: (rows, done) => ask(name, rows, done),
    })),
    dialog: open && (
      <open.graphql.Provider value={open.graphql.client}>
        <open.Action
          rows={open.rows}
          onDone={() => {
            onDone();
            open.done();
          }}
          onClose={() => setOpen(undefined)}
        />
      </open.graphql.Provider>
    ),
  };
}
