import type { Page } from '@playwright/test';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { openTab, tab } from '../../harness/form-tabs.ts';
import { lostAnswers } from '../../harness/lost-answers.ts';
import { pageOf } from '../../harness/page-of.ts';
import { aName, done, makeProject, save, saved, slidIn } from '../../harness/project-form.ts';
import { fillIn, pick } from '../../harness/record-form.ts';
import { explorerCell } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this project' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

story(
  'A broker makes a project from nothing, works in it, and archives and restores it',
  async ({ page, signedIn }) => {
    const name = aName('Story pipeline');
    await signedIn('broker');
    await page.goto('/home?source=projects');
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await expect(page).toHaveURL(/\/surface-project\/new\/details$/);
    await fillIn(page, 'Description', name);
    await expect(page.getByRole('combobox', { name: 'Operator office' })).toBeDisabled();
    await pick(page, 'Operator', 'Northfork');
    await fillIn(page, 'Operator project number', 'NFE-STORY');
    await fillIn(page, 'AFE amount', '250000');
    await fillIn(page, 'All consents by', '2027-06-30');
    await fillIn(page, 'UWI or legal description', '100041108204W600');
    await expect(page.getByText(/Read as 04-11-082-04W6/i)).toBeVisible();
    await hasNoBarriers(page, { what: 'a new project' });
    // The navigation leaves the room to the project.
    const navigation = await page.getByRole('navigation', { name: 'Navigation' }).boundingBox();
    expect(navigation?.width).toBeLessThan(60);

    await openTab(page, 'Members and roles');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await pick(page, 'Person', 'Brooke Hanson');
    await pick(page, 'Role', 'Land Agent');
    await done(page);
    await openTab(page, 'Communications');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await slidIn(page).getByRole('textbox', { name: 'Comments' }).fill('Talked about the route.');
    await done(page);
    await save(page);
    await expect(page).toHaveURL(/\/surface-project\/[0-9a-f-]{36}\/communications$/);
    await page.reload();
    await expect(page.getByText('Talked about the route.')).toBeVisible();
    await expect(tab(page, 'Members and roles')).toContainText('1');
    await expect(page.getByText('Northfork Energy NFE-STORY')).toBeVisible();
    await hasNoBarriers(page, { what: 'a project' });
    await openTab(page, 'Progress');
    const chart = (name: string) => page.getByRole('region', { name });
    await expect(chart('Spent against the AFE')).toContainText('$0.00 of $250,000.00 are spent: 0 %.');
    await expect(chart('Consents by week')).toContainText('All are planned by Jun-30-2027.');
    await expect(chart('Contacts by person')).toContainText('1 contact or attempt so far.');
    await hasNoBarriers(page, { what: 'charts of a project' });

    await choose(page, 'Archive …');
    await expect(slidIn(page)).toContainText('It can be restored from the record.');
    await slidIn(page).getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('Archived', { exact: true })).toBeVisible();
    await choose(page, 'Restore');
    await expect(page.getByText('Archived', { exact: true })).toBeHidden();
  },
);

story(
  'A project is for reading only to who is, and closed to who has no part in it',
  async ({ page, signedIn }) => {
    await signedIn('readonly');
    await page.goto('/home?source=projects');
    await explorerCell(page, 'Northfork Energy').first().dblclick();
    await expect(page).toHaveURL(/\/surface-project\/[0-9a-f-]{36}\/details$/);
    await expect(page.getByText(/Your access is read-only/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
    await openTab(page, 'Members and roles');
    await expect(page.getByRole('grid', { name: 'Members and roles' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveCount(0);
    const address = new URL(page.url()).pathname;
    await signedIn('prairie');
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText('Access Denied');
  },
);

story(
  'Two editors save different things, then the same, in one project',
  async ({ page, browser, baseURL, signedIn }) => {
    const name = aName('Story two editors');
    await signedIn('broker');
    await makeProject(page, name);
    const other = await pageOf(browser, baseURL ?? '', 'operator');
    await other.goto(page.url());
    await expect(other.getByRole('textbox', { name: 'Priority' })).toBeVisible();
    await fillIn(other, 'Priority', 'High');
    await save(other);
    await fillIn(page, 'Broker reference', 'RLS-7');
    await save(page);
    await expect(page.getByText(/changed Priority in the meantime; the change is included\./)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Priority' })).toHaveValue('High');
    await fillIn(other, 'Priority', 'Urgent');
    await save(other);
    await fillIn(page, 'Priority', 'Low');
    await page.keyboard.press('Control+s');
    const question = page.getByRole('dialog', { name: 'Somebody else saved first' });
    await expect(question).toContainText(/[A-Z]\w+ [A-Z]\w+ saved this record on/);
    await expect(question).toContainText('Urgent');
    await question.getByRole('radio').last().check();
    await question.getByRole('button', { name: 'Save these values' }).click();
    await saved(page);
    await expect(page.getByRole('textbox', { name: 'Priority' })).toHaveValue('Urgent');
    await other.context().close();
  },
);

story(
  'What is typed in several tabs survives a reload and a lost network, and is stored once',
  async ({ page, signedIn, expectedMessages }) => {
    expectedMessages.push(/ERR_CONNECTION_REFUSED/);
    await signedIn('broker');
    const answers = await lostAnswers(page, 'UpdateSurfaceProject');
    await makeProject(page, aName('Story held edits'));
    await fillIn(page, 'Priority', 'High');
    await openTab(page, 'Revisions');
    for (const change of ['Moved north of the creek', 'Moved back']) {
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await slidIn(page).getByRole('textbox', { name: 'What changed' }).fill(change);
      await done(page);
    }
    await expect(page.getByRole('button', { name: '3 changes' })).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('button', { name: '3 changes' })).toBeVisible();
    answers.lose();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').first()).toContainText('Rightway could not be reached');
    await expect(page.getByRole('button', { name: '3 changes' })).toBeVisible();
    answers.find();
    await save(page);
    await page.reload();
    await expect(page.getByRole('grid', { name: 'Revisions' }).locator('tr[data-row]')).toHaveCount(2);
    await expect(tab(page, 'Revisions')).toContainText('2');
    await openTab(page, 'Details');
    await expect(page.getByRole('textbox', { name: 'Priority' })).toHaveValue('High');
  },
);

story('Printed tasks have no switch between list and timeline', async ({ page, signedIn }) => {
  await signedIn('broker');
  await page.goto('/surface-project/0b6d6f0a-5b3c-4c00-9a00-000000000036/tasks');
  const timeline = page.getByText('Timeline', { exact: true });
  await expect(timeline).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(timeline).toBeHidden();
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
});
