import { makeAgreement, panel } from '../../harness/agreement-form.ts';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { aName, makeProject, save } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

story(
  'Who to call is in sight on an agreement, and a call is written down by two keys',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await makeProject(page, aName('Story contact card'));
    await makeAgreement(page, 'Beg quarter');
    await page.getByRole('button', { name: 'Add: Landowners' }).click();
    await panel(page, 'landowners').getByRole('combobox', { name: 'Business associate' }).click();
    await page.locator('[role="option"]:visible').first().click();
    await save(page);

    // At the side: the owner's telephone number. Nothing has to be opened.
    const rail = page.getByRole('complementary', { name: 'The agreement at a glance' });
    await expect(rail.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:\d+/);
    await expect(rail.getByText('No contact logged yet')).toBeVisible();
    await hasNoBarriers(page, { what: 'an agreement with its card' });

    // A call in vain: two keys make a complete record, which its message takes back.
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('l');
    await expect(page.getByRole('menuitem', { name: 'No answer · Phone' })).toBeFocused();
    await page.keyboard.press('Enter');
    const told = page.getByText(/^No answer · Phone with .+: logged at/);
    await expect(told).toBeVisible();
    await expect(rail.getByText(/^No answer · Phone · /)).toBeVisible();
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(rail.getByText('No contact logged yet')).toBeVisible();
  },
);
