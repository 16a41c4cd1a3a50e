import { useEffect } from 'react';
import type { RouteDeclaration } from 'shared-contracts';
import { isRecordId, useKnownTitle, useRest } from 'shared-ui';
import * as v from 'valibot';

/** Notes that the person looks at a record, for the list of recent records, however they came to it. */
export function useNoteOpened({ list }: RouteDeclaration, id: string): void {
  const rest = useRest();
  // Its screen has set its name: the record exists, and the person sees it.
  const isShown = typeof useKnownTitle(id) === 'string';
  useEffect(() => {
    // A page of an area that is no record, as a review list, has a title too.
    if (!list || !isShown || !isRecordId(id)) return;
    // The list is a convenience: without it the record opens all the same.
    rest.post('start/recent', { source: list, id }, v.null()).catch(() => {});
  }, [rest, list, id, isShown]);
}
