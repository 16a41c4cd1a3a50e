import { expect, type Page } from '@playwright/test';
import { pdf } from '../../api/src/testing/index.ts';
import { openTab, tab } from './form-tabs.ts';
import { save, slidIn } from './project-form.ts';
import { pick } from './record-form.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Who must hear of the project, in the wizard of its stakeholders. */
async function neighbourIsNamed(page: Page): Promise<void> {
  await openTab(page, 'Stakeholders');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await pick(page, 'Business associate', 'Edna Farmer');
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog(page).getByText('Stakeholder Successfully Created')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('grid', { name: 'Stakeholders' })).toContainText('Edna Farmer');
}

/** A task is given out, and done in its line. */
async function taskIsDone(page: Page): Promise<void> {
  await openTab(page, 'Tasks');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await pick(page, 'Task', 'Notify owners');
  await slidIn(page).getByRole('button', { name: 'Done', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await save(page);
  await page.getByRole('button', { name: 'Complete: Notify owners' }).click();
  await expect(tab(page, 'Tasks')).toHaveText(/Tasks\s*0/);
}

/** The plan that the surveyor sent is filed. */
async function planIsFiled(page: Page): Promise<void> {
  await openTab(page, 'Related documents');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Upload New Documents' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf('plan.pdf', 'A plan').bytes },
    ]);
  await dialog(page).last().getByRole('button', { name: 'Next' }).click();
  await dialog(page).last().getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('grid', { name: 'Related documents' })).toContainText('plan.pdf');
}

/** The land agent names a neighbour, does a task and files a plan, in the tabs of the project that is open. */
export async function projectIsWorkedOn(page: Page): Promise<void> {
  await neighbourIsNamed(page);
  await taskIsDone(page);
  await planIsFiled(page);
}
