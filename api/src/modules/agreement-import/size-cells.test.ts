import { expect, it } from 'vitest';
import { finalized, freshName, validated } from '../../testing/import-calls.ts';
import { agreementRows, findingsOf, importDesk, peopleRows } from '../../testing/import-desk.ts';

const desk = importDesk();

/** Stored sizes with their units, in the order of the agreements. */
const storedSizes = async (project: string) => {
  const { rows } = await desk.server.database.pool.query(
    `select trim_scale(gross_area)::text as area, a.code as "areaUnit", trim_scale(buildable_area)::text as buildable,
        trim_scale(left_width)::text as width, w.code as "widthUnit", trim_scale(length)::text as length, l.code as "lengthUnit"
      from agreement left join area_unit a on a.id = area_unit_id left join length_unit w on w.id = width_unit_id
        left join length_unit l on l.id = length_unit_id
      where surface_project_id = $1 order by name`,
    [project],
  );
  return rows.map((row) =>
    Object.values(row)
      .map((one) => one ?? '')
      .join(' ')
      .trim(),
  );
};

const heading = [
  'Unit of the areas',
  'Gross area',
  'Unit of the widths',
  'Width left',
  'Unit of the length',
  'Length',
];

// Worked by hand: an acre is 0.40468564224 ha, a foot 0.3048 m. 1.7 / 0.40468564224 = 4.2008; 10 x 0.40468564224 = 4.0469.
it('gives sizes that name their unit in the unit of their row, and says so', async () => {
  const project = await desk.freshProject();
  const fileId = await desk.upload(
    agreementRows(
      heading,
      ['A', 'A', 'ac', '1.7 ha', 'm', '100 ft', 'm', '1.25 km'],
      ['B', 'B', 'hectares', '10 acres', null, null, null, null],
      ['C', 'C', 'ha', '1.7 ha', null, null, null, null],
      ['D', 'D', null, '1.7 hectares', null, '50 ft', null, '300 m'],
      ['E', 'E', 'ac', '1.7', null, null, null, null],
      ['F', 'F', 'ac', '100 m', null, '3 ac', null, null],
      ['G', 'G', 'ac', '5 chains', null, null, null, null],
      ['H', 'H', 'ac', '2 ac or 3', null, null, null, null],
    ),
  );
  const records = await validated(desk.broker, project, fileId);
  expect(findingsOf(records)).toEqual([
    [7, 'grossArea', '‘100 m’ is no number.'],
    [7, 'leftWidth', '‘3 ac’ is no number.'],
    [8, 'grossArea', '‘5 chains’ is no number.'],
    [9, 'grossArea', '‘2 ac or 3’ is no number.'],
  ]);
  const said = findingsOf(records, 'warnings').filter(([, column]) => column !== null);
  expect(said).toEqual([
    [2, 'grossArea', '‘1.7 ha’ is converted: 4.2008 ac.'],
    [2, 'leftWidth', '‘100 ft’ is converted: 30.48 m.'],
    [2, 'length', '‘1.25 km’ is converted: 1250 m.'],
    [3, 'grossArea', '‘10 acres’ is converted: 4.0469 ha.'],
    [5, 'grossArea', '‘1.7 hectares’ is read as 1.7 with the unit ha.'],
    [5, 'leftWidth', '‘50 ft’ is read as 50 with the unit ft.'],
    [5, 'length', '‘300 m’ is read as 300 with the unit m.'],
  ]);
  await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid');
  expect(await storedSizes(project)).toEqual([
    '4.2008 ac  30.48 m 1250 m',
    '4.0469 ha',
    '1.7 ha',
    '1.7 ha  50 ft 300 m',
    '1.7 ac',
  ]);
});

it('keeps the unit of an agreement that is there, which its other sizes have too', async () => {
  const project = await desk.freshProject();
  const sheet = (area: string, unit: string | null, buildable: string | null) =>
    desk.upload(
      agreementRows(
        ['Agreement number', 'Unit of the areas', 'Gross area', 'Buildable area'],
        ['A', 'A', 'N-17', unit, area, buildable],
      ),
    );
  const first = await sheet('10', 'ac', '8');
  await validated(desk.broker, project, first);
  await finalized(desk.broker, project, first, 'ImportWarningsAndValid');
  const next = await sheet('1.7 ha', null, null);
  await validated(desk.broker, project, next);
  await finalized(desk.broker, project, next, 'ImportWarningsAndValid');
  expect(await storedSizes(project)).toEqual(['4.2008 ac 8']);
});

it('reads shares in words, and yes and no in three languages', async () => {
  const project = await desk.freshProject();
  const [one, other] = [freshName(), freshName()];
  const fileId = await desk.upload({
    ...agreementRows([], ['A', 'A']),
    ...peopleRows(
      ['Share %', 'Homestead'],
      ['A', 'Landowner', one, 'two thirds', 'oui'],
      ['A', 'Landowner', other, 'an undivided 1/3 interest', 'non'],
    ),
  });
  expect(findingsOf(await validated(desk.broker, project, fileId))).toEqual([]);
  await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid');
  const { rows } = await desk.server.database.pool.query(
    `select interest_fraction_numerator as above, interest_fraction_denominator as below, is_homestead as homestead
      from landowner where agreement_id = (select id from agreement where surface_project_id = $1) order by sequence`,
    [project],
  );
  expect(rows).toEqual([
    { above: 2, below: 3, homestead: true },
    { above: 1, below: 3, homestead: false },
  ]);
});
