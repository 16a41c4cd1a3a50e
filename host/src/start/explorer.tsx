import { useCallback, useMemo, useState } from 'react';
import { nameIn } from 'shared-contracts';
import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import { lockedCondition, withCondition, withoutCondition } from 'shared-ui/grid';
import { useLocation } from 'shared-ui/router';
import { viewOfAddress } from '../navigation/view-address.ts';
import { keptView } from './kept-list.ts';
import { type ExplorerProps, OpenedExplorer } from './opened-explorer.tsx';
import classes from './start-screen.module.css';
import { useOpenedGrid } from './use-opened-grid.ts';

const lines = { toolbar: 36, grid: 480 } as const;

/** The first view of a list: the one in its address if it can be read already, else the one from the last visit. */
function useFirstView({ list, folder }: ExplorerProps) {
  const { search } = useLocation();
  return useState(() => {
    const code = new URLSearchParams(search).get('view') ?? undefined;
    if (folder) {
      const own = code === undefined ? undefined : viewOfAddress(code, withoutCondition(folder.view));
      return own ? withCondition(own, lockedCondition(folder.title, folder.view)) : folder.view;
    }
    const kept = keptView(list.name);
    return code === undefined || code === kept?.code ? kept?.view : undefined;
  });
}

/** One list as a grid, from the moment that the API has returned its definition. */
export function Explorer(props: ExplorerProps) {
  const { list, folder, ofRecord } = props;
  const { language } = useTexts('ui');
  const [firstView, setFirstView] = useFirstView(props);
  const condition = useMemo(
    () => (folder ? lockedCondition(folder.title, folder.view) : ofRecord),
    [folder, ofRecord],
  );
  // A view that no longer fits is dropped, and the list opens with its own. A folder always keeps its view.
  const forget = useCallback(() => setFirstView(undefined), [setFirstView]);
  const opened = useOpenedGrid(list.name, firstView, folder ? undefined : forget);
  const { grid, first, failure, tryAgain } = opened;
  // The first rows came without the condition of the address.
  if (grid)
    return (
      <OpenedExplorer {...props} condition={condition} grid={grid} first={ofRecord ? undefined : first} />
    );
  return (
    <div className={classes.explorer} aria-busy={!failure}>
      {failure ? (
        <DataErrorBar
          what={folder?.title ?? nameIn(language, list.title)}
          message={failure.message}
          onTryAgain={tryAgain}
        />
      ) : (
        <>
          <Skeleton height={lines.toolbar} />
          <Skeleton height={lines.grid} />
        </>
      )}
    </div>
  );
}
