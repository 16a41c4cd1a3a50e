import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { agreementsOf, anAgreement, saveAlone } from '../../testing/agreement-calls.ts';
import { historyOf, idOf, makeAssociate } from '../../testing/associate-calls.ts';
import { finalized, freshName, validated } from '../../testing/import-calls.ts';
import { importDesk } from '../../testing/import-desk.ts';
import { landRow, savedLand, saveLand } from '../../testing/land-calls.ts';
import { projectParts } from '../../testing/project-calls.ts';

const desk = importDesk();
let projects: readonly [imported: string, byHand: string];

beforeAll(async () => {
  projects = [await desk.freshProject(), await desk.freshProject()];
});

/** The history entry for the first save of a record: its changes by field, and the record's name and project. */
async function firstSave(kind: string, id: string) {
  const entries = await historyOf(desk.broker, kind, id);
  const { rows } = await desk.server.database.pool.query(
    'select record_name as name, surface_project_id as project, save_id from history_entry where record_id = $1',
    [id],
  );
  expect([entries.length, rows.length]).toEqual([1, 1]);
  const [entry] = entries;
  const changes = entry?.changes.toSorted((one, other) => one.field.localeCompare(other.field));
  return { revision: entry?.revision, changes, name: rows[0].name, project: rows[0].project };
}

/** An entry of a list. Throws if there is none. */
async function listed(table: string, code = 'code') {
  const { rows } = await desk.server.database.pool.query<{ id: string; code: string }>(
    `select id, ${code} as code from ${table} order by ${code}, id limit 1`,
  );
  if (!rows[0]) throw new Error(`There is no ${table}.`);
  return { named: { id: rows[0].id }, called: rows[0].code };
}

/** The names by which an agreement can be found. */
async function searchedBy(id: string | undefined): Promise<unknown> {
  const { rows } = await desk.server.database.pool.query('select related_text from agreement where id = $1', [
    id,
  ]);
  return rows[0]?.related_text;
}

const sheet = (header: readonly string[], row: readonly (string | number)[]) => [[...header], [...row]];

it('tells of an imported agreement what it tells of one that is saved by hand', async () => {
  const [project, other] = projects;
  const owner = await makeAssociate(desk.broker, { name: freshName() });
  const land = 'NE-14-101-11-W6M';
  const parcel = savedLand(
    await saveLand(
      desk.broker,
      'updateParcel',
      landRow({ rightsType: 'Surface', parts: [landRow({ legalDescription: land })] }),
    ),
  );
  const [type, purpose, unit] = [
    await listed('agreement_type where is_active and product_client_id is null'),
    await listed('land_purpose where is_active and product_client_id is null'),
    await listed('area_unit'),
  ];
  const { northfork } = await projectParts(desk.server);
  const status = await listed(
    `surface_status where is_active and product_client_id = '${northfork}'`,
    'status',
  );
  const agent = await listed(`app_user where email = 'broker@rightway.test'`, 'email');
  const fileId = await desk.upload({
    Agreements: sheet(
      [
        ...['key', 'name', 'agreementNumber', 'referenceNumber', 'agreementType', 'landPurpose'],
        ...['surfaceStatus', 'landAgent', 'effectiveDate', 'term', 'termUnit', 'areaUnit', 'grossArea'],
      ],
      [
        ...['A', 'Lease at 14', 'H-1', 'T-14', type.called, purpose.called, status.called],
        ...[agent.called, '2026-05-01', 25, 'Years', unit.called, '1,234.50'],
      ],
    ),
    'Landowners and Occupants': sheet(
      ['key', 'role', 'businessAssociate', 'legalName', 'interestPercentage', 'isHomestead', 'sentDate'],
      ['A', 'Landowner, Occupant', owner['name'] as string, 'The farm', 50, 'Yes', '2026-04-01'],
    ),
    Parcels: sheet(['key', 'legalDescription'], ['A', land]),
  });
  const records = await validated(desk.broker, project, fileId);
  expect(records.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  expect((await finalized(desk.broker, project, fileId)).statusCode).toBe(200);

  const byHand = anAgreement({
    ...{ projectFileId: other, name: 'Lease at 14', agreementNumber: 'H-1', referenceNumber: 'T-14' },
    ...{ agreementType: type.named, landPurpose: purpose.named, surfaceStatus: status.named },
    ...{ landAgent: agent.named, areaUnit: unit.named },
    ...{ effectiveDate: '2026-05-01', term: 25, termUnit: 'YEARS', grossArea: '1234.5' },
    landowners: [
      {
        ...{ id: randomUUID(), businessAssociate: { id: owner.id }, legalName: 'The farm' },
        ...{ interestPercentage: '50', isHomestead: true, sentDate: '2026-04-01' },
      },
    ],
    occupants: [{ id: randomUUID(), businessAssociate: { id: owner.id } }],
    relatedParcels: [{ id: randomUUID(), parcel: { id: parcel.id } }],
  });
  expect((await saveAlone(desk.broker, byHand)).errors).toBeUndefined();

  const [made] = await agreementsOf(desk.broker, project);
  const imported = await firstSave('AGREEMENT', made?.id ?? '');
  expect(imported.changes?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['landAgent', 'landowners', 'occupants', 'relatedParcels', 'surfaceStatus']),
  );
  expect(imported).toEqual({ ...(await firstSave('AGREEMENT', byHand.id)), project });
  expect(await searchedBy(made?.id)).toBe([owner['name'], owner['name'], land].join('\n'));
  expect(await searchedBy(byHand.id)).toBe(await searchedBy(made?.id));
});

it('tells of imported owners and land what it tells of those that are saved by hand', async () => {
  const [project] = projects;
  const [imported, byHand] = [freshName(), freshName()];
  const [land, other] = ['NE-15-101-11-W6M', 'NE-16-101-11-W6M'];
  const given = { email: 'farm@example.test', phoneNumber: '780-555-0101' };
  const fileId = await desk.upload({
    Agreements: sheet(['key', 'name'], ['A', 'Owned']),
    'Landowners and Occupants': sheet(
      ['key', 'role', 'businessAssociate', 'email', 'phoneNumber'],
      ['A', 'Landowner', imported, given.email, given.phoneNumber],
    ),
    Parcels: sheet(['key', 'legalDescription'], ['A', land]),
  });
  await validated(desk.broker, project, fileId);
  expect((await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid')).statusCode).toBe(200);
  const associate = await makeAssociate(desk.broker, { name: byHand, ...given });
  const { id } = savedLand(
    await saveLand(
      desk.broker,
      'updateParcel',
      landRow({ rightsType: 'Surface', parts: [landRow({ legalDescription: other })] }),
    ),
  );
  const firstHistory = async (kind: string, of: string, name: string) =>
    JSON.parse(
      JSON.stringify(await firstSave(kind, of))
        .replaceAll(name, 'the name')
        .replace(/PN-\d+/, 'its number'),
    );
  const [associateId, parcelId] = [
    await idOf(desk.server, 'business_associate where name = $1', imported),
    await idOf(desk.server, 'parcel where formatted_legal_description = $1', land),
  ];
  expect(await firstHistory('BUSINESS_ASSOCIATE', associateId, imported)).toEqual(
    await firstHistory('BUSINESS_ASSOCIATE', associate.id, byHand),
  );
  expect(await firstHistory('PARCEL', parcelId, land)).toEqual(await firstHistory('PARCEL', id, other));
});
