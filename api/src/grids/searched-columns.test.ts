import { type GridAnswer, gridSources } from 'shared-contracts/grids';
import { expect, it } from 'vitest';
import { runningServer } from '../testing/running-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

const ask = async (source: string, body: object): Promise<GridAnswer> =>
  (await admin.post(`/api/grids/source/${source}`, body)).json().result;

const firstText = (value: unknown): string | undefined => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' && one.trim() !== '' ? one : undefined;
};

it.each(gridSources.map(({ name }) => name))('of %s are looked in, as the filter box says', async (name) => {
  const { definition } = await ask(name, { withDefinition: true });
  const searched = definition?.searched ?? [];
  expect(searched.length).toBeGreaterThan(0);
  const columns = searched.map((id) => ({ id }));
  const { rows } = await ask(name, { columns, pageLimit: 200 });
  for (const id of searched) {
    const row = rows.find((one) => firstText(one[id]) !== undefined);
    if (!row) continue;
    const found = await ask(name, {
      columns,
      pageLimit: 1000,
      searchCriteria: { text: firstText(row[id])?.slice(0, 200) },
    });
    expect([id, found.rows.some((one) => one.id === row.id)]).toEqual([id, true]);
  }
});
