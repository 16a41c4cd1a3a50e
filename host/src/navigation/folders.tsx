import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type SmartFolder, smartFolderSchema } from 'shared-contracts/grids';
import * as v from 'valibot';
import { type Fetched, useFetched } from '../page/use-fetched.ts';
import { zoneQuery } from '../page/zone-query.ts';

const foldersSchema = v.array(smartFolderSchema);

const notRequested: Fetched<readonly SmartFolder[]> = {
  data: undefined,
  failure: undefined,
  tryAgain: () => {},
};

const FoldersContext = createContext(notRequested);

const withoutCount = (folder: SmartFolder): string => JSON.stringify({ ...folder, count: 0 });

/** New counts with the previous view objects where those are equal, so that an open list keeps its position. */
function withKeptViews(
  before: readonly SmartFolder[] | undefined,
  now: readonly SmartFolder[] | undefined,
): readonly SmartFolder[] | undefined {
  return now?.map((folder) => {
    const known = before?.find(({ id }) => id === folder.id);
    return known && withoutCount(known) === withoutCount(folder) ? { ...known, count: folder.count } : folder;
  });
}

/** The last answer, and the folders as they are shown for it. */
interface KeptFolders {
  readonly from: readonly SmartFolder[] | undefined;
  readonly folders: readonly SmartFolder[] | undefined;
}

interface FoldersProviderProps {
  /** Dispatches `written` when something was saved, approved or deleted. */
  readonly writes: EventTarget;
  readonly children: ReactNode;
}

/**
 * Provides the smart folders with their views and counts to the navigation and the lists; they are read again after
 * each write.
 */
export function FoldersProvider({ writes, children }: FoldersProviderProps) {
  const { data, failure, tryAgain } = useFetched(`start/smart-folders?${zoneQuery()}`, foldersSchema);
  const [kept, setKept] = useState<KeptFolders>({ from: undefined, folders: undefined });
  if (kept.from !== data) setKept({ from: data, folders: withKeptViews(kept.folders, data) });
  useEffect(() => {
    writes.addEventListener('written', tryAgain);
    return () => writes.removeEventListener('written', tryAgain);
  }, [writes, tryAgain]);
  const folders = useMemo(
    () => ({ data: kept.folders, failure, tryAgain }),
    [kept.folders, failure, tryAgain],
  );
  return <FoldersContext value={folders}>{children}</FoldersContext>;
}

/** The smart folders of the person, as far as they have come. */
export const useFolders = (): Fetched<readonly SmartFolder[]> => useContext(FoldersContext);
