import { useState } from 'react';

/**
 * Ids of the records that a dialog makes, the same for the same key: a request that is repeated after a lost answer is
 * written once.
 */
export function useKeptIds(): (key: string) => string {
  const [known] = useState(() => new Map<string, string>());
  return (key) => {
    const id = known.get(key) ?? crypto.randomUUID();
    known.set(key, id);
    return id;
  };
}
