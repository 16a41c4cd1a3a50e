import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/associate-calls.ts';
import { makeProject } from '../../testing/project-calls.ts';
import { newRow, saveRows } from '../../testing/project-row-calls.ts';
import { projectServer } from '../../testing/project-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const the = projectServer();

interface Board {
  readonly mayFileOn: string | null;
  readonly recipients: readonly {
    readonly id: string;
    readonly state: string;
    readonly clock: {
      readonly dueDate: string | null;
      readonly dueDateByRuleNow: string | null;
      readonly moved: string | null;
      readonly rule: { readonly code: string };
    } | null;
    readonly cells: readonly { readonly step: string; readonly contactId: string | null }[];
    readonly gaps: readonly { readonly kind: string }[];
  }[];
}

const board = (client: TestClient, id: string) =>
  client.graphql(
    `query B($id: ID!) { board: consultationBoard(surfaceProjectId: $id, zone: "America/Edmonton") {
      mayFileOn notifiedCount waitingCount lateCount objectionCount gapCount recipientCount openCount
      recipients { id kind name associateId parcels state contactCount lastContactDate
        clock { startedOn dueDate isPaused pausedDays dueDateByRuleNow length calendar moved rule { code section } }
        pauses { fromDate toDate reason }
        cells { step afterDays state date dueDate contactId contactRevision } gaps { kind contactId date days sentence } } } }`,
    { id },
  );

