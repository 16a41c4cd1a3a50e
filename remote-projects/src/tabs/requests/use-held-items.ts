import { useMemo } from 'react';
import { nameIn, textIn } from 'shared-contracts/forms';
import { useRowsHeld } from 'shared-ui/record';
import { entriesOf } from '../../rows/entries.ts';
import { requestItemsName } from './item-record.ts';
import type { ItemFacts } from './request-cells.ts';

/** The items that the form holds, new and changed ones, by their request. */
export function useHeldItems(): ReadonlyMap<string, readonly ItemFacts[]> {
  const held = useRowsHeld(requestItemsName);
  return useMemo(() => {
    const facts = held.map(({ id, path, values }) => ({
      requestId: path.at(-1) ?? '',
      id,
      code: nameIn(values['requestItemType'], 'code'),
      description: textIn(values, 'description'),
      expiryDate: textIn(values, 'expiryDate'),
      parcels: entriesOf(values['relatedParcels']).map(({ parcel }) =>
        nameIn(parcel, 'formattedLegalDescription'),
      ),
    }));
    const byRequest = new Map<string, readonly ItemFacts[]>();
    for (const { requestId, ...item } of facts)
      byRequest.set(requestId, [...(byRequest.get(requestId) ?? []), item]);
    return byRequest;
  }, [held]);
}
