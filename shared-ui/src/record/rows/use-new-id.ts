import { useState } from 'react';
import { useLocation } from '../../router/links.ts';

interface NewId {
  /** The record's id; a new record has its own from the start (decision 2). */
  readonly recordId: string;
  /** Whether the record began as a new one on this screen; it stays so after its first save, when the address takes its id. */
  readonly isNew: boolean;
}

interface Another {
  readonly another: string;
}

/** State of an address that starts another new record, also where one is on the screen already. */
export const anotherNew = (): Another => ({ another: crypto.randomUUID() });

const anotherIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'another' in state && typeof state.another === 'string'
    ? state.another
    : undefined;

/** The id for the one in the address, where 'new' is a record that is not saved yet. */
export function useNewId(addressId: string): NewId {
  const another = anotherIn(useLocation().state);
  const [made, setMade] = useState(() => ({ id: crypto.randomUUID(), lastAddress: addressId, another }));
  const isAnother = another !== undefined && another !== made.another;
  if (made.lastAddress !== addressId || isAnother) {
    // Coming to 'new' again starts another record.
    setMade({
      id: addressId === 'new' ? crypto.randomUUID() : made.id,
      lastAddress: addressId,
      another: another ?? made.another,
    });
  }
  const isNew = addressId === 'new' || addressId === made.id;
  return { recordId: isNew ? made.id : addressId, isNew };
}
