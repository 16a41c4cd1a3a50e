import { useEffect, useSyncExternalStore } from 'react';

/** Stands for the title of a record that is not there, or not for this person. */
export const missingRecord = Symbol('missing record');

/** What a record is called; null where it has no name. */
export type RecordTitle = string | null | typeof missingRecord;

const titles = new Map<string, RecordTitle>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Tells breadcrumbs and page title what the record with this id is called; undefined while that is not known. */
export function useRecordTitle(id: string, title: RecordTitle | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    titles.set(id, title);
    announce();
    return () => {
      titles.delete(id);
      announce();
    };
  }, [id, title]);
}

/** The title of a record, if its screen has told it. */
export function useKnownTitle(id: string): RecordTitle | undefined {
  return useSyncExternalStore(subscribe, () => titles.get(id));
}
