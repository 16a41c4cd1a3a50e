import type { Page } from '@playwright/test';
import { askApi } from '../../harness/ask-api.ts';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { today } from '../../harness/peoples-clock.ts';
import { pick } from '../../harness/record-form.ts';
import { demoPassword, expect, story, userNameOf } from '../../harness/suite-story.ts';

/** The lines of an inbox about somebody's work who is away. */
const standsIn = (page: Page) =>
  page
    .getByRole('list', { name: 'Inbox' })
    .getByRole('listitem')
    .filter({ hasText: 'for Brooke Hanson, who is away' });

/** Waits until the reminders are shown, however long the page takes to open. */
const inboxIsRead = (page: Page) => expect(page.getByRole('radio', { name: /^Unread/ })).toBeVisible();

/** A round of reminders is made every 15 seconds; a page shows what it found when it was opened. */
const soon = { intervals: [4000] };

story(
  'A colleague is reminded while somebody is away, and no longer after the return',
  async ({ browser, page, signedIn, suite }) => {
    await signedIn('broker');
    await page.goto('/inbox/settings');
    const days = page.getByRole('region', { name: 'While you are away' });
    await days.getByRole('textbox', { name: 'First day away' }).fill(today);
    await days.getByRole('textbox', { name: 'Last day away' }).fill(today);
    await pick(page, 'Who is reminded meanwhile', 'Ingrid Voss');
    await hasNoBarriers(page, { what: 'how somebody is reminded' });
    await days.getByRole('button', { name: 'Save days' }).click();
    await expect(page.getByText(/^You are away from/)).toBeVisible();

    const other = await browser.newContext({ baseURL: suite.address });
    const signIn = await other.request.post('/api/account/sign-in', {
      data: { userName: userNameOf('invoicing'), password: demoPassword },
    });
    expect(signIn.status()).toBe(200);
    const colleague = await other.newPage();
    await expect(async () => {
      await colleague.goto('/inbox');
      await inboxIsRead(colleague);
      expect(await standsIn(colleague).count()).toBeGreaterThan(0);
    }).toPass(soon);

    await days.getByRole('button', { name: 'I am back' }).click();
    await expect(page.getByText('You are no longer away.')).toBeVisible();
    await expect(async () => {
      await colleague.goto('/inbox');
      await inboxIsRead(colleague);
      expect(await standsIn(colleague).count()).toBe(0);
    }).toPass(soon);
    await other.close();
  },
);

story('An event of a subscribed calendar moves with its task', async ({ page, request, signedIn }) => {
  await signedIn('broker');
  await page.goto('/inbox/calendars');
  const made = await page.request.post('/api/inbox/calendars', {
    data: { name: 'Moving', holds: 'mine' },
  });
  const { address } = (await made.json()).result;
  const path = new URL(address).pathname;
  /** The events of the calendar, with its folded lines whole. */
  const events = async () =>
    (await (await request.get(path)).text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  const eventOf = async (id: string) => (await events()).find((event) => event.includes(`taskDue-${id}@`));
  const id = /taskDue-([0-9a-f-]+)@/.exec((await events()).join(''))?.[1] ?? '';
  const read = '{ nodes { id revision dueDate } }';
  const found = await askApi(page, `query T($ids: [ID!]) { found: assignedTasks(ids: $ids) ${read} }`, {
    ids: [id],
  });
  const { nodes } = found as { nodes: readonly [{ id: string; revision: number; dueDate: string }] };
  const [task] = nodes;
  const move = (revision: number, dueDate: string) =>
    askApi(
      page,
      'mutation M($input: [AssignedTaskInput!]!) { found: updateAssignedTasks(input: $input) { revision } }',
      { input: [{ id: task.id, revision, dueDate }] },
    );
  const later = '2031-02-28';
  const [{ revision }] = (await move(task.revision, later)) as [{ revision: number }];
  const moved = await eventOf(task.id);
  expect(moved).toContain('DTSTART;VALUE=DATE:20310228');
  expect(moved).toContain(`SEQUENCE:${revision}`);
  await move(revision, task.dueDate);
  expect(await eventOf(task.id)).not.toContain('20310228');
  const calendars = await page.request.get('/api/inbox/calendars');
  const feed = (await calendars.json()).result.find(({ name }: { name: string }) => name === 'Moving');
  await page.request.post('/api/inbox/calendars/revoke', { data: { id: feed.id } });
  expect((await request.get(path)).status()).toBe(404);
});
