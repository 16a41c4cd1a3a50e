import { createContext, type ReactNode, useContext } from 'react';
import { type SmartFolder, smartFolderSchema } from 'shared-contracts/grids';
import * as v from 'valibot';
import { askedFrom } from '../page/asked-from.ts';
import { type Fetched, useFetched } from '../page/use-fetched.ts';

const foldersSchema = v.array(smartFolderSchema);

const notAsked: Fetched<readonly SmartFolder[]> = {
  data: undefined,
  failure: undefined,
  tryAgain: () => {},
};

const FoldersContext = createContext(notAsked);

/** Asks once for the smart folders with what each opens and finds, for the navigation and the lists. */
export function FoldersProvider({ children }: { children: ReactNode }) {
  const folders = useFetched(`start/smart-folders?${askedFrom()}`, foldersSchema);
  return <FoldersContext value={folders}>{children}</FoldersContext>;
}

/** The smart folders of the person, as far as they have come. */
export const useFolders = (): Fetched<readonly SmartFolder[]> => useContext(FoldersContext);
