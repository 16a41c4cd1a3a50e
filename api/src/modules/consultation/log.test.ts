import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { newRow, saveRows } from '../../testing/project-row-calls.ts';
import { projectServer } from '../../testing/project-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const the = projectServer();

interface Log {
  readonly endCursor: string | null;
  readonly lines: readonly {
    readonly id: string;
    readonly date: string;
    readonly evidence: readonly string[];
  }[];
}

const log = (client: TestClient, variables: object) =>
  client.graphql(
    `query L($id: ID!, $first: Int, $after: String) {
      log: consultationLog(surfaceProjectId: $id, first: $first, after: $after) { endCursor lines {
        id kind recipient land date timeOfDay step method isSuccessful outcome contactedBy spokenWith comments
        deliveredDate evidence } } }`,
    { id: the().parts.projectId, first: 100, ...variables },
  );

const readLog = async (variables: object = {}) => (await log(the().broker, variables)).data?.['log'] as Log;

describe('the log of a consultation', () => {
  it('holds every contact and attempt in the order of its days, without what is confidential', async () => {
    const parcel = await the().parts.id('parcel where formatted_legal_description is not null');
    const [owner] = the().parts.owners;
    const stakeholder = newRow({
      businessAssociate: owner,
      relatedParcels: [newRow({ parcel: { id: parcel } })],
    });
    const engagement = newRow({ band: { id: await the().parts.id('band') } });
    const contact = (date: string, values: object) =>
      newRow({ stakeholderId: stakeholder.id, date, ...values });
    const notice = contact('2026-02-02', {
      ...{ step: 'Notice', deliveredDate: '2026-02-04', timeOfDay: '09:05', comments: 'Sent the plan.' },
      ...{ representative: await the().parts.person('broker'), businessAssociates: [owner] },
      methodOfContact: { id: await the().parts.id(`method_of_contact where code = 'Letter'`) },
      relatedDocuments: [
        {
          ...newRow(),
          name: 'Plan',
          url: 'https://example.test/plan',
          isUrlLink: true,
          isConfidential: false,
        },
        {
          ...newRow(),
          name: 'Price',
          url: 'https://example.test/price',
          isUrlLink: true,
          isConfidential: true,
        },
      ],
    });
    const attempt = contact('2026-02-09', { outcome: 'NoAnswer' });
    const secret = contact('2026-02-10', { confidential: true, comments: 'What we would pay.' });
    const visit = newRow({ indigenousEngagementId: engagement.id, date: '2026-02-05', isSuccessful: true });
    const saved = await saveRows(the().broker, the().parts.projectId, {
      stakeholders: [stakeholder],
      communications: [attempt, secret, notice],
      indigenousEngagements: [engagement],
      indigenousLogs: [visit],
    });
    expect(refusalOf(saved)).toBeUndefined();
    const { lines, endCursor } = await readLog();
    expect(endCursor).toBeNull();
    expect(lines.map(({ id }) => id)).toEqual([notice.id, visit.id, attempt.id]);
    expect(lines[0]).toMatchObject({
      ...{ kind: 'Stakeholder', step: 'Notice', deliveredDate: '2026-02-04', timeOfDay: '09:05' },
      ...{ method: 'Letter', comments: 'Sent the plan.', evidence: ['Plan'] },
      ...{ contactedBy: expect.any(String), spokenWith: expect.any(String), land: expect.any(String) },
    });
    expect(lines[1]).toMatchObject({ kind: 'Indigenous', land: null, evidence: [] });
    expect(lines[2]).toMatchObject({ isSuccessful: false, outcome: 'NoAnswer' });
  });

  it('comes page by page, each line once', async () => {
    const first = await readLog({ first: 2 });
    expect(first.lines).toHaveLength(2);
    const second = await readLog({ first: 2, after: first.endCursor });
    expect([...first.lines, ...second.lines]).toEqual((await readLog()).lines);
    expect(second.endCursor).toBeNull();
  });

  it.each(['x', '2026-99-99 nothing', "2026-02-02 ' or 1=1", '2026-02-02'])(
    'refuses the cursor %s',
    async (after) => {
      expect(refusalOf(await log(the().broker, { after }))?.code).toBe('BAD_INPUT');
    },
  );

  it('is refused in larger pages, and not there for those who do not see the project', async () => {
    expect(refusalOf(await log(the().broker, { first: 501 }))?.code).toBe('BAD_INPUT');
    const stranger = await the().server.signIn('prairie');
    expect(refusalOf(await log(stranger, {}))?.code).toBe('NOT_FOUND');
    const reader = await the().server.signIn('readonly');
    expect((await log(reader, {})).data?.['log']).toMatchObject({ lines: { length: 3 } });
  });
});
