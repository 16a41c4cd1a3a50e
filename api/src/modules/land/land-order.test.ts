import type { GridAnswer } from 'shared-contracts/grids';
import { expect, it } from 'vitest';
import { caseRows } from '../../testing/case-rows.ts';
import { landRow, savedLand, saveLand } from '../../testing/land-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const lands = caseRows(import.meta.dirname, 'land-order.tsv').map(([land = '']) => land);

it('a list of land stands in the order of land agents, from either end', async () => {
  const broker = await server.signIn('broker');
  const ids = new Map<string, string>();
  // Saved in the order of their text, which the list must not keep.
  for (const land of lands.toSorted()) {
    const values = landRow({ parts: [landRow({ legalDescription: land })] });
    ids.set(savedLand(await saveLand(broker, 'updateParcel', values)).id, land);
  }
  const walked = async (direction: 'asc' | 'desc') => {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const answer = await broker.post('/api/grids/source/parcels', {
        columns: [{ id: 'formattedLegalDescription', direction }],
        searchCriteria: { filters: [] },
        pageLimit: 1000,
        after,
      });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      const page: GridAnswer = answer.json().result;
      for (const { id } of page.rows) found.push(...[ids.get(String(id)) ?? []].flat());
      after = page.next;
    } while (after !== null);
    return found;
  };
  expect(await walked('asc')).toEqual(lands);
  expect(await walked('desc')).toEqual(lands.toReversed());
});
