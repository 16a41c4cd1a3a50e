import { useEffect } from 'react';
import type { RouteName } from 'shared-contracts';
import { gridSources } from 'shared-contracts/grids';
import { useKnownTitle, useRest } from 'shared-ui';
import * as v from 'valibot';

/** Notes that the person looks at a record, for the list of recent records, however they came to it. */
export function useNoteOpened(route: RouteName, id: string): void {
  const rest = useRest();
  // Its screen has told its name: the record is there, and the person sees it.
  const isShown = typeof useKnownTitle(id) === 'string';
  useEffect(() => {
    const source = gridSources.find(({ opens }) => opens === `${route}/{id}/details`);
    if (!source || !isShown) return;
    // The list is a convenience: without it the record opens all the same.
    rest.post('start/recent', { source: source.name, id }, v.null()).catch(() => {});
  }, [rest, route, id, isShown]);
}
