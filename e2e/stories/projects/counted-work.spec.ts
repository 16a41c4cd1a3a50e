import type { Page } from '@playwright/test';
import { countedActions } from '../../harness/counted-actions.ts';
import { openTab, tab } from '../../harness/form-tabs.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** Opens the first project of the list that the person sees. */
async function openProject(page: Page): Promise<void> {
  await page.goto('/home?source=projects');
  await page.getByRole('grid').getByRole('row').nth(1).dblclick();
  await expect(tab(page, 'Details')).toBeVisible();
}

story('A line list as Word takes three actions once Word was chosen', async ({ page, signedIn }) => {
  await signedIn('broker');
  await openProject(page);
  await openTab(page, 'Agreements');
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  const lineList = page.getByRole('menuitem', { name: 'Line list', exact: true });
  const dialog = page.getByRole('dialog');

  // The first time: what is chosen is kept.
  await generate.click();
  await lineList.click();
  await dialog.getByRole('combobox', { name: 'Output Format' }).selectOption('Word');
  const first = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Run' }).click();
  await first;
  await expect(dialog).toHaveCount(0);

  const act = countedActions(page);
  await act.click(generate);
  await act.click(lineList);
  await expect(dialog).toContainText('Agreements Line List Report');
  await expect(dialog.getByRole('button', { name: 'Run' })).toBeFocused();
  const again = page.waitForEvent('download');
  await act.key('Enter');
  expect((await again).suggestedFilename()).toMatch(/\.docx$/);
  expect(act.since()).toBe(3);
});

story(
  'Who was not heard from, when to file, and what another one changed are one action away each',
  async ({ page, signedIn }) => {
    await signedIn('broker');
    await openProject(page);
    const act = countedActions(page);
    await act.click(tab(page, 'Consultation'));
    await expect(page.getByText(/^May (not )?file/).first()).toBeVisible();
    expect(act.since()).toBe(1);
    await act.click(tab(page, 'History'));
    await expect(page.getByText('Since', { exact: true }).first()).toBeVisible();
    expect(act.since()).toBe(1);
  },
);

story('The payments behind the chart of spending are one action away', async ({ page, signedIn }) => {
  await signedIn('broker');
  await openProject(page);
  await openTab(page, 'Progress');
  const act = countedActions(page);
  await act.click(page.getByRole('link', { name: 'Show payments' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await expect(page).toHaveURL(/source=payments&surfaceProjectId=/);
  expect(act.since()).toBe(1);
});
