import { expect, it } from 'vitest';
import { finalized, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk } from '../../testing/import-desk.ts';

const desk = importDesk();

it('names a few of the others where a column says the same in every row', async () => {
  const project = await desk.freshProject();
  const rows = Array.from({ length: 4000 }, (_, place) => [`K${place}`, `Tract ${place}`, 'TBD'] as const);
  const fileId = await desk.upload(agreementRows(['Agreement number'], ...rows));
  const records = await validated(desk.broker, project, fileId);
  const ending = 'of this sheet. Leave one out, or confirm both.';
  expect([0, 3, 3999].map((place) => records[place]?.errors.map(({ message }) => message))).toEqual([
    [`TBD is also in row 3, 4, 5, 6, 7, … ${ending}`],
    [`TBD is also in row 2, 3, 4, 6, 7, … ${ending}`],
    [`TBD is also in row 2, 3, 4, 5, 6, … ${ending}`],
  ]);
  expect(JSON.stringify(records).length).toBeLessThan(4_000_000);
  expect((await finalized(desk.broker, project, fileId)).statusCode).toBe(400);
});
