import { useEffect, useState } from 'react';
import type { Brought, BroughtUndone, CheckRecords } from 'shared-contracts/bring-in';
import { saidOf } from 'shared-contracts/errors';
import type { BringInCalls } from './bring-in-calls.ts';

type Corrections = CheckRecords['corrections'];

/** A table of records on its way in: what it would make, what it made, and what was corrected. */
export interface RecordReview {
  /** What it would make, or made; undefined before the first answer. */
  readonly brought: Brought | undefined;
  readonly isBusy: boolean;
  /** Whether it was written. */
  readonly isWritten: boolean;
  readonly undone: BroughtUndone | undefined;
  /** Why the last call failed; '' without a message. */
  readonly failure: string | undefined;
  readonly corrections: Corrections;
  /** Corrects all cells of a field that say the same, and checks again. */
  readonly correct: (field: string, from: string, value: string) => void;
  /** Corrects one cell, which says nothing yet, and checks again. */
  readonly fill: (row: number, field: string, value: string) => void;
  readonly checkAgain: () => void;
  readonly write: () => Promise<void>;
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
export function useRecordReview({ calls, onWritten, ...asked }: ReviewedTable): RecordReview {
  const { fileId, recipe, projectFileId } = asked;
  const [corrections, setCorrections] = useState<Corrections>([]);
  const [brought, setBrought] = useState<Brought>();
  const [isBusy, setBusy] = useState(true);
  const [isWritten, setWritten] = useState(false);
  const [undone, setUndone] = useState<BroughtUndone>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    const check = async () => {
      setBusy(true);
      try {
        const next = await calls.check({ fileId, recipe, projectFileId, corrections }, controller.signal);
        if (controller.signal.aborted) return;
        setBrought(next);
        setFailure(undefined);
      } catch (error) {
        if (!controller.signal.aborted) setFailure(saidOf(error) ?? '');
      }
      if (!controller.signal.aborted) setBusy(false);
    };
    void check();
    return () => controller.abort();
  }, [calls, fileId, recipe, projectFileId, corrections]);
  return {
    ...{ brought, isBusy, isWritten, undone, failure, corrections },
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
      setBusy(true);
      try {
        setBrought(
          await calls.write({ fileId, recipe, projectFileId, corrections, expected: brought.records }),
        );
        setWritten(true);
        setFailure(undefined);
        onWritten();
      } catch (error) {
        setFailure(saidOf(error) ?? '');
      }
      setBusy(false);
    },
    undo: async () => {
      if (!brought?.runId) return;
      setUndone(await calls.undo(brought.runId));
      onWritten();
    },
    left: () => calls.left({ fileId, recipe, projectFileId, corrections }),
  };
}
