import { useCallback, useMemo, useRef, useState } from 'react';
import type { ImportProgress, ImportRecord } from 'shared-contracts/agreement-import';
import { failureText } from 'shared-contracts/errors';
import { type Fixes, noFixes, rowId } from './fixes.ts';
import type { ImportCalls } from './import-calls.ts';
import type { ImportFile } from './import-file.ts';

/** The findings about a sheet, a person's corrections, and the function to make more. */
export interface Review {
  /** From the last check of the workbook: its sheets and columns, and the effect of a finalize. */
  readonly progress: ImportProgress | undefined;
  /** Every row by its id, in the order of the workbook. */
  readonly records: ReadonlyMap<string, ImportRecord>;
  readonly mends: Fixes;
  readonly isChecking: boolean;
  /** Why the last check was not answered; '' without a message. The changes are kept. */
  readonly failure: string | undefined;
  /** Reads and checks the workbook; of one that was begun before, with all that was changed. Rejects with an Error. */
  readonly load: (isBegun: boolean, signal: AbortSignal) => Promise<void>;
  /** Changes something and checks the rows that depend on it; `All` where every row may look different afterwards. */
  readonly change: (change: (mends: Fixes) => Fixes, answer?: 'All' | 'Touched') => void;
  readonly checkAgain: () => void;
}

type Records = ReadonlyMap<string, ImportRecord>;

const byId = (records: readonly ImportRecord[]): Records =>
  new Map(records.map((record) => [rowId(record), record]));

/** The rows with newer ones in their places; the order stays. */
const merged = (known: Records, checked: readonly ImportRecord[]): Records =>
  checked.length === 0 ? known : new Map([...known, ...byId(checked)]);

/** The review of one workbook. Changes that come while a check is under way are checked together after it. */
export function useReview(calls: ImportCalls, file: ImportFile | undefined): Review {
  const fileId = file?.id;
  const recipe = file?.recipe;
  const [progress, setProgress] = useState<ImportProgress>();
  const [records, setRecords] = useState<Records>(new Map());
  const [mends, setFixes] = useState<Fixes>(noFixes);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The next request: the newest corrections, and whether every row is needed.
  const latest = useRef({ mends: noFixes, isAll: false, isWanted: false, isBusy: false });

  const load = useCallback<Review['load']>(
    async (isBegun, signal) => {
      if (fileId === undefined) return;
      const begun = isBegun ? (await calls.progress(fileId, signal)).review : null;
      const start = begun ?? { ...noFixes, recipe: recipe ?? null };
      const all = await calls.validate(fileId, start, 'All', signal);
      const found = await calls.progress(fileId, signal);
      latest.current = { ...latest.current, mends: start, isAll: false, isWanted: false };
      setFixes(start);
      setRecords(byId(all));
      setProgress(found);
      setFailure(undefined);
    },
    [calls, fileId, recipe],
  );

  const check = useCallback(async () => {
    const now = latest.current;
    now.isWanted = true;
    if (fileId === undefined || now.isBusy) return;
    now.isBusy = true;
    setChecking(true);
    let isAll = false;
    try {
      // A change may come while the progress is asked for, too: it is checked as well.
      while (now.isWanted) {
        isAll = now.isAll;
        now.isWanted = false;
        now.isAll = false;
        const checked = await calls.validate(fileId, now.mends, isAll ? 'All' : 'Touched');
        setRecords((known) => (isAll ? byId(checked) : merged(known, checked)));
        if (!now.isWanted) setProgress(await calls.progress(fileId));
      }
      setFailure(undefined);
    } catch (error) {
      // Verdicts that were not received come with the next answer.
      now.isAll = true;
      setFailure(failureText(error) ?? '');
    } finally {
      now.isBusy = false;
      setChecking(false);
    }
  }, [calls, fileId]);

  const change = useCallback<Review['change']>(
    (make, answer = 'Touched') => {
      const now = latest.current;
      now.mends = make(now.mends);
      now.isAll ||= answer === 'All';
      setFixes(now.mends);
      void check();
    },
    [check],
  );

  return useMemo(
    () => ({
      progress,
      records,
      mends,
      isChecking,
      failure,
      load,
      change,
      checkAgain: () => void check(),
    }),
    [progress, records, mends, isChecking, failure, load, change, check],
  );
}
