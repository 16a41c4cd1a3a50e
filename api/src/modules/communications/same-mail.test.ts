import { expect, it } from 'vitest';
import { idOf } from '../../testing/associate-calls.ts';
import { fileMail, readMail } from '../../testing/mail-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import { emlOf } from './mail-samples.ts';

const server = await runningServer();

it('an e-mail that is attached to a communication already is told by its day, within its company alone', async () => {
  const [broker, prairie] = [await server.signIn('broker'), await server.signIn('prairie')];
  const projectId = await idOf(
    server,
    `surface_project where broker_id = (select id from company where code = 'RLS')`,
  );
  const bytes = emlOf(
    'From: a@b.ca',
    'Subject: The gate',
    `Message-ID: <${crypto.randomUUID()}@b.ca>`,
    '',
    'Shut.',
  );
  expect((await readMail(broker, 'gate.eml', bytes)).addedBefore).toEqual([]);
  await fileMail(broker, projectId, 'gate.eml', bytes);
  expect((await readMail(broker, 'again.eml', bytes)).addedBefore).toEqual(['2026-11-20']);
  expect((await readMail(prairie, 'gate.eml', bytes)).addedBefore).toEqual([]);
});
