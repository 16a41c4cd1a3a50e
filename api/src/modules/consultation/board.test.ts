import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementParts } from '../../testing/agreement-calls.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { newRow, saveRows } from '../../testing/project-row-calls.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let broker: TestClient;
let parts: Awaited<ReturnType<typeof agreementParts>>;

beforeAll(async () => {
  server = await startTestServer();
  broker = await server.signIn('broker');
  parts = await agreementParts(server, broker);
});

afterAll(() => server.stop());

interface Told {
  readonly mayFileOn: string | null;
  readonly recipients: readonly {
    readonly id: string;
    readonly state: string;
    readonly clock: { readonly dueDate: string | null; readonly rule: { readonly code: string } } | null;
    readonly gaps: readonly { readonly kind: string }[];
  }[];
}

const board = (client: TestClient, id: string) =>
  client.graphql(
    `query B($id: ID!) { board: consultationBoard(surfaceProjectId: $id, zone: "America/Edmonton") {
      mayFileOn notifiedCount waitingCount lateCount objectionCount gapCount
      recipients { id kind name state contactCount lastContactDate
        clock { startedOn dueDate isPaused pausedDays dueDateByRuleNow rule { code section } }
        cells { step afterDays state date dueDate } gaps { kind contactId date days sentence } } } }`,
    { id },
  );

describe('the consultation board', () => {
  it('tells stakeholders and communities with their clocks, by the province of their land', async () => {
    const parcel = {
      id: await parts.id(`parcel where state_or_province_id in
        (select id from state_or_province where code = 'AB')`),
    };
    const stakeholder = newRow({
      businessAssociate: parts.owners[0],
      relatedParcels: [newRow({ parcel })],
    });
    const engagement = newRow({ band: { id: await parts.id('band') } });
    const saved = await saveRows(broker, parts.projectId, {
      stakeholders: [stakeholder],
      communications: [
        newRow({
          ...{
            stakeholderId: stakeholder.id,
            date: '2026-01-05',
            step: 'Notice',
            deliveredDate: '2026-01-06',
          },
        }),
      ],
      indigenousEngagements: [engagement],
    });
    expect(refusalOf(saved)).toBeUndefined();
    const answer = await board(broker, parts.projectId);
    expect(answer.errors).toBeUndefined();
    const told = answer.data?.['board'] as Told;
    expect(told).toMatchObject({ mayFileOn: null, notifiedCount: 1 });
    expect(told.recipients.map(({ id }) => id)).toEqual([stakeholder.id, engagement.id]);
    expect(told.recipients[0]).toMatchObject({
      ...{ state: 'Closed', contactCount: 1, lastContactDate: '2026-01-05' },
      clock: { startedOn: '2026-01-06', dueDate: '2026-01-20', rule: { code: 'AB-NOTIFY' } },
    });
    expect(told.recipients[0]?.gaps.map(({ kind }) => kind)).toContain('EvidenceMissing');
    expect(told.recipients[1]).toMatchObject({ state: 'NotNotified', clock: null });
  });

  it('is not there for those who do not see the project', async () => {
    const stranger = await server.signIn('prairie');
    expect(refusalOf(await board(stranger, parts.projectId))?.code).toBe('NOT_FOUND');
  });
});
