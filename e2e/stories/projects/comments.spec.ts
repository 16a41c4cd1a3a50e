import type { Page } from '@playwright/test';
import { hasNoBarriers } from '../../harness/barriers.ts';
import { openTab, tab } from '../../harness/form-tabs.ts';
import { pageOf } from '../../harness/page-of.ts';
import { aName, makeProject } from '../../harness/project-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

const thread = (page: Page) => page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
const box = (page: Page) => page.getByRole('textbox', { name: 'New comment' });

story(
  'A broker names the operator in a comment, who opens it from the inbox and answers',
  async ({ page, browser, baseURL, signedIn }) => {
    const name = aName('Story haul route');
    await signedIn('broker');
    await makeProject(page, name);
    await openTab(page, 'Comments');
    await expect(page.getByText(/Nobody has commented yet/)).toBeVisible();
    await box(page).pressSequentially('Do you have the plan, @owe');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.keyboard.type('? The county asks.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('By <b>Friday</b>.');
    await expect(page.getByText(/^Goes to the inbox of Owen/)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(thread(page)).toContainText([
      /Do you have the plan, @Owen .*\? The county asks\.\s+By <b>Friday<\/b>\./,
    ]);
    await expect(box(page)).toHaveValue('');
    // Somebody of another company is not offered.
    await box(page).pressSequentially('@paul');
    await expect(page.getByRole('option')).toHaveCount(0);
    await box(page).fill('');
    await hasNoBarriers(page, { what: 'the comments of a project' });

    const operator = await pageOf(browser, baseURL ?? '', 'operator');
    await operator.goto('/inbox');
    const mention = operator
      .getByRole('list', { name: 'Inbox' })
      .getByRole('listitem')
      .filter({ hasText: 'Mentioned in a comment' })
      .filter({ hasText: name });
    await expect(mention).toHaveCount(1);
    // The inbox says who and where, and not what.
    await expect(mention).not.toContainText('county');
    await mention.getByRole('link').click();
    await expect(operator).toHaveURL(/\/surface-project\/[0-9a-f-]{36}\/comments$/);
    await expect(thread(operator)).toHaveCount(1);
    await box(operator).pressSequentially('It is under Documents, @brooke');
    await operator.getByRole('option', { name: /Brooke Hanson/ }).click();
    await operator.getByRole('button', { name: 'Post' }).click();
    await expect(thread(operator)).toHaveCount(2);

    // It appears where the broker has the page open, without a reload.
    await expect(thread(page).first()).toContainText('It is under Documents, @Brooke Hanson');
    await expect(tab(page, 'Comments')).toContainText('2');

    // One’s own is edited, and says so; what is typed is asked about before the page is left.
    await page.getByRole('button', { name: /^Edit the comment/ }).click();
    const edit = page.getByRole('textbox', { name: /^Edit the comment/ });
    await edit.fill('It was found.');
    await page.getByRole('button', { name: 'Save comment' }).click();
    await expect(thread(page).last()).toContainText('edited');
    await box(page).fill('Half a thought');
    await openTab(page, 'Tasks');
    await openTab(page, 'Comments');
    await expect(box(page)).toHaveValue('Half a thought');
    await page
      .getByRole('navigation', { name: 'Navigation' })
      .getByRole('link', { name: 'Home' })
      .first()
      .click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();

    await page.getByRole('button', { name: /^Delete the comment/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(thread(page)).toHaveCount(1);
    await openTab(page, 'History');
    await expect(page.getByText('It was found.').first()).toBeVisible();
    await operator.context().close();
  },
);
