import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdf } from '../../../api/src/testing/index.ts';
import { freePorts } from '../../../scripts/free-port.ts';
import { runSuite } from '../../../scripts/run-suite.ts';
import { goTo } from '../../harness/go-to.ts';
import { acceptInvitation, mailsIn, signInAs } from '../../harness/onboarding.ts';
import { builtSuite } from '../../harness/prepare.ts';
import { fillIn, pick, saveForm } from '../../harness/record-form.ts';
import { explorerCell, startHeading } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** Lists whose entries need a code alone. */
const codedLists = [
  'agreement-types',
  'broker-project-status',
  'compensation-types',
  'instrument-types',
  'member-roles',
  'obligation-types',
  'operator-project-status',
  'project-groups',
  'stakeholder-types',
  'survey-status',
  'additional-info-types',
  'event-types',
];

/** Flags that lists are behind. */
const flags = ['Ledger codes and rates', 'Task manager', 'Landowner types', 'Invoicing', 'Agreement events'];

story('A system administrator sets up an empty installation from the browser alone', async ({ browser }) => {
  story.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'rightway-empty-'));
  const suite = await runSuite({
    port: await freePorts(6900, 6),
    dataFolder: folder,
    built: builtSuite(),
    environment: { DEMO: 'false', ADMIN_EMAIL: 'boss@example.ca' },
    onCrash: (part, output) => console.error(`${part} ended: ${output}`),
  });
  const mailed = mailsIn(folder);
  const page = await (await browser.newContext({ baseURL: suite.address })).newPage();

  await story.step('by the invitation that the first start mailed', async () => {
    await acceptInvitation(page, mailed, 'boss@example.ca', 'Meadow*77');
    await signInAs(page, 'boss@example.ca', 'Meadow*77');
    await expect(startHeading(page)).toBeVisible();
  });

  await story.step('companies with their offices', async () => {
    await goTo(page, '/home?source=companies');
    await page.getByRole('gridcell', { name: 'example.ca', exact: true }).dblclick();
    await fillIn(page, 'Name', 'Foothills Land');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('table').getByRole('textbox', { name: 'Code' }).fill('CGY');
    await page.getByRole('table').getByRole('textbox', { name: 'Name' }).fill('Calgary');
    await saveForm(page);
    await goTo(page, '/company/new');
    await fillIn(page, 'Code', 'NOE');
    await fillIn(page, 'Name', 'Northern Energy');
    await saveForm(page);
  });

  await story.step('places', async () => {
    // Canada with its provinces and the United States with their states come with the product.
    await goTo(page, '/master-data/countries/new');
    await fillIn(page, 'Code', 'MX');
    await fillIn(page, 'Name', 'Mexico');
    await saveForm(page);
    await goTo(page, '/master-data/provinces-and-states/new');
    await fillIn(page, 'Code', 'SON');
    await fillIn(page, 'Name', 'Sonora');
    await pick(page, 'Country', 'Mexico');
    await saveForm(page);
    await goTo(page, '/master-data/cities/new');
    await pick(page, 'Country', 'Canada');
    await pick(page, 'State / province', 'Alberta');
    await fillIn(page, 'Name', 'Calgary');
    await saveForm(page);
    await goTo(page, '/master-data/areas/new');
    await fillIn(page, 'Code', 'FTH');
    await fillIn(page, 'Name', 'Foothills');
    await pick(page, 'Country', 'Canada');
    await pick(page, 'State / province', 'Alberta');
    await saveForm(page);
  });

  await story.step('every other list', async () => {
    for (const list of codedLists) {
      await goTo(page, `/master-data/${list}/new`);
      await fillIn(page, 'Code', 'FIRST');
      await saveForm(page);
    }
    await goTo(page, '/master-data/land-purpose-types/new');
    await fillIn(page, 'Code', 'WELL');
    await fillIn(page, 'Category', 'Wells');
    await saveForm(page);
    await goTo(page, '/master-data/surface-status/new');
    await fillIn(page, 'Code', 'SIGNED');
    await fillIn(page, 'Status', 'Signed');
    await page.getByRole('textbox', { name: 'Colour', exact: false }).first().fill('#2f9e44');
    await saveForm(page);
  });

  await story.step('people, teams and templates', async () => {
    await goTo(page, '/user/new');
    await fillIn(page, 'First name', 'Nora');
    await fillIn(page, 'Last name', 'Field');
    await fillIn(page, 'User name', 'nora');
    await fillIn(page, 'Work e-mail', 'nora@example.ca');
    await pick(page, 'Company', 'Northern Energy');
    await saveForm(page);
    await goTo(page, '/teams/new');
    await fillIn(page, 'Name', 'Field crew');
    await pick(page, 'Company', 'Northern Energy');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await pick(page, 'Person', 'Nora Field');
    await saveForm(page);
    await goTo(page, '/templates/document/new');
    await fillIn(page, 'Name', 'Offer letter');
    await pick(page, 'Type', 'Request Document');
    await page.getByRole('button', { name: 'Add Files' }).click();
    const wizard = page.getByRole('dialog');
    await wizard
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'offer.pdf', mimeType: 'application/pdf', buffer: pdf('offer.pdf', 'An offer').bytes },
      ]);
    await wizard.getByRole('button', { name: 'Next' }).click();
    await wizard.getByRole('button', { name: 'Done' }).click();
    await saveForm(page);
  });

  await story.step('the flags that lists are behind', async () => {
    await goTo(page, '/rollout/flags');
    for (const flag of flags) {
      await page.getByRole('button', { name: `Change ${flag}` }).click();
      const rule = page.getByRole('dialog', { name: flag });
      await rule.getByLabel('For', { exact: true }).selectOption('Everybody');
      await rule.getByRole('button', { name: 'Save Rule' }).click();
      await expect(rule.getByRole('list', { name: 'History' })).toContainText('Nobody Everybody');
      await rule.getByRole('button', { name: 'Close' }).click();
    }
  });

  await story.step('the lists behind flags', async () => {
    // Loaded anew, the page knows of the flags at once.
    await page.reload();
    await expect(page.getByRole('button', { name: `Change ${flags[0]}` })).toBeVisible();
    for (const list of ['ledger-codes', 'landowner-types']) {
      await goTo(page, `/master-data/${list}/new`);
      await fillIn(page, 'Code', 'FIRST');
      await saveForm(page);
    }
    await goTo(page, '/master-data/rate-categories/new');
    await fillIn(page, 'Code', 'LAND');
    await fillIn(page, 'Name', 'Land');
    await saveForm(page);
    await goTo(page, '/master-data/tax-types/new');
    await fillIn(page, 'Code', 'GST');
    await fillIn(page, 'Rate (%)', '5');
    await saveForm(page);
    await goTo(page, '/rates/new');
    await fillIn(page, 'Name', 'Standard');
    await page.getByRole('textbox', { name: 'Effective from' }).fill('2026-12-01');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await pick(page, 'Category', 'Land');
    await fillIn(page, 'Description', 'Land agent');
    await page.getByRole('table').getByRole('textbox', { name: 'Rate', exact: true }).fill('96');
    await pick(page, 'Unit', 'hour');
    await pick(page, 'Ledger code', 'FIRST');
    await saveForm(page);
  });

  await story.step('tasks, and who does them', async () => {
    await goTo(page, '/role/new');
    await fillIn(page, 'Name', 'Land agent');
    await saveForm(page);
    await goTo(page, '/task/new');
    await fillIn(page, 'Name', 'Notify owners');
    await pick(page, 'Task role', 'Land agent');
    await saveForm(page);
    await goTo(page, '/task-model/new');
    await fillIn(page, 'Name', 'Acquisition');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await pick(page, 'Task', 'Notify owners');
    await saveForm(page);
    await goTo(page, '/task-manager/new');
    await fillIn(page, 'Name', 'Field work');
    await pick(page, 'Company', 'Northern Energy');
    await pick(page, 'Task model', 'Acquisition');
    await saveForm(page);
    await goTo(page, '/templates/model/new');
    await fillIn(page, 'Name', 'New well');
    await saveForm(page);
  });

  await story.step('and finds it all in the lists', async () => {
    for (const [source, name] of [
      ['companies', 'Foothills Land'],
      ['cities', 'Calgary'],
      ['event-types', 'FIRST'],
      ['surface-status', 'SIGNED'],
      ['teams', 'Field crew'],
      ['report-templates', 'Offer letter'],
      ['rates', 'Standard'],
      ['tax-types', 'GST'],
      ['task-managers', 'Field work'],
      ['master-models', 'New well'],
    ] as const) {
      await goTo(page, `/home?source=${source}`);
      await expect(explorerCell(page, name)).toHaveCount(1);
    }
  });

  await page.context().close();
  await suite.stop();
  rmSync(folder, { recursive: true, force: true });
});
