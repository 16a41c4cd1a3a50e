import { useEffect, useEffectEvent, useRef } from 'react';
import { acquiredDate } from 'shared-contracts/agreements';
import { textIn } from 'shared-contracts/forms';
import { useFieldValue, useSetField } from 'shared-ui/form';
import { useHeldRows, useRowAround } from 'shared-ui/record';
import { entriesOf } from '../../rows/entries.ts';
import { signatureOf, signedLast } from './owner-entries.ts';

const dayIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * 'Acquired' follows from the signing, unless somebody set it by hand. It follows from what is stored and from the
 * landowners as they are now, never from those in between: taking back what was typed takes back what it caused, and only
 * a landowner whose signature is stored can have sold the land.
 */
export function useAcquired(landowners: unknown): void {
  const set = useSetField();
  const held = useHeldRows();
  const around = useRowAround();
  const acquired = dayIn(useFieldValue('documentsAcquiredDate'));
  const before = useRef(landowners);
  const follow = useEffectEvent((was: unknown, now: unknown) => {
    const stored = (around && held.placeOf(around.collection, around.id)?.start.base) ?? {};
    const documentsAcquiredDate = textIn(stored, 'documentsAcquiredDate') || null;
    const dayWith = (owners: unknown): string | null =>
      signedLast(owners) === signedLast(stored['landowners'])
        ? documentsAcquiredDate
        : acquiredDate(
            { landowners: entriesOf(stored['landowners']).map(signatureOf), documentsAcquiredDate },
            entriesOf(owners).map(signatureOf),
          );
    const [earlier, next] = [dayWith(was), dayWith(now)];
    const isByHand = acquired !== null && acquired !== earlier;
    if (next !== earlier && next !== acquired && !isByHand) set('documentsAcquiredDate', next);
  });
  useEffect(() => {
    const was = before.current;
    before.current = landowners;
    if (was !== landowners) follow(was, landowners);
  }, [landowners]);
}
