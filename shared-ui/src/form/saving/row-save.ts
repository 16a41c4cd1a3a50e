import { createContext, useContext } from 'react';

/** Saves one row of the form around that is saved with a call of its own, and nothing else of the form. */
interface RowSave {
  readonly save: (id: string) => Promise<void>;
  readonly isBusy: boolean;
}

const RowSaveContext = createContext<RowSave | null>(null);

export const RowSaveProvider = RowSaveContext.Provider;

/** Saves a row by itself; only inside a record's form. */
export function useRowSave(): RowSave {
  const save = useContext(RowSaveContext);
  if (!save) throw new Error('A row that is saved alone needs the form of a record around it.');
  return save;
}
