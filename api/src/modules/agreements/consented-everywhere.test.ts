import { randomUUID } from 'node:crypto';
import { type StartToday, withoutConsent } from 'shared-contracts/grids';
import { expect, it } from 'vitest';
import {
  agreementOf,
  agreementParts,
  anAgreement,
  saveAlone,
  saveInProject,
} from '../../testing/agreement-calls.ts';
import { refusalOf } from '../../testing/associate-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import { taskTools } from '../../testing/task-calls.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const parts = await agreementParts(server, broker);
const tools = taskTools(server, await server.signIn('admin'));

/** An agreement of the project whose only owner signed and whose agreement is registered; nobody wrote a consent down. */
async function signedAndRegistered() {
  const [businessAssociate] = parts.owners;
  const owner = { id: randomUUID(), businessAssociate };
  const agreement = anAgreement({ landowners: [owner] });
  expect(refusalOf(await saveInProject(broker, parts.projectId, agreement, anAgreement()))).toBeUndefined();
  const { revision } = await agreementOf(broker, agreement.id);
  const task = await tools.assigned('Agreement', agreement.id, await tools.task('Agreement'), {
    ...{ dueAnchor: 'Consent', dueCount: 10 },
  });
  const signed = await saveAlone(broker, {
    id: agreement.id,
    revision,
    landowners: [
      {
        ...owner,
        signedDate: '2026-03-03',
        registrationType: 'Caveat',
        registrationNumber: '262 101 202',
        registeredDate: '2026-03-20',
      },
    ],
  });
  expect(refusalOf(signed)).toBeUndefined();
  return { taskId: task.id, ...(await agreementOf(broker, agreement.id)) };
}

it('an agreement that is signed and registered counts as consented wherever consents are counted', async () => {
  const { id, taskId, ...signed } = await signedAndRegistered();
  expect(signed).toMatchObject({
    dates: { consentReceivedDate: null, documentsAcquiredDate: '2026-03-03' },
  });

  const { data } = await broker.graphql(
    `query C($id: ID!) { standing: projectStanding(id: $id) { agreements consented }
      progress: projectProgress(id: $id) { agreements consents { week count } } }`,
    { id: parts.projectId },
  );
  expect(data).toEqual({
    standing: { agreements: 2, consented: 1 },
    progress: { agreements: 2, consents: [{ week: '2026-03-02', count: 1 }] },
  });

  const grid = await broker.post('/api/grids/source/agreements', {
    columns: [{ id: 'called' }],
    parameters: [{ id: 'surfaceProjectId', value: parts.projectId }],
    searchCriteria: { filters: withoutConsent },
  });
  const rows: readonly { readonly id: string }[] = grid.json().result.rows;
  expect(rows.map((row) => row.id)).not.toContain(id);
  expect(rows).toHaveLength(1);

  const today: StartToday = (await broker.get('/api/start/today')).json().result;
  const project = today.projects.find((one) => one.id === parts.projectId);
  expect(project).toMatchObject({ agreements: 2, consented: 1 });

  const due = await tools.rows('select due_date::text as due from assigned_task where id = $1', taskId);
  expect(due).toEqual([{ due: '2026-03-13' }]);
});
