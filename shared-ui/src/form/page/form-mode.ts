import { createContext, useContext } from 'react';

const ReadOnlyContext = createContext(false);

export const ReadOnlyProvider = ReadOnlyContext.Provider;

/** Whether the whole form is only for reading. */
export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext);
