import { useEffect, useSyncExternalStore } from 'react';
import { makeChanges } from 'shared-contracts/changes';

const { subscribe, report } = makeChanges();

/** Keeps a text for an id while it is mounted; undefined keeps nothing. */
function useKeptText<TText>(texts: Map<string, TText>, id: string, text: TText | undefined): void {
  useEffect(() => {
    if (text === undefined) return;
    texts.set(id, text);
    report();
    return () => {
      texts.delete(id);
      report();
    };
  }, [texts, id, text]);
}

const titles = new Map<string, string | null>();
const absences = new Map<string, string>();

/** Gives the breadcrumbs the name of the record with this id; undefined while it is unknown. */
export const useRecordTitle = (id: string, title: string | null | undefined): void =>
  useKeptText(titles, id, title);

/** The title of a record, if its screen has set it. */
export const useKnownTitle = (id: string): string | null | undefined =>
  useSyncExternalStore(subscribe, () => titles.get(id));

/** Sets the breadcrumbs' text for a record that is not shown, such as 'Not found'. */
export const useRecordAbsence = (id: string, text: string | undefined): void =>
  useKeptText(absences, id, text);

/** The text in place of a record that is not shown. */
export const useKnownAbsence = (id: string): string | undefined =>
  useSyncExternalStore(subscribe, () => absences.get(id));
