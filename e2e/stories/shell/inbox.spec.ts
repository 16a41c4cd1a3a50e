import { hasNoBarriers, overlays } from '../../harness/barriers.ts';
import { expect, story } from '../../harness/suite-story.ts';

story(
  'A broker is reminded of what is due, opens it, and puts another thing off',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await page.goto('/inbox');
    const list = page.getByRole('list', { name: 'Inbox' });
    // The first round of reminders is made when the server starts.
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await hasNoBarriers(page, { what: 'the inbox' });
    const count = await list.getByRole('listitem').count();

    const first = list.getByRole('listitem').first();
    const title = (await first.getByRole('link').textContent()) ?? '';
    await first.getByRole('button', { name: /^Snooze/ }).click();
    await page.getByRole('menuitem').first().click();
    await expect(list.getByRole('listitem')).toHaveCount(count - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(count);
    await expect(list.getByRole('link', { name: title }).first()).toBeVisible();

    const task = list.getByRole('listitem').filter({ hasText: 'Task overdue' }).first();
    const name = (await task.getByRole('link').textContent()) ?? '';
    await task.getByRole('link').click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await page.goBack();
    await expect(list.getByRole('listitem')).toHaveCount(count - 1);
    await page.getByRole('radio', { name: /^All/ }).check({ force: true });
    await expect(list.getByRole('listitem')).toHaveCount(count);
    await list
      .getByRole('button', { name: /^Mark as unread/ })
      .first()
      .click();
    await expect(list.getByRole('button', { name: /^Mark as unread/ })).toHaveCount(0);
  },
);

story('A calendar is subscribed to, read and ended', async ({ page, signedIn, request }) => {
  await signedIn('broker');
  await page.goto('/inbox/calendars');
  await page.getByRole('button', { name: 'New calendar' }).click();
  const panel = page.getByRole('dialog', { name: 'New calendar' });
  await hasNoBarriers(page, { what: 'the form of a new calendar', within: overlays });
  await panel.getByLabel('Name').fill('Field days');
  await panel.getByRole('button', { name: 'Make calendar' }).click();
  const address = (await panel.getByText(/calendars\/[\w-]+\.ics$/).textContent()) ?? '';
  const path = new URL(address).pathname;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Field days/ })).toContainText('Never');

  const read = await request.get(path);
  expect(read.headers()['content-type']).toContain('text/calendar');
  expect(await read.text()).toContain('BEGIN:VCALENDAR');
  await page.reload();
  await expect(page.getByRole('row', { name: /Field days/ })).not.toContainText('Never');

  await page.getByRole('button', { name: 'End the calendar Field days' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('You have no calendars.')).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
});
