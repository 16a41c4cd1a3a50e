import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  chromium,
  expect,
} from '@playwright/test';
import { forEverybody, rolloutRulesSchema } from 'shared-contracts/rollout';
import * as v from 'valibot';
import { deployToken } from '../../e2e/harness/release-team.ts';
import { buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { freePorts } from '../../scripts/free-port.ts';
import { makePackages } from '../../scripts/make-packages.ts';
import { startPackageRegistry } from '../../scripts/package-registry.ts';
import { runProgram } from '../../scripts/run-program.ts';
import { type RunningSuite, runSuite } from '../../scripts/run-suite.ts';
import { root } from '../../scripts/suite.ts';
import { password } from './api-process.ts';

/** Most files that a new remote may begin with. */
const mostFiles = 12;

const area = 'wells';
const version = '0.1.0';

/** A place of a team: a folder that has nothing of ours beside it, and what its commands are run with. */
function teamIn(folder: string) {
  // Neither programs nor packages of this checkout are found from there.
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !one.startsWith(root));
  const own = { PATH: path.join(delimiter), npm_config_cache: join(folder, '../cache'), NODE_PATH: '' };
  return async (command: string, args: readonly string[], environment = {}): Promise<number> => {
    const began = performance.now();
    const { code, output } = await runProgram(command, args, { ...own, ...environment }, folder);
    const seconds = (performance.now() - began) / 1000;
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${[command, ...args].join(' ')}`);
    if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
    return seconds;
  };
}

/** Switches a flag on for everybody, as an operator does. */
async function switchOn(request: APIRequestContext, name: string): Promise<void> {
  const answer = v.object({ result: rolloutRulesSchema });
  const { result } = v.parse(answer, await (await request.get('/api/rollout/rules')).json());
  const { revision } = result.rules.find((rule) => rule.name === name) ?? {};
  const changed = await request.post('/api/rollout/rule', { data: { name, revision, rule: forEverybody } });
  if (!changed.ok()) throw new Error(`${name} is not known: ${await changed.text()}`);
}

async function signedIn(browser: Browser, suite: RunningSuite): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: suite.address, locale: 'en' });
  await context.request.post('/api/account/sign-in', { data: { userName: 'admin@rightway.test', password } });
  return context;
}

/** The page of the new area, found by its place in the navigation; returns what went wrong in the console. */
async function open(context: BrowserContext): Promise<readonly string[]> {
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.goto('/home');
  const navigation = page.getByRole('navigation').first();
  await navigation.getByText('Wells', { exact: true }).click();
  await navigation.getByRole('link', { name: 'Projects', exact: true }).last().click();
  await expect(page).toHaveURL(/\/wells\/projects$/);
  const rows = page.getByRole('grid', { name: 'Projects' }).locator('tbody tr');
  await expect(rows.first()).toContainText(/\w/, { timeout: 30_000 });
  await page.getByLabel('Filter').fill('no project is called so');
  await expect(rows.filter({ hasText: /\w{3,}/ })).toHaveCount(0);
  return wrong;
}

/**
 * A team that has no copy of this repository: the packages come from a registry, the remote of a new area is made,
 * checked and built in a folder elsewhere, and published to a suite that was built and started before it.
 */
export async function outsideTeam(): Promise<boolean> {
  const work = mkdtempSync(join(tmpdir(), 'rightway-team-'));
  const folder = join(work, `remote-${area}`);
  await makeTypes();
  const built = await buildSuite((text) => console.log(text));
  const suite = await runSuite({
    port: await freePorts(7600, 6),
    dataFolder: join(work, 'suite'),
    built,
    environment: { DEMO: 'true' },
    onCrash: (part, output) => console.error(`${part} ended: ${output}`),
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  const packages = await makePackages(join(work, 'packages'));
  const registry = await startPackageRegistry(packages);
  try {
    for (const { name, bytes } of packages)
      console.log(`  ${(bytes / 1000).toFixed(0).padStart(6)} kB  ${name}`);
    const context = await signedIn(browser, suite);
    const token = await deployToken(context.request, area);

    mkdirSync(folder);
    writeFileSync(join(folder, '.npmrc'), registry.npmrc);
    const run = teamIn(folder);
    const began = performance.now();
    await run('npm', ['create', '--yes', '@rightway/remote', area, '.']);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== '.npmrc',
    ).length;
    await run('npm', ['install', '--no-audit', '--no-fund']);
    await run('npm', ['run', 'types']);
    await run('npm', ['test']);
    const deployment = { RIGHTWAY_URL: suite.address, RIGHTWAY_TOKEN: token };
    await run('npx', ['rightway', 'publish'], deployment);
    await run('npx', ['rightway', 'promote', version], deployment);
    await switchOn(context.request, 'enableWells');
    const wrong = await open(context);
    const minutes = (performance.now() - began) / 60_000;

    for (const one of wrong) console.log(`  WRONG ${one}`);
    console.log(`  ${files} files, bar ${mostFiles}`);
    console.log(`  ${minutes.toFixed(1)} minutes from npm create to the page in the suite`);
    console.log(`  ${wrong.length} warnings and errors in the console, bar 0`);
    return files <= mostFiles && wrong.length === 0;
  } finally {
    await registry.stop();
    await browser.close();
    await suite.stop();
    rmSync(work, { recursive: true, force: true });
  }
}
