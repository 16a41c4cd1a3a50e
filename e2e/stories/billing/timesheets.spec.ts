import { countedActions } from '../../harness/counted-actions.ts';
import { pageOf } from '../../harness/page-of.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** A Monday that no week of the demo is on, far enough ahead to be of this story alone; each retry takes another one. */
function aMonday(attempt: number, weeksLater = 0): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) + 7 * (60 + 2 * attempt + weeksLater));
  return day.toISOString().slice(0, 10);
}

story(
  'A broker types a week by keyboard, sends it in, the leader sends a day back, and it is approved',
  async ({ page, browser, baseURL, signedIn }, { retry, repeatEachIndex }) => {
    await signedIn('broker');
    await page.goto(`/timesheets/new?week=${aMonday(retry + repeatEachIndex)}`);
    const newLine = page.getByRole('button', { name: 'New line' });
    await expect(newLine).toBeFocused();

    // A line using only the keyboard: the project, the work, then the hours.
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    const project = panel.getByRole('combobox', { name: 'Project' });
    await expect(project).toBeFocused();
    await page.keyboard.type('Jedney');
    await expect(page.getByRole('option', { name: /Jedney/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(project).toHaveValue(/Jedney/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const work = panel.getByRole('combobox', { name: /^Work/ });
    await expect(work).toBeFocused();
    await page.keyboard.type('Land agent, senior');
    await expect(page.getByRole('option', { name: /^Land agent, senior/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(work).toHaveValue('Land agent, senior');
    await page.keyboard.press('Enter');
    const cell = (day: string) => page.getByRole('textbox', { name: new RegExp(`Jedney.*, ${day}, `) });
    await expect(cell('Mon')).toBeFocused();
    await page.keyboard.type('7.5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1:30');
    await expect(page.getByText(/(client's own goes before|The default rate)/)).toBeVisible();

    // Twenty-five hours in a day are marked, and need a reason before the week is done.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('25');
    await expect(page.getByText(/has 25 hours/)).toBeVisible();
    await page.keyboard.press('Control+s');
    const isDone = page.getByRole('button', { name: 'Submit week' });
    // Its days are still to come, so each time it asks.
    const ask = page.getByRole('dialog', { name: 'Submit days to come?' });
    await expect(isDone).toBeEnabled();
    await isDone.click();
    await ask.getByRole('button', { name: 'Submit them too' }).click();
    await expect(ask.getByRole('alert').getByText(/has 25 hours/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ask).toHaveCount(0);
    await page.getByRole('button', { name: 'Give a reason' }).click();
    await page.getByRole('textbox', { name: /^Reason for Wed/ }).fill('Crossed midnight with the crew');
    await page.keyboard.press('Control+s');
    await expect(isDone).toBeEnabled();
    await isDone.click();
    await ask.getByRole('button', { name: 'Submit them too' }).click();
    await expect(page.getByText('3 lines were submitted.')).toBeVisible();
    await expect(cell('Mon')).toHaveAttribute('readonly');
    const address = page.url();

    // The leader sends one day back and approves the rest.
    const leader = await pageOf(browser, baseURL ?? '', 'leader');
    await leader.goto(address.replace(/details.*/, 'lines'));
    const lines = leader.getByRole('grid', { name: 'Lines' });
    // Its hours, not a day such as Jan-25-2028.
    await lines
      .getByRole('row')
      .filter({ hasText: /(?<![-\d])25(?!\d)/ })
      .locator('[data-select]')
      .click();
    await leader.getByRole('button', { name: 'Send back (1)' }).click();
    const why = leader.getByRole('dialog');
    await why.getByRole('textbox', { name: /^Reason/ }).fill('Which owner was this for?');
    await why.getByRole('button', { name: 'Send back' }).click();
    await expect(leader.getByText('1 line was sent back.')).toBeVisible();
    await leader.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(leader.getByText('2 lines were approved.')).toBeVisible();

    // The broker corrects only that day: the approved ones stay locked.
    await page.reload();
    await expect(page.getByText(/Sent back by .*: Which owner was this for\?/).first()).toBeVisible();
    await expect(cell('Mon')).toHaveAttribute('readonly');
    await cell('Wed').fill('5');
    await page.keyboard.press('Control+s');
    await expect(isDone).toBeEnabled();
    await isDone.click();
    await ask.getByRole('button', { name: 'Submit them too' }).click();
    await expect(page.getByText('1 line was submitted.')).toBeVisible();

    // The next week is the same, all but its Tuesday: copied and corrected without the mouse.
    await page.goto(`/timesheets/new?week=${aMonday(retry + repeatEachIndex, 1)}`);
    await expect(newLine).toBeFocused();
    const act = countedActions(page);
    await act.key('Shift+Tab');
    await act.key('Enter');
    await expect(cell('Mon')).toBeFocused();
    await expect(cell('Mon')).toHaveValue('7.5');
    // Last week is here by two keys; another day is two more, and one saves.
    expect(act.since()).toBe(2);
    await act.key('Tab');
    await act.text('6');
    await act.key('Control+s');
    expect(act.since()).toBe(3);
    await expect(isDone).toBeEnabled();
    await expect(cell('Tue')).toHaveValue('6');

    // From what waits to that person's week, which says what it is, and approved: two actions.
    await leader.goto('/time-approval/waiting');
    const waiting = leader.getByRole('grid', { name: 'Submitted lines' }).getByRole('row');
    const approves = countedActions(leader);
    await approves.click(waiting.filter({ hasText: 'Brooke Hanson' }).first().locator('[data-open]'));
    await approves.click(leader.getByRole('button', { name: 'Approve', exact: true }));
    await expect(leader.getByText('1 line was approved.')).toBeVisible();
    expect(approves.since()).toBe(2);
    expect(new URL(leader.url()).pathname.split('/')[2]).toBe(new URL(address).pathname.split('/')[2]);
    await expect(leader.getByText('Approved', { exact: true }).first()).toBeVisible();

    // Each step is in the history.
    await leader.getByRole('link', { name: 'History' }).click();
    await expect(leader.getByText(/Which owner was this for\?/).first()).toBeVisible();
    await leader.context().close();

    // Somebody of another company finds no such week, and who keeps no time is not let in.
    const reader = await pageOf(browser, baseURL ?? '', 'readonly');
    await reader.goto(address);
    await expect(reader.getByRole('alert').getByText('Access Denied')).toBeVisible();
    await reader.context().close();
  },
);
