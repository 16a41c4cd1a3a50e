import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addStakeholders, board, dayFromToday, figure, fillStep } from '../../harness/consultation.ts';
import { openTab } from '../../harness/form-tabs.ts';
import { pageOf } from '../../harness/page-of.ts';
import { aName, makeProject } from '../../harness/project-form.ts';
import { fillIn } from '../../harness/record-form.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** What is known of the stakeholder that is open, at a glance. */
const rail = (page: Page) => page.getByRole('complementary', { name: 'The stakeholder at a glance' });

const projectIdIn = (url: string): string => url.match(/surface-project\/([0-9a-f-]{36})/)?.[1] ?? '';

story(
  'Thirty are told by one letter, one objects, one is silent, and the project may be filed',
  async ({ page, browser, baseURL, signedIn }) => {
    await signedIn('broker');
    await makeProject(page, aName('Story consultation'));
    const id = projectIdIn(page.url());
    await addStakeholders(page, id, 30);
    await page.goto(`/surface-project/${id}/consultation`);
    await expect(figure(page, /^30 recipients/)).toBeVisible();
    await expect(figure(page, /^May not file: 30 open/)).toBeVisible();

    // The letter went out a month ago and was proved to be delivered the day after.
    await page.getByRole('button', { name: 'File a letter …' }).click();
    const wizard = page.getByRole('dialog');
    await wizard.getByRole('grid', { name: 'Recipients of the letter' }).locator('[data-select-all]').click();
    await expect(wizard.getByText('30 recipients chosen')).toBeVisible();
    await wizard.getByRole('button', { name: 'Next' }).click();
    await wizard.getByRole('textbox', { name: 'Date', exact: true }).fill(dayFromToday(-6));
    await wizard.getByRole('textbox', { name: 'Delivered on' }).fill(dayFromToday(-5));
    await wizard.getByRole('textbox', { name: 'Address of the letter' }).fill('letters.example.ca/notice');
    await wizard.getByRole('button', { name: 'File', exact: true }).click();
    await expect(wizard.getByText('The letter was filed on 30 recipients.')).toBeVisible();
    await wizard.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(figure(page, /^30 of 30 notified/)).toBeVisible();
    await expect(figure(page, /^May file on/)).toBeVisible();
    await expect(figure(page, /^30 waiting/)).toBeVisible();

    // One answers, one objects: each is written down in its cell.
    const answer = await fillStep(page, 0, 'Answered');
    await answer.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Answer noted for/)).toBeVisible();
    await expect(figure(page, /^29 waiting/)).toBeVisible();
    const objection = await fillStep(page, 1, 'Objection');
    await objection.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(figure(page, /^1 open objection/)).toBeVisible();
    await expect(figure(page, /^May not file: 1 open/)).toBeVisible();

    // A third is called in vain, from its own record.
    await board(page).locator('tr[data-row]').nth(2).locator('[data-column="0"]').dblclick();
    await rail(page).getByRole('button', { name: 'Log contact' }).click();
    await page.getByRole('menuitem', { name: 'No answer · Phone' }).click();
    await expect(page.getByText(/^No answer · Phone with .+: logged at/)).toBeVisible();
    await openTab(page, 'Consultation');

    // The objection is settled: what is left is the time of the silent.
    await figure(page, /^1 open objection/).click();
    await expect(board(page).locator('tr[data-row]')).toHaveCount(1);
    const settled = await fillStep(page, 0, 'Objection');
    await settled.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(figure(page, /^No open objections/)).toBeVisible();
    await expect(figure(page, /^May file on/)).toBeVisible();

    // A regulator would ask for the evidence of the steps that were filled.
    await figure(page, /a regulator would send back/).click();
    await expect(page.getByRole('grid', { name: 'A regulator would send back' })).toContainText(
      'Evidence missing',
    );

    // The operator works on the same board; somebody who may only read sees it, and another operator does not.
    const reader = await pageOf(browser, baseURL ?? '', 'readonly');
    await reader.goto(`/surface-project/${id}/consultation`);
    await expect(figure(reader, /^30 of 30 notified/)).toBeVisible();
    await expect(reader.getByRole('button', { name: 'File a letter …' })).toHaveCount(0);
    await expect(reader.getByRole('button', { name: 'Export the log' })).toBeVisible();
    await reader.context().close();
    const stranger = await pageOf(browser, baseURL ?? '', 'prairie');
    await stranger.goto(`/surface-project/${id}/consultation`);
    await expect(stranger.getByRole('main')).toContainText('Access Denied');
    await stranger.context().close();
  },
);

story('The log of a consultation is written without what is confidential', async ({ page, signedIn }) => {
  await signedIn('broker');
  await makeProject(page, aName('Story log'));
  const id = projectIdIn(page.url());
  await addStakeholders(page, id, 2);
  await page.goto(`/surface-project/${id}/stakeholders`);
  await page.getByRole('grid', { name: 'Stakeholders' }).locator('tr[data-row]').first().dblclick();
  for (const [comments, isSecret] of [
    ['Sent the plan of the route.', false],
    ['What we would pay at most.', true],
  ] as const) {
    await rail(page).getByRole('button', { name: 'Log contact' }).click();
    await page.getByRole('menuitem', { name: /^Another method/ }).click();
    await fillIn(page, 'Comments', comments);
    if (isSecret) await page.getByRole('checkbox', { name: 'Confidential' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await page.getByRole('link', { name: 'Details', exact: true }).last().click();
  }
  await page.goto(`/surface-project/${id}/consultation`);
  await page.getByRole('button', { name: 'Export the log' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/i }).click();
  const text = readFileSync((await (await download).path()) ?? '', 'utf8');
  expect(text).toContain('Contacted party');
  expect(text).toContain('Sent the plan of the route.');
  expect(text).not.toContain('What we would pay');
});
