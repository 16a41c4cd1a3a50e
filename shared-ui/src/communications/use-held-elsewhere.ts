import { useCallback } from 'react';
import type { Address } from 'shared-contracts/routes';
import type { StoredRow } from '../form/saving/stored-rows.ts';
import { useHeldRows } from '../record/record-context.ts';
import { addressInRecord } from '../record/rows/collection.ts';
import { factsOf, recordBelow } from './communication-values.ts';
import { communicationsOf } from './use-communication-rows.ts';

/**
 * The place where a communication in a project's list opens if it belongs to a record below the project: in that
 * record, as the form would otherwise contain it twice and its save conflict with itself. Undefined for those that the
 * list itself edits.
 */
export function useHeldElsewhere(
  name: string,
  storedOf: (id: string) => StoredRow | undefined,
): (id: string, tab: string) => Address | undefined {
  const held = useHeldRows();
  return useCallback(
    (id, tab) => {
      const row = storedOf(id);
      const facts = row && factsOf(row.values);
      const record = facts && recordBelow(facts);
      if (!record?.id || held.rowsOf(name).some((one) => one.id === id)) return undefined;
      const there = held.collections.get(communicationsOf({ below: record }));
      return there && addressInRecord(held.address, held.collections, there, { id, path: [record.id] }, tab);
    },
    [held, name, storedOf],
  );
}
