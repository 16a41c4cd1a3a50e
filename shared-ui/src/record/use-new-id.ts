import { useState } from 'react';

interface NewId {
  /** The record's id; a new record has its own from the start (decision 2). */
  readonly recordId: string;
  /** Whether the record began as a new one on this screen; it stays so after its first save, when the address takes its id. */
  readonly isNew: boolean;
}

/** The id behind the one in the address, where 'new' is a record that is not saved yet. */
export function useNewId(addressId: string): NewId {
  const [made, setMade] = useState(() => ({ id: crypto.randomUUID(), lastAddress: addressId }));
  if (made.lastAddress !== addressId) {
    // Coming to 'new' again starts another record.
    setMade({ id: addressId === 'new' ? crypto.randomUUID() : made.id, lastAddress: addressId });
  }
  const isNew = addressId === 'new' || addressId === made.id;
  return { recordId: isNew ? made.id : addressId, isNew };
}
