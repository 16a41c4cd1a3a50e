import { useCallback, useEffect, useRef, useState } from 'react';
import type { Brought, BroughtUndone, CheckRecords } from 'shared-contracts/bring-in';
import { failureText } from 'shared-contracts/errors';
import type { FollowedProgress } from 'shared-contracts/followed-call';
import type { BringInCalls } from './bring-in-calls.ts';

type Follow = Parameters<BringInCalls['check']>[1];

type Corrections = CheckRecords['corrections'];

/** The review of a table: what it would write or wrote, and the corrections. */
export interface RecordReview {
  /** The effect of the table; undefined before the first answer. */
  readonly brought: Brought | undefined;
  readonly isBusy: boolean;
  /** The progress of the work; undefined before its first report and while nothing runs. */
  readonly progress: FollowedProgress | undefined;
  /** Whether the last work was cancelled. */
  readonly isCancelled: boolean;
  /** Whether it was written. */
  readonly isWritten: boolean;
  readonly undone: BroughtUndone | undefined;
  /** Why the last call failed; '' without a message. */
  readonly failure: string | undefined;
  readonly corrections: Corrections;
  /** Corrects all cells of a field with the same text, and checks again. */
  readonly correct: (field: string, from: string, value: string) => void;
  /** Fills in one empty cell, and checks again. */
  readonly fill: (row: number, field: string, value: string) => void;
  readonly checkAgain: () => void;
  readonly write: () => Promise<void>;
  /** Cancels the running work; rows that it wrote are removed again. */
  readonly cancel: () => void;
  /** Rejects with an Error. */
  readonly undo: () => Promise<void>;
  /** The rows that stay out, as a workbook. Rejects with an Error. */
  readonly left: () => Promise<Blob>;
}

interface ReviewedTable extends Omit<CheckRecords, 'corrections'> {
  readonly calls: BringInCalls;
  /** Called when records were written or taken back. */
  readonly onWritten: () => void;
}

/** Checks a table of records, again with each correction, and writes it. */
export function useRecordReview({ calls, onWritten, ...table }: ReviewedTable): RecordReview {
  const { fileId, recipe, projectFileId } = table;
  const [corrections, setCorrections] = useState<Corrections>([]);
  const [brought, setBrought] = useState<Brought>();
  const [isBusy, setBusy] = useState(true);
  const [isWritten, setWritten] = useState(false);
  const [undone, setUndone] = useState<BroughtUndone>();
  const [failure, setFailure] = useState<string>();
  const [progress, setProgress] = useState<FollowedProgress>();
  const [isCancelled, setCancelled] = useState(false);
  const working = useRef<AbortController>(undefined);
  const work = useCallback(async (controller: AbortController, ask: (follow: Follow) => Promise<Brought>) => {
    const { signal } = controller;
    working.current = controller;
    setBusy(true);
    setCancelled(false);
    setFailure(undefined);
    try {
      const next = await ask({ signal, onProgress: (now) => !signal.aborted && setProgress(now) });
      if (signal.aborted) return false;
      setBrought(next);
      return true;
    } catch (error) {
      if (!signal.aborted) setFailure(failureText(error) ?? '');
      return false;
    } finally {
      if (!signal.aborted) {
        setBusy(false);
        setProgress(undefined);
      }
    }
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    void work(controller, (follow) => calls.check({ fileId, recipe, projectFileId, corrections }, follow));
    return () => controller.abort();
  }, [calls, fileId, recipe, projectFileId, corrections, work]);
  return {
    ...{ brought, isBusy, isWritten, undone, failure, corrections, progress, isCancelled },
    correct: (field, from, value) =>
      setCorrections((all) => [
        ...all.filter((one) => one.field !== field || one.from !== from || one.row !== null),
        { row: null, field, from, value },
      ]),
    fill: (row, field, value) =>
      setCorrections((all) => [
        ...all.filter((one) => one.field !== field || one.row !== row),
        { row, field, from: '', value },
      ]),
    checkAgain: () => setCorrections((all) => [...all]),
    write: async () => {
      if (!brought) return;
      const request = { fileId, recipe, projectFileId, corrections, expected: brought.records };
      if (!(await work(new AbortController(), (follow) => calls.write(request, follow)))) return;
      setWritten(true);
      onWritten();
    },
    cancel: () => {
      working.current?.abort();
      setBusy(false);
      setProgress(undefined);
      setCancelled(true);
    },
    undo: async () => {
      if (!brought?.runId) return;
      setUndone(await calls.undo(brought.runId));
      onWritten();
    },
    left: () => calls.left({ fileId, recipe, projectFileId, corrections }),
  };
}
