import { makeAgreement, panel } from '../../harness/agreement-form.ts';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { aName, makeProject, save } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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

    // The owner opens over the agreement; Back is at the agreement.
    const here = page.url();
    await rail.getByRole('listitem').first().getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Open associate' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(here);

    // On a phone the card comes first, the fields are folded, and a photo is one press away.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(rail.getByRole('link', { name: /^Call / }).first()).toBeInViewport();
    const fields = page.getByRole('button', { name: 'Show the fields' });
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeHidden();
    await fields.click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await rail.getByRole('button', { name: 'Photo' }).click();
    await (await chooser).setFiles({ name: 'image.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByText(/^Photo \d{4}-\d\d-\d\d .+ is added to the documents/)).toBeVisible();
    await expect(rail.getByRole('link', { name: '1 document' })).toBeVisible();
  },
);
