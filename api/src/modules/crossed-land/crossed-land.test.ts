import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { agreementOf, agreementsOf } from '../../testing/agreement-calls.ts';
import { historyOf, refusalOf } from '../../testing/associate-calls.ts';
import { makeProject } from '../../testing/project-calls.ts';
import { sixteenAtOnce } from '../../testing/project-row-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import { sentStatements } from '../../testing/sent-statements.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const readonly = await server.signIn('readonly');

const mutation = `mutation R($input: CrossedLandsInput!) { recorded: recordCrossedLand(input: $input) {
  parcels { id formattedLegalDescription stateOrProvince { code } } agreements { id sequence name } } }`;

const record = (client: TestClient, input: object) => client.graphql(mutation, { input });

/** Quarters of a section that the demo has no land in, each with an agreement where that is wanted. */
const quarters = (section: number, isWithAgreements = true) =>
  ['SE', 'SW', 'NW'].map((quarter, place) => ({
    parcelId: randomUUID(),
    legalDescription: `${quarter} ${section}-120-20-W5`,
    metres: `${place + 1}00.5`,
    ...(isWithAgreements ? { agreementId: randomUUID() } : {}),
  }));

const written = (section: number) =>
  ['SE', 'SW', 'NW'].map((quarter) => `${quarter}-${String(section).padStart(2, '0')}-120-20-W5M`);

describe('land that a route crosses', () => {
  it('is recorded with an agreement over each, in order along the route, and once', async () => {
    const { id: surfaceProjectId } = await makeProject(broker);
    const land = quarters(4);
    const { data } = await record(broker, { surfaceProjectId, land });
    expect(data?.['recorded']).toEqual({
      parcels: written(4).map((formattedLegalDescription, place) => ({
        ...{ id: land[place]?.parcelId, formattedLegalDescription, stateOrProvince: { code: 'AB' } },
      })),
      agreements: written(4).map((name, place) => ({
        ...{ id: land[place]?.agreementId, sequence: place + 1, name },
      })),
    });
    const [first] = await agreementsOf(broker, surfaceProjectId);
    expect(await agreementOf(broker, first?.id ?? '')).toMatchObject({
      areaAndLength: { length: '100.5' },
      relatedParcels: [{ parcel: { id: land[0]?.parcelId } }],
    });
    expect(await historyOf(broker, 'PARCEL', land[0]?.parcelId ?? '')).toHaveLength(1);
    // The answer may have been lost: the same again adds nothing.
    expect((await record(broker, { surfaceProjectId, land })).data?.['recorded']).toEqual({
      ...{ parcels: [], agreements: [] },
    });
    expect(await agreementsOf(broker, surfaceProjectId)).toHaveLength(3);
  });

  it('that is recorded already takes its agreement beside what is new', async () => {
    const { id: surfaceProjectId } = await makeProject(broker);
    const there = quarters(5, false);
    await record(broker, { surfaceProjectId, land: there });
    const land = [
      { parcelId: there[0]?.parcelId, agreementId: randomUUID() },
      ...quarters(6).slice(0, 1),
      // Somebody recorded it since the route was walked.
      { ...quarters(5)[1], parcelId: randomUUID() },
    ];
    const { data } = await record(broker, { surfaceProjectId, land });
    expect(data?.['recorded']).toMatchObject({
      parcels: [{ formattedLegalDescription: 'SE-06-120-20-W5M' }],
      agreements: [
        { sequence: 1, name: 'SE-05-120-20-W5M' },
        { sequence: 2, name: 'SE-06-120-20-W5M' },
        { sequence: 3, name: 'SW-05-120-20-W5M' },
      ],
    });
    const last = await agreementOf(broker, land[2]?.agreementId ?? '');
    expect(last).toMatchObject({ relatedParcels: [{ parcel: { id: there[1]?.parcelId } }] });
  });

  it('is recorded once where sixteen people do it at once', async () => {
    const { id: surfaceProjectId } = await makeProject(broker);
    const answers = await sixteenAtOnce(() => record(broker, { surfaceProjectId, land: quarters(7) }));
    expect(answers.map(refusalOf).filter(Boolean)).toEqual([]);
    const added = answers.flatMap(({ data }) => Object(data?.['recorded']).parcels);
    expect(added).toHaveLength(3);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as count from agreement where surface_project_id = $1',
      [surfaceProjectId],
    );
    expect(rows).toEqual([{ count: 48 }]);
  });

  it('is refused as a whole, in a sentence, and writes nothing', async () => {
    const { id: surfaceProjectId } = await makeProject(broker);
    const [one, two] = quarters(8);
    const refused = async (client: TestClient, land: readonly object[], id = surfaceProjectId) =>
      refusalOf(await record(client, { surfaceProjectId: id, land }));
    expect(await refused(broker, [{ ...one }, { ...two, legalDescription: 'nowhere' }])).toMatchObject({
      fields: [{ path: 'input.land[1].legalDescription' }],
    });
    expect(await refused(broker, [{ ...one, legalDescription: 'NE & NW 8-120-20-W5' }])).toMatchObject({
      fields: [{ message: 'This names several pieces of land. Give each a row of its own.' }],
    });
    expect(await refused(broker, [])).toMatchObject({ message: 'Choose the land to add.' });
    expect(await refused(broker, [{ ...one }], randomUUID())).toMatchObject({ code: 'NOT_FOUND' });
    expect((await refused(readonly, [{ ...one }]))?.code).toMatch(/FORBIDDEN|NOT_FOUND/);
    const { rows } = await server.database.pool.query(
      `select 1 from parcel where formatted_legal_description like '%-08-120-20-W5M'`,
    );
    expect(rows).toEqual([]);
    expect(await agreementsOf(broker, surfaceProjectId)).toEqual([]);
  });

  it('takes no more statements for more land', async () => {
    const { id: surfaceProjectId } = await makeProject(broker);
    const of = (township: number, count: number) =>
      Array.from({ length: count }, (_, place) => ({
        ...{ parcelId: randomUUID(), agreementId: randomUUID(), metres: '10' },
        legalDescription: `${['NE', 'NW', 'SE', 'SW'][place % 4]} ${1 + Math.floor(place / 4)}-${township}-21-W5`,
      }));
    const [few, many] = [of(121, 4), of(122, 100)];
    const counted = async (land: readonly object[]) => {
      const sent = await sentStatements(server, async () =>
        expect(refusalOf(await record(broker, { surfaceProjectId, land }))).toBeUndefined(),
      );
      return sent.length;
    };
    const first = await counted(few);
    expect(await counted(many)).toBeLessThanOrEqual(first + 2);
  });
});
