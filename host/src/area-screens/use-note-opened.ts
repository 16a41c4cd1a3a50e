import { useEffect } from 'react';
import type { RouteDeclaration } from 'shared-contracts';
import { isRecordId, useKnownTitle, useRest } from 'shared-ui';
import * as v from 'valibot';

/** Adds the record that is shown to the person's recent records, whichever way they opened it. */
export function useNoteOpened({ list }: RouteDeclaration, id: string): void {
  const rest = useRest();
  // Its screen has set its title, so the record exists and the person may see it.
  const isShown = typeof useKnownTitle(id) === 'string';
  useEffect(() => {
    // Pages that are not records, such as a review list, have a title too.
    if (!list || !isShown || !isRecordId(id)) return;
    // The list of recent records is only a convenience: if this fails, the record opens all the same.
    rest.post('start/recent', { source: list, id }, v.null()).catch(() => {});
  }, [rest, list, id, isShown]);
}
