import { expect, it } from 'vitest';
import { idOf } from '../../testing/associate-calls.ts';
import { fileMail, readMail } from '../../testing/mail-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import { emlOf, msgOf } from './mail-samples.ts';

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

it('another export of an e-mail is told by its Message-ID, an e-mail without one by its bytes alone', async () => {
  const broker = await server.signIn('broker');
  const projectId = await idOf(
    server,
    `surface_project where broker_id = (select id from company where code = 'RLS')`,
  );
  const id = `<${crypto.randomUUID()}@b.ca>`;
  const bytes = emlOf('From: a@b.ca', 'Subject: The fence', `Message-ID: ${id}`, '', 'Mended.');
  await fileMail(broker, projectId, 'fence.eml', bytes);
  const exported = emlOf(
    ...['X-Mailer: another', 'From: "A" <a@b.ca>', 'Subject: The fence', `Message-ID:  ${id}`, '', 'Mended.'],
  );
  expect((await readMail(broker, 'export.eml', exported)).addedBefore).toEqual(['2026-11-20']);
  const outlook = msgOf({
    ...{ subject: 'The fence', body: 'Mended.', messageId: id, sentAt: new Date('2026-11-19T15:00:00Z') },
    ...{ from: { name: 'A', address: 'a@b.ca' }, to: [], files: [] },
  });
  expect((await readMail(broker, 'outlook.msg', outlook)).addedBefore).toEqual(['2026-11-20']);
  const without = (text: string) => emlOf('From: a@b.ca', 'Subject: The fence', '', text);
  await fileMail(broker, projectId, 'bare.eml', without('First'));
  expect((await readMail(broker, 'bare.eml', without('Second'))).addedBefore).toEqual([]);
});
