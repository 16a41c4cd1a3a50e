import { useEffect, useSyncExternalStore } from 'react';

const titles = new Map<string, string | null>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Tells the breadcrumbs what the record with this id is called; undefined while that is not known. */
export function useRecordTitle(id: string, title: string | null | undefined): void {
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
export function useKnownTitle(id: string): string | null | undefined {
  return useSyncExternalStore(subscribe, () => titles.get(id));
}
