import { useCallback, useEffect, useState } from 'react';
import { type OfferedView, offeredViewSchema, type SavedView } from 'shared-contracts/grids';
import { inTime } from 'shared-contracts/rest-client';
import * as v from 'valibot';
import { useRest } from '../../session/rest.tsx';

const offeredViews = v.array(offeredViewSchema);

export interface SavedViews {
  /** Undefined until they have come. */
  readonly views: readonly OfferedView[] | undefined;
  readonly save: (view: SavedView) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/**
 * The saved views of a grid: the person's, and those that their company shares. A save or delete rejects with the
 * message for the person.
 */
export function useSavedViews(source: { readonly name: string }): SavedViews {
  const rest = useRest();
  const path = `grids/source/${source.name}/views`;
  const [kept, setKept] = useState<{ readonly path: string; readonly views: readonly OfferedView[] }>();
  useEffect(() => {
    const abort = new AbortController();
    // A failure is not reported: the grid opens with its declared view.
    const none = () => !abort.signal.aborted && setKept({ path, views: [] });
    rest.get(path, offeredViews, abort.signal).then((views) => setKept({ path, views }), none);
    return () => abort.abort();
  }, [rest, path]);
  const save = useCallback(
    async (view: SavedView) => setKept({ path, views: await rest.post(path, view, offeredViews, inTime()) }),
    [rest, path],
  );
  const remove = useCallback(
    async (id: string) => {
      const gone = await rest.post(`${path}/delete`, { ids: [id] }, v.array(v.string()), inTime());
      // The view may be gone already: deleted in another browser tab, or by an attempt whose answer was lost.
      if (!gone.includes(id)) setKept({ path, views: await rest.get(path, offeredViews) });
      else setKept((now) => now && { ...now, views: now.views.filter((view) => view.id !== id) });
    },
    [rest, path],
  );
  return { views: kept?.path === path ? kept.views : undefined, save, remove };
}
