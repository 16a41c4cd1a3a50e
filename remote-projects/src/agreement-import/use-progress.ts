import { useEffect, useState } from 'react';
import type { ImportProgress } from 'shared-contracts/agreement-import';
import type { ImportCalls } from './import-calls.ts';

/** How often the progress of a running import is requested, in milliseconds. */
const progressEvery = 700;

/** The progress of an import, requested repeatedly while somebody looks; a failed request is repeated. */
export function useProgress(calls: ImportCalls, fileId: string | undefined): ImportProgress | undefined {
  const [progress, setProgress] = useState<ImportProgress>();
  useEffect(() => {
    if (fileId === undefined) return undefined;
    const { signal, abort } = abortable();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const next = await calls.progress(fileId, signal);
        if (!signal.aborted) setProgress(next);
      } catch {
        // A file that is not being read yet is unknown, and a lost network comes back: the next request shows it.
      }
      if (!signal.aborted) timer = setTimeout(() => void ask(), progressEvery);
    };
    // There is nothing to show right after the file was sent, so the first request waits as well.
    timer = setTimeout(() => void ask(), progressEvery);
    return () => {
      abort();
      clearTimeout(timer);
    };
  }, [calls, fileId]);
  return progress;
}

const abortable = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};
