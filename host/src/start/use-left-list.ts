import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Address } from 'shared-contracts/routes';
import type { GridContent, GridStand, Selection } from 'shared-ui/grid';
import { useLocation } from 'shared-ui/router';
import * as v from 'valibot';
import { type KeptStand, keepStand, keptStand } from './kept-list.ts';
import { openGroupsOf } from './list-run.ts';

const returning = v.object({ returns: v.literal(true) });

/**
 * The state in which a list was left, if the person returns to it: by Back, by a reload, or by a link that leads back.
 */
export function useLeftList(): KeptStand | undefined {
  const { pathname, search, state } = useLocation();
  const type = useNavigationType();
  const [left] = useState(() =>
    type === 'POP' || v.is(returning, state) ? keptStand(`${pathname}${search}`) : undefined,
  );
  return left;
}

interface Leaving {
  readonly left: KeptStand | undefined;
  readonly address: Address;
  readonly content: GridContent;
  readonly selection: Selection;
}

/** Keeps the person's position in a list when they leave it, and opens the same groups again. */
export function useKeepList({
  left,
  address,
  content,
  selection,
}: Leaving): RefObject<GridStand | undefined> {
  const stand = useRef<GridStand | undefined>(left);
  const keep = useEffectEvent(() => {
    if (!stand.current) return;
    keepStand(address, { ...stand.current, selected: [...selection], open: openGroupsOf(content) });
  });
  useEffect(() => {
    const note = () => keep();
    window.addEventListener('pagehide', note);
    return () => {
      window.removeEventListener('pagehide', note);
      note();
    };
  }, []);
  const toOpen = useRef(left?.open ?? []);
  const isThere = !content.isLoading && content.items.count > 0;
  const openAgain = useEffectEvent(() => {
    for (const key of toOpen.current) content.toggleGroup(key);
    toOpen.current = [];
  });
  useEffect(() => {
    if (isThere) openAgain();
  }, [isThere]);
  return stand;
}
