import { useEffect, useState, useSyncExternalStore } from 'react';
import { failureText } from 'shared-contracts/errors';
import type { Address } from 'shared-contracts/routes';
import type { StoredRow } from '../../form/saving/stored-rows.ts';
import { useNavigate } from '../../router/links.ts';
import type { HeldPlace } from '../held/held-place.ts';
import type { Absence } from '../record-absence.tsx';
import { useHeldRows, useRowAround } from '../record-context.ts';
import type { Collection } from './collection.ts';
import { RowAbsent } from './row-absent.ts';
import type { Neighbours } from './row-steps.tsx';

/** The row that is open in a grid. */
export interface OpenedRow {
  readonly collection: Collection;
  readonly id: string;
  /** The row as the list contains it, if complete. */
  readonly stored: StoredRow | undefined;
  /** Address of the tab with its grid. */
  readonly tabAddress: Address;
  /** Path of its own tab that is open. */
  readonly tab: string;
  /** Whether no other row slid in over it. */
  readonly isOnTop: boolean;
  readonly neighbours: Neighbours;
}

type Found = { readonly place: HeldPlace } | { readonly absence: Absence; readonly message: string };

const nobodyAbove: readonly string[] = [];

/** Finds the row: edited, in the list, or read; undefined until it has arrived. Leaves one that was deleted. */
export function useOpenedRow({ collection, id, stored, tabAddress, isOnTop }: OpenedRow) {
  const held = useHeldRows();
  const navigate = useNavigate();
  const path = useRowAround()?.path ?? nobodyAbove;
  const [found, setFound] = useState<Found | undefined>(() => {
    const known = held.placeOf(collection.name, id) ?? (stored && held.open(collection, path, stored));
    return known && { place: known };
  });
  const isMissing = found === undefined;
  useEffect(() => {
    if (!isMissing) return;
    if (!collection.read) return setFound({ absence: 'missing', message: '' });
    let isHere = true;
    collection.read(id).then(
      (row) => isHere && setFound({ place: held.open(collection, path, row) }),
      (error: unknown) =>
        isHere &&
        setFound({
          absence: error instanceof RowAbsent ? error.absence : 'failed',
          message: failureText(error) ?? '',
        }),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing, collection, held, id, path]);
  // A new row comes back with the draft that holds it, after it was looked for.
  const heldNow = useSyncExternalStore(held.subscribe, () => held.placeOf(collection.name, id));
  useEffect(() => {
    if (heldNow) setFound((known) => (known && 'absence' in known ? { place: heldNow } : known));
  }, [heldNow]);
  const place = found && 'place' in found ? found.place : undefined;
  const isGone = useSyncExternalStore(held.subscribe, () => place?.isGone ?? false);
  useEffect(() => {
    if (isGone && isOnTop) void navigate(tabAddress, { replace: true });
  }, [isGone, isOnTop, navigate, tabAddress]);
  // The browser's Back is a way to close it too: a new row in which nothing was typed is dropped then.
  useEffect(() => {
    if (!place) return;
    // Once the page before is there: a row that goes while it is open leads to its list.
    const onBack = () =>
      setTimeout(() => {
        if (!window.location.href.includes(id)) held.leave(place);
      });
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [place, held, id]);
  return {
    found,
    place,
    /** Whether it was deleted or taken back since. */
    isGone,
    tryAgain: () => setFound(undefined),
  };
}
