import { useEffect, useMemo, useState } from 'react';
import { useFieldValue } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import { useClient } from 'urql';
import { LandTitleDocument } from '../generated/operations.ts';
import { titleRow } from '../titles/title-record.ts';
import { chainIds, type TitleTractRecord } from './title-tract-record.ts';

const none: ReadonlyMap<string, StoredRow> = new Map();

/** The saved titles of a tract as its form has them: those that were not taken out, and those that were added. */
export function useChainRows({ titles }: TitleTractRecord): readonly StoredRow[] {
  const client = useClient();
  const chain = useFieldValue('chain');
  const [added, setAdded] = useState(none);
  const stored = useMemo(() => new Map(titles.map(({ title }) => [title.id, titleRow(title)])), [titles]);
  useEffect(() => {
    let isHere = true;
    const missing = chainIds(chain).filter((id) => !stored.has(id) && !added.has(id));
    for (const id of missing)
      void client
        .query(LandTitleDocument, { id })
        .toPromise()
        .then(({ data }) => {
          const record = data?.record;
          if (isHere && record) setAdded((now) => new Map([...now, [id, titleRow(record)]]));
        });
    return () => {
      isHere = false;
    };
  }, [chain, stored, added, client]);
  return useMemo(
    () => chainIds(chain).flatMap((id) => stored.get(id) ?? added.get(id) ?? []),
    [chain, stored, added],
  );
}