describe('the consultation board', () => {
  it('tells stakeholders and communities with their clocks, by the province of their land', async () => {
    const parcel = {
      id: await the().parts.id(`parcel where state_or_province_id in
        (select id from state_or_province where code = 'AB')`),
    };
    const stakeholder = newRow({
      businessAssociate: the().parts.owners[0],
      relatedParcels: [newRow({ parcel })],
    });
    const engagement = newRow({ band: { id: await the().parts.id('band') } });
    const saved = await saveRows(the().broker, the().parts.projectId, {
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
    const answer = await board(the().broker, the().parts.projectId);
    expect(answer.errors).toBeUndefined();
    const shown = answer.data?.['board'] as Board;
    expect(shown).toMatchObject({ mayFileOn: null, notifiedCount: 1 });
    expect(shown.recipients.map(({ id }) => id)).toEqual([stakeholder.id, engagement.id]);
    expect(shown.recipients[0]).toMatchObject({
      ...{ state: 'Closed', contactCount: 1, lastContactDate: '2026-01-05' },
      clock: { startedOn: '2026-01-06', dueDate: '2026-01-20', rule: { code: 'AB-NOTIFY' } },
    });
    expect(shown.recipients[0]?.gaps.map(({ kind }) => kind)).toContain('EvidenceMissing');
    expect(shown.recipients[1]).toMatchObject({ state: 'NotNotified', clock: null });
  });

  it('tells a day that somebody typed as sent without proof, and that the notice is not on record', async () => {
    const { id: projectId } = await makeProject(the().broker, {});
    const typed = newRow({ businessAssociate: the().parts.owners[0], notifiedDate: '2026-02-03' });
    const engagement = newRow({ band: { id: await the().parts.id('band') }, notifiedDate: '2026-02-04' });
    const saved = await saveRows(the().broker, projectId, {
      stakeholders: [typed],
      indigenousEngagements: [engagement],
    });
    expect(refusalOf(saved)).toBeUndefined();
    const shown = (await board(the().broker, projectId)).data?.['board'];
    const days = ['2026-02-03', '2026-02-04'];
    expect(shown).toMatchObject({
      ...{ mayFileOn: null, notifiedCount: 0, openCount: 2, recipientCount: 2 },
      recipients: days.map((date) => ({
        ...{ state: 'Unproved', clock: null, gaps: [{ kind: 'NoticeMissing', date }] },
        cells: expect.arrayContaining([
          expect.objectContaining({ step: 'Notified', state: 'Open', date, contactId: null }),
        ]),
      })),
    });
  });

  describe('whose rule an administrator edits', () => {
    const edit = async (code: string, values: object) => {
      const admin = await the().server.signIn('admin');
      const { data } =
        await admin.graphql(`{ rules: provincialRules { id revision code description jurisdiction { id } activity level section source
          validFrom validTo length lengthUnit calendar distance recipients checklist isActive } }`);
      const rules = data?.['rules'] as readonly { readonly code: string }[];
      const rule = rules.find((one) => one.code === code);
      const saved = await admin.graphql(
        'mutation S($input: ProvincialRuleInput!) { saved: updateProvincialRule(input: $input) { revision } }',
        { input: { ...rule, ...values } },
      );
      expect(refusalOf(saved)).toBeUndefined();
    };
    const stakeholderIn = async (projectId: string, deliveredDate: string) => {
      const parcel = {
        id: await the().parts.id(`parcel where state_or_province_id in
          (select id from state_or_province where code = 'AB')`),
      };
      const one = newRow({ businessAssociate: the().parts.owners[0], relatedParcels: [newRow({ parcel })] });
      const notice = newRow({ stakeholderId: one.id, date: deliveredDate, step: 'Notice', deliveredDate });
      const saved = await saveRows(the().broker, projectId, {
        stakeholders: [one],
        communications: [notice],
      });
      expect(refusalOf(saved)).toBeUndefined();
      return { id: one.id, noticeId: notice.id };
    };

    it('goes on with running clocks as they were, says what moved, and begins new ones by the new rule', async () => {
      const { otherId } = the().parts;
      const before = await stakeholderIn(otherId, '2026-01-06');
      await edit('AB-NOTIFY', { length: 21 });
      const after = await stakeholderIn(otherId, '2026-01-06');
      const shown = (await board(the().broker, otherId)).data?.['board'] as Board;
      const of = (id: string) => shown.recipients.find((one) => one.id === id);
      expect(of(before.id)?.clock).toMatchObject({
        ...{ dueDate: '2026-01-20', dueDateByRuleNow: '2026-01-27', length: 14, calendar: 'Days' },
        moved:
          'The rule was changed after this clock began: 14 days then, 21 days now. The clock keeps 14 days; by the current rule it would end on Jan-27-2026.',
      });
      expect(of(after.id)?.clock).toMatchObject({ dueDate: '2026-01-27', moved: null });
      // A day that is corrected goes on by the version of its clock.
      const [revision] = (
        await the().server.database.pool.query<{ revision: number }>(
          'select revision from communication where id = $1',
          [before.noticeId],
        )
      ).rows.map((row) => row.revision);
      const corrected = await saveRows(the().broker, otherId, {
        communications: [{ id: before.noticeId, revision, deliveredDate: '2026-01-07' }],
      });
      expect(refusalOf(corrected)).toBeUndefined();
      const now = (await board(the().broker, otherId)).data?.['board'] as Board;
      expect(now.recipients.find(({ id }) => id === before.id)?.clock?.dueDate).toBe('2026-01-21');
      await edit('AB-NOTIFY', { length: 14 });
    });
  });

  it('comes page by page and one by one, and is another one after each change of what it tells', async () => {
    const answer = await board(the().broker, the().parts.projectId);
    expect(answer.errors).toBeUndefined();
    const whole = answer.data?.['board'] as Board;
    const ids = whole.recipients.map(({ id }) => id);
    const project = `surfaceProjectId: "${the().parts.projectId}"`;
    const ask = async (query: string) => {
      const { data, errors } = await the().broker.graphql(`{ found: ${query} }`);
      if (!data) throw new Error(JSON.stringify(errors));
      return data['found'];
    };
    expect(await ask(`consultationBoard(${project}) { recipientCount openCount }`)).toEqual({
      ...{ recipientCount: 2, openCount: 1 },
    });
    expect(await ask(`consultationRecipients(${project}, first: 1) { id }`)).toEqual([{ id: ids[0] }]);
    const behind = `consultationRecipients(${project}, first: 1, after: "${ids[0]}") { id }`;
    expect(await ask(behind)).toEqual([{ id: ids[1] }]);
    const one = async (id = ids[0]) =>
      (await ask(`consultationRecipient(${project}, id: "${id}") { name state clock { pausedDays } }`)) as {
        name: string;
        state: string;
        clock: { pausedDays: number } | null;
      } | null;
    expect((await one())?.state).toBe('Closed');
    const objection = newRow({ stakeholderId: ids[0], date: '2026-02-01', step: 'Objection' });
    expect(
      refusalOf(await saveRows(the().broker, the().parts.projectId, { communications: [objection] })),
    ).toBeUndefined();
    expect((await one())?.state).toBe('Objecting');
    const admin = the().server.database.pool;
    await admin.query('update business_associate set name = $1 where id = $2', [
      'Renamed',
      the().parts.owners[0]?.id,
    ]);
    expect((await one())?.name).toBe('Renamed');
    expect(await one(the().parts.otherId)).toBeNull();
    const pauses = [newRow({ fromDate: '2026-01-08', toDate: '2026-01-09', reason: 'Snow' })];
    const still = { id: ids[0], revision: 1, pauses };
    expect(
      refusalOf(await saveRows(the().broker, the().parts.projectId, { stakeholders: [still] })),
    ).toBeUndefined();
    expect((await one())?.clock?.pausedDays).toBe(2);
    const removed = await the().broker.graphql(
      'mutation D($input: [DeleteCommunicationInput!]!) { deleted: deleteCommunications(input: $input) }',
      { input: [{ id: objection.id }] },
    );
    expect(refusalOf(removed)).toBeUndefined();
    expect((await one())?.state).toBe('Closed');
  });

  it('is not there for those who do not see the project', async () => {
    const stranger = await the().server.signIn('prairie');
    expect(refusalOf(await board(stranger, the().parts.projectId))?.code).toBe('NOT_FOUND');
  });
});
