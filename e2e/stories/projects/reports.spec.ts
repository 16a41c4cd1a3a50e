import type { Page } from '@playwright/test';
import { followedFromForm, goTo } from '../../harness/go-to.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** Opens the first project of the list that the person sees. */
async function openProject(page: Page): Promise<void> {
  await page.goto('./home?source=projects');
  const rows = page.getByRole('grid').getByRole('row');
  await rows.nth(1).dblclick();
  await expect(page.getByRole('link', { name: /^Details/ })).toBeVisible();
}

async function generate(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

story(
  'A line list of a project’s agreements opens beside the form as PDF',
  async ({ page, signedIn, expectedMessages }) => {
    // A page with only a PDF has no icon; the browser requests one.
    expectedMessages.push(/favicon\.ico/);
    await signedIn('broker');
    await openProject(page);
    await page.getByRole('link', { name: /^Agreements/ }).click();
    await generate(page, 'Generate', 'Line list');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Agreements Line List Report');
    await dialog.getByRole('checkbox', { name: 'Show compensation details' }).check();
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('img', { name: 'First page of the report' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Enlarge' }).click();
    const enlarged = page.getByRole('dialog', { name: 'First page of the report' });
    const picture = enlarged.getByRole('img', { name: 'First page of the report' });
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(800);
    await page.keyboard.press('Escape');
    await expect(enlarged).toHaveCount(0);
    const popup = page.waitForEvent('popup');
    // Asked for by the page that opens; some browsers show it there, others put it beside what was downloaded.
    const opened = page
      .context()
      .waitForEvent('response', (answer) => /\/api\/documents\/[0-9a-f-]{36}$/.test(answer.url()));
    await dialog.getByRole('button', { name: 'Run' }).click();
    await popup;
    expect((await opened).headers()['content-type']).toBe('application/pdf');
    await expect(dialog).toHaveCount(0);
    await generate(page, 'Generate', 'Line list');
    await expect(
      page.getByRole('dialog').getByRole('checkbox', { name: 'Show compensation details' }),
    ).toBeChecked();
  },
);

story('A project summary is made once its order is chosen', async ({ page, signedIn }) => {
  await signedIn('operator');
  await openProject(page);
  await generate(page, 'Generate reports of the project', 'Project Summary');
  const dialog = page.getByRole('dialog');
  const run = dialog.getByRole('button', { name: 'Run' });
  await expect(run).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Sort Type' }).click();
  await page.getByRole('option', { name: 'Surface Status' }).click();
  await dialog.getByRole('combobox', { name: 'Output Format' }).selectOption('Word');
  const download = page.waitForEvent('download');
  await run.click();
  expect((await download).suggestedFilename()).toMatch(/^Project Summary - .*\.docx$/);
  await expect(dialog).toHaveCount(0);
});

// Tests of the API try everybody, each report and each of several projects.
story(
  'Who may only read a project is offered no reports of it',
  async ({ page, signedIn, expectedMessages }) => {
    expectedMessages.push(followedFromForm);
    await signedIn('readonly');
    await openProject(page);
    await page.getByRole('link', { name: /^Agreements/ }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Generate/ })).toHaveCount(0);
    // Nor in the list of projects, whose rows they may still export.
    await goTo(page, '/home?source=projects');
    await page.getByRole('grid').locator('tbody tr [data-select]').first().click();
    await expect(page.getByRole('button', { name: /^Export/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Project Summary' })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: 'Project Summary' })).toHaveCount(0);
  },
);
