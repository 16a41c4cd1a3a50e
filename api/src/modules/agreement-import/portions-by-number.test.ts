import { expect, it } from 'vitest';
import { finalized, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk } from '../../testing/import-desk.ts';

const desk = importDesk();

const header = ['Agreement key', 'Legal description', 'LINC, PID or surface parcel number'];

/** The registry numbers of the parcels with a description, and the agreements on each. */
async function portionsOf(description: string) {
  const { rows } = await desk.server.database.pool.query(
    `select p.registry_number as number, string_agg(a.name, ', ' order by a.name) as agreements
      from parcel p left join agreement_parcel r on r.parcel_id = p.id left join agreement a on a.id = r.agreement_id
      where p.formatted_legal_description = $1 group by p.id order by p.registry_number`,
    [description],
  );
  return rows.map(({ number, agreements }) => [number, agreements]);
}

// British Columbia's lots of one section on one plan, and the rest of an Alberta quarter next to an acreage.
it('portions of one section with other numbers in the registry are parcels of their own, each once', async () => {
  const project = await desk.freshProject();
  const lot = (number: number) =>
    `Lot ${number} Section 2 Township 117 Range 15 W6M Peace River District Plan PGP24324`;
  const rows = [
    ['A', lot(4), '017-751-726'],
    ['B', lot(5), '010-140-801'],
    ['C', lot(4), '017-751-726'],
    ['D', lot(6), null],
  ] as const;
  const sheets = {
    ...agreementRows([], ...rows.map(([key]) => [key, `Tract ${key}`] as const)),
    Parcels: [header, ...rows],
  };
  const fileId = await desk.upload(sheets);
  const records = await validated(desk.broker, project, fileId);
  const land = records.filter(({ entityType }) => entityType === 'Parcel');
  const added = (text: string) =>
    `Only a portion of 02-117-15-W6M is named. It is added as the portion with the number ${text}; the map shows all of 02-117-15-W6M.`;
  expect(land.map(({ errors, warnings }) => [errors, warnings.map(({ message }) => message)])).toEqual([
    [[], [added('017-751-726')]],
    [[], [added('010-140-801')]],
    [[], [added('017-751-726')]],
    [
      [],
      [
        'Only a portion of 02-117-15-W6M is named. It is added as a portion, one for all rows that name it; the map shows all of 02-117-15-W6M.',
      ],
    ],
  ]);
  expect((await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid')).statusCode).toBe(200);
  expect(await portionsOf('ptn. 02-117-15-W6M')).toEqual([
    ['010-140-801', 'Tract B'],
    ['017-751-726', 'Tract A, Tract C'],
    [null, 'Tract D'],
  ]);

  // The next list with the same land finds each parcel by its number.
  const next = await desk.freshProject();
  const again = await desk.upload(sheets);
  const found = await validated(desk.broker, next, again);
  expect(
    found.flatMap(({ entityType, warnings }) =>
      entityType === 'Parcel' ? warnings.map(({ message }) => message) : [],
    ),
  ).toContain('Only a portion of 02-117-15-W6M is named. The one with the number 010-140-801 is taken.');
  expect((await finalized(desk.broker, next, again, 'ImportWarningsAndValid')).statusCode).toBe(200);
  expect(await portionsOf('ptn. 02-117-15-W6M')).toEqual([
    ['010-140-801', 'Tract B, Tract B'],
    ['017-751-726', 'Tract A, Tract A, Tract C, Tract C'],
    [null, 'Tract D, Tract D'],
  ]);
});
