import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copySuite } from '../../../scripts/copied-suite.ts';
import { freePorts } from '../../../scripts/free-port.ts';
import { type RunningSuite, runSuite } from '../../../scripts/run-suite.ts';
import { addWeatherConditions } from '../../../scripts/weather-conditions.ts';
import { builtSuite, preparedDemo } from '../../harness/prepare.ts';
import { fillIn, saveForm } from '../../harness/record-form.ts';
import { deployToken, releaseCommandIn } from '../../harness/release-team.ts';
import { explorerCell, startHeading } from '../../harness/start-screen.ts';
import { demoPassword, expect, story, userNameOf } from '../../harness/suite-story.ts';

const list = 'Weather conditions';

const navigation = (page: Page, name = 'Navigation') => page.getByRole('navigation', { name });
const entry = (page: Page) => navigation(page).getByRole('link', { name: list, exact: true });

/** Opens the start screen with the lists of master data unfolded. */
async function openStart(page: Page): Promise<void> {
  await page.goto('/home');
  await expect(startHeading(page)).toBeVisible();
  await navigation(page).getByRole('button', { name: 'Master data' }).click();
  await expect(navigation(page).getByRole('link', { name: 'Cities', exact: true })).toBeVisible();
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Alex Admin' }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await page.keyboard.press('Escape');
}

story(
  'One remote is released with a new record kind, and the shell that was built before offers it',
  async ({ browser }) => {
    story.setTimeout(1_200_000);
    const folder = mkdtempSync(join(tmpdir(), 'rightway-new-kind-'));
    const checkout = join(folder, 'checkout');
    let suite: RunningSuite | undefined;
    try {
      // A team adds a list in its checkout; the API that knows it is deployed, host and remotes are not.
      copySuite(checkout);
      addWeatherConditions(checkout);
      execFileSync(process.execPath, [join(checkout, 'shared-contracts/build/codegen.ts')], {
        cwd: checkout,
      });
      const built = builtSuite();
      const team = (...args: readonly string[]) =>
        releaseCommandIn(checkout, suite?.address ?? '', token, ...args);
      let token = '';
      // An installation of before; its database learns of the list when the API starts.
      const data = join(folder, 'data');
      cpSync(preparedDemo(), data, { recursive: true });
      suite = await runSuite({
        port: await freePorts(7000, 6),
        dataFolder: data,
        built,
        sources: checkout,
        environment: { DEMO: 'true' },
        onCrash: (part, output) => console.error(`${part} ended: ${output}`),
      });
      const context = await browser.newContext({ baseURL: suite.address, locale: 'en-CA' });
      await context.request.post('/api/account/sign-in', {
        data: { userName: userNameOf('admin'), password: demoPassword },
      });
      const frost = { id: randomUUID(), code: 'Frost', severity: 'Poor' };
      const query =
        'mutation ($input: WeatherConditionInput!) { updateWeatherCondition(input: $input) { code } }';
      const kept = await context.request.post('/api/graphql', {
        data: { query, variables: { input: frost } },
      });
      expect(await kept.json()).toEqual({ data: { updateWeatherCondition: { code: 'Frost' } } });
      const page = await context.newPage();
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await openStart(page);
      await expect(entry(page)).toBeHidden();

      token = await deployToken(page.request, 'admin');
      expect(await team('publish', 'remote-admin', '--version', '9.9.0')).toContain('is registered');
      await openStart(page);
      await expect(entry(page)).toBeHidden();
      await team('promote', 'remote-admin', '9.9.0');

      await openStart(page);
      await entry(page).click();
      await expect(page.getByRole('heading', { name: list, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(`${list} · Rightway`);
      await expect(explorerCell(page, 'Frost')).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Severity' })).toBeVisible();

      await page.getByRole('link', { name: 'New', exact: true }).click();
      const trail = navigation(page, 'Breadcrumbs');
      await expect(trail).toContainText('Master Data/Weather Conditions/New');
      await fillIn(page, 'Code', 'Snow');
      await fillIn(page, 'Description', 'Roads are closed');
      await saveForm(page);
      await expect(trail).toContainText('Weather Conditions/Snow');
      await expect(page).toHaveTitle(`Snow · ${list} · Rightway`);
      await page.getByRole('link', { name: 'History' }).click();
      await expect(page.getByRole('list', { name: 'History' })).toContainText('Snow');
      await trail.getByRole('link', { name: 'Weather Conditions' }).click();
      await expect(explorerCell(page, 'Snow')).toBeVisible();

      await chooseLanguage(page, 'Español');
      await expect(page.getByRole('heading', { name: 'Condiciones meteorológicas', level: 1 })).toBeVisible();
      await expect(
        navigation(page, 'Navegación').getByRole('link', { name: 'Condiciones meteorológicas' }),
      ).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Gravedad' })).toBeVisible();
      await explorerCell(page, 'Snow').dblclick();
      await expect(navigation(page, 'Ruta de navegación')).toContainText(
        'Datos maestros/Condiciones meteorológicas/Snow/Detalles',
      );
      await chooseLanguage(page, 'English');

      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('heading', { name: list, level: 1 })).toBeVisible();
      await expect(explorerCell(page, 'Frost')).toBeVisible();
      await expect(explorerCell(page, 'Snow')).toBeHidden();

      await team('rollback', 'remote-admin');
      await openStart(page);
      await expect(entry(page)).toBeHidden();
      await page.goto('/master-data/weather-conditions/new');
      await expect(startHeading(page)).toBeVisible();
      expect(messages).toEqual([]);
      await context.close();
    } finally {
      await suite?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
