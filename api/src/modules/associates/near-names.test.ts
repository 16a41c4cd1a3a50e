import { describe, expect, it } from 'vitest';
import { makeAssociate } from '../../testing/associate-calls.ts';
import { countTurns } from '../../testing/count-turns.ts';
import { recordContextOf } from '../../testing/record-context.ts';
import { runningServer } from '../../testing/running-server.ts';
import { associatesAlike } from './many-names-store.ts';
import { NearNames } from './near-names.ts';

const server = await runningServer();

const syllables = 'wie be pe ters dyck frie sen klas mac don ald smi th john son ro berts o-b 12'.split(' ');

/** Names that are alike as names of one country are. */
const names = Array.from({ length: 300 }, (_, place) => {
  const word = (of: number) =>
    [0, 1, 2].map((turn) => syllables[(of >> (turn * 3)) % syllables.length]).join('');
  return `${word(place * 2_654_435_761)} ${word(place * 40_503 + 7)}`.toLowerCase();
});

describe('names that are nearly the same', () => {
  it('are those that the database finds among all of them', async () => {
    const typed = names.slice(0, 150);
    const others = names
      .flatMap((name) => [name, `${name}s`, name.slice(0, -3), name.split(' ').toReversed().join(', ')])
      .map((name, place) => ({ id: `n${place}`, name }));
    const near = await NearNames.of(typed, 0.6, 1000);
    for (const { id, name } of others) await near.look(id, name);
    const { rows } = await server.database.pool.query(
      `select t.key, o.id from (select distinct jsonb_array_elements_text($1::jsonb) as key) t
       join jsonb_to_recordset($2::jsonb) as o(id text, name text)
         on similarity(o.name, t.key) >= 0.6 and o.name <> t.key`,
      [JSON.stringify(typed), JSON.stringify(others)],
    );
    const pairsOf = (found: readonly { readonly key: string; readonly id: string }[]) =>
      [...new Set(found.map(({ key, id }) => `${key} ${id}`))].sort();
    expect(rows.length).toBeGreaterThan(20);
    expect(pairsOf(near.found())).toEqual(pairsOf(rows));
  });

  it('are found where the last part that is looked up is the first that both have', async () => {
    for (const [typed, name] of [
      ['dyck wieb', 'petra dyck wieb'],
      ['peter petra', 'wieb petra peter'],
    ] as const) {
      const near = await NearNames.of([typed], 0.6, 10);
      await near.look('it', name);
      expect(near.found()).toEqual([{ key: typed, id: 'it' }]);
    }
  });

  it('are found whether or not they are typed with their accents, one name or many', async () => {
    const broker = await server.signIn('broker');
    const { id } = await makeAssociate(broker, { name: 'Zéphirin Bélhumeur' });
    const within = await recordContextOf(server, broker);
    const typed = (key: string) => ({ key, phone: null, email: null });
    const many = Array.from({ length: 9 }, (_, place) => typed(`nobody is called ${place}`));
    for (const all of [[typed('zephirin belhumeur')], [typed('zephirin belhumeur'), ...many]])
      expect((await associatesAlike(within, all)).found).toMatchObject([{ key: 'zephirin belhumeur', id }]);
  });

  it('are the most alike where there are many', async () => {
    const near = await NearNames.of(['peter wiebe'], 0.6, 2);
    for (const name of ['peter wiebes', 'wiebe peter', 'peter wieb', 'peter wiebe', 'anna dyck'])
      await near.look(name, name);
    expect(near.found()).toEqual([
      { key: 'peter wiebe', id: 'wiebe peter' },
      { key: 'peter wiebe', id: 'peter wiebes' },
    ]);
  });

  it('are compared in no more steps than are allowed, with turns for others, and say so where that was not all', async () => {
    const typed = Array.from({ length: 3000 }, (_, place) => `peter wiebe of la crete ${place}`);
    const bounds = { letters: 200_000, steps: 400_000 };
    const near = await NearNames.of(typed, 0.6, 3, bounds);
    const others = countTurns();
    for (let place = 0; place < 200; place += 1)
      await near.look(`n${place}`, `peter wiebe of la crete x${place}`);
    // One name more may be under way when the bound is met.
    expect(near.steps).toBeLessThan(bounds.steps + typed.length * 100);
    expect(others.end()).toBeGreaterThan(0);
    expect(near.isWhole).toBe(false);
    expect(near.found().length).toBeLessThanOrEqual(typed.length * 3);
  });

  it('are cut off where together they are longer than is allowed', async () => {
    const near = await NearNames.of(['peter wiebe', 'anna wiebe'], 0.6, 3, { letters: 15, steps: 1000 });
    await near.look('it', 'wiebe peter');
    await near.look('other', 'wiebe anna');
    expect([near.isWhole, near.found()]).toEqual([false, [{ key: 'peter wiebe', id: 'it' }]]);
  });
});
