import { useCallback, useEffect, useState } from 'react';
import type { ImportState, PastImport } from 'shared-contracts/agreement-import';
import { failureText } from 'shared-contracts/errors';
import type { ImportCalls } from './import-calls.ts';

/** How often a list with a running import is refreshed, in milliseconds. */
const listEvery = 2000;

const running: readonly ImportState[] = ['Waiting', 'Reading', 'Checking', 'Finalizing'];

/** Whether something is being done with an import. */
export const isRunning = ({ state }: Pick<PastImport, 'state'>): boolean => running.includes(state);

interface Imports {
  /** Newest first; undefined until they are here. */
  readonly imports: readonly PastImport[] | undefined;
  /** Why they are missing; '' without a message. */
  readonly failure: string | undefined;
  readonly readAgain: () => void;
}

/** The imports into a project, kept up to date while one of them runs; `isOn` is whether anybody needs them. */
export function useImports(calls: ImportCalls, isOn: boolean): Imports {
  const [imports, setImports] = useState<readonly PastImport[]>();
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  const readAgain = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    // Read again on every request.
    void turn;
    if (!isOn) return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasRunning = false;
    const ask = async () => {
      try {
        const next = await calls.past(controller.signal);
        if (controller.signal.aborted) return;
        setImports(next);
        setFailure(undefined);
        hasRunning = next.some(isRunning);
      } catch (error) {
        if (controller.signal.aborted) return;
        setFailure(failureText(error) ?? '');
      }
      // One lost answer does not end it: the import goes on without it.
      if (hasRunning) timer = setTimeout(() => void ask(), listEvery);
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [calls, isOn, turn]);
  return { imports, failure, readAgain };
}
