import { type GridAnswer, gridSources } from 'shared-contracts/grids';
import { beforeAll, expect, it } from 'vitest';
import { nothingArchived } from '../testing/nothing-archived.ts';
import { runningServer } from '../testing/running-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');
const invoicing = await server.signIn('invoicing');
const zone = 'America/Edmonton';

beforeAll(async () => {
  await nothingArchived(server);
});

it.each(gridSources.map((source) => [source.name, source] as const))(
  'every group of %s opens with as many rows as its heading says, by whatever it is grouped',
  async (_, source) => {
    const client = source.type === 'Invoice' || source.type === 'Timesheet' ? invoicing : admin;
    const ask = async (body: object): Promise<GridAnswer> => {
      const answer = await client.post(`/api/grids/source/${source.id}`, {
        pageLimit: 1,
        withTotal: true,
        ...body,
      });
      expect([body, answer.statusCode]).toEqual([body, 200]);
      return answer.json().result;
    };
    for (const { id } of source.columns.filter(({ sortable }) => sortable)) {
      const { groups, total } = await ask({
        columns: [{ id, isGrouped: true, direction: 'asc' }],
        searchCriteria: { zone },
      });
      if ((groups?.length ?? 0) < 1000)
        expect([id, groups?.reduce((sum, { count }) => sum + count, 0)]).toEqual([id, total]);
      // The first, the last, and one between them: rows of others are counted in the same way.
      const some = new Set([
        groups?.at(0),
        groups?.at(Math.floor((groups?.length ?? 0) / 2)),
        groups?.at(-1),
      ]);
      for (const group of some) {
        if (!group) continue;
        const opened = await ask({
          columns: [{ id }],
          searchCriteria: { zone, filters: [{ column: id, values: [group.value] }] },
        });
        expect([id, group.value, opened.total]).toEqual([id, group.value, group.count]);
      }
    }
  },
);
