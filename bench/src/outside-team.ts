import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, chromium, expect } from '@playwright/test';
import { forEverybody, rolloutRulesSchema } from 'shared-contracts/rollout';
import * as v from 'valibot';
import { deployToken } from '../../e2e/harness/release-team.ts';
import { buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { freePorts } from '../../scripts/free-port.ts';
import { makePackages } from '../../scripts/make-packages.ts';
import { startPackageRegistry } from '../../scripts/package-registry.ts';
import { runSuite } from '../../scripts/run-suite.ts';
import {
  openArea,
  signedIn,
  signInAt,
  uncheckedScripts,
  useList,
  watched,
} from './outside-team/area-pages.ts';
import { type TeamPlace, teamIn } from './outside-team/team-place.ts';

/** The largest number of files that a new remote may start with. */
const mostFiles = 12;

const area = 'wells';
const version = '0.1.0';

interface Deployment {
  readonly RIGHTWAY_URL: string;
  readonly RIGHTWAY_TOKEN: string;
}

/** Switches a flag on for everybody, as an operator would. */
async function switchOn(request: APIRequestContext, name: string): Promise<void> {
  const answer = v.object({ result: rolloutRulesSchema });
  const { result } = v.parse(answer, await (await request.get('/api/rollout/rules')).json());
  const { revision } = result.rules.find((rule) => rule.name === name) ?? {};
  const changed = await request.post('/api/rollout/rule', { data: { name, revision, rule: forEverybody } });
  if (!changed.ok()) throw new Error(`${name} is not known: ${await changed.text()}`);
}

/**
 * The remote in its stand-in shell, served by its team with the API of a deployment; returns the errors that occurred.
 */
async function alone(team: TeamPlace, browser: Browser, api: string): Promise<readonly string[]> {
  const address = `http://localhost:${await freePorts(7900, 1)}/`;
  const environment = { API_URL: api, PORT: new URL(address).port };
  const stop = await team.start('npm', ['run', 'dev'], environment, 'webpack compiled');
  const context = await browser.newContext({ locale: 'en' });
  try {
    const { page, wrong } = await watched(context);
    await page.goto(address);
    await signInAt(page);
    await useList(page);
    return wrong;
  } finally {
    await context.close();
    await stop();
  }
}

/**
 * The remote in the suite, only in its developer's browser: from the address that `rightway try` prints, with the
 * policy and the hashes of any release, and not in another browser. Returns the errors that occurred.
 */
async function tried(team: TeamPlace, browser: Browser, deployment: Deployment): Promise<readonly string[]> {
  const { output } = await team.run('npx', ['rightway', 'try'], { ...deployment });
  const [address = ''] = /http\S+[?]try=\S+/.exec(output) ?? [];
  const [developer, another] = [
    await signedIn(browser, deployment.RIGHTWAY_URL),
    await signedIn(browser, deployment.RIGHTWAY_URL),
  ];
  try {
    const { page, wrong } = await watched(developer);
    const answer = await page.goto(address);
    await page.getByRole('button', { name: 'Use It Here' }).click();
    await expect(page.getByText(`Only this browser uses remote-${area}`)).toBeVisible();
    await openArea(page);
    await useList(page);
    const unchecked = await uncheckedScripts(page);

    const { page: other, wrong: elsewhere } = await watched(another);
    const plain = await other.goto('/home');
    await expect(other.getByRole('navigation').first().getByText('Projects').first()).toBeVisible();
    await expect(other.getByText('Wells', { exact: true })).toHaveCount(0);
    const policy = 'content-security-policy';
    const isSamePolicy = answer?.headers()[policy] === plain?.headers()[policy];
    return [
      ...wrong,
      ...elsewhere,
      ...unchecked.map((script) => `without a hash: ${script}`),
      ...(isSamePolicy ? [] : ['the policy of the page is another one']),
    ];
  } finally {
    await developer.close();
    await another.close();
  }
}

/**
 * A team without a copy of this repository: the packages come from a registry; the remote of a new area is created,
 * shown alone, checked, tried and built in a folder elsewhere, and published to a suite that was built and started
 * before it.
 */
export async function outsideTeam(): Promise<boolean> {
  const work = mkdtempSync(join(tmpdir(), 'rightway-team-'));
  const folder = join(work, `remote-${area}`);
  await makeTypes();
  const built = await buildSuite((text) => console.log(text));
  const packages = await makePackages(join(work, 'packages'));
  const registry = await startPackageRegistry(packages);
  const suite = await runSuite({
    port: await freePorts(7600, built.length),
    dataFolder: join(work, 'suite'),
    built,
    environment: { DEMO: 'true', DEVELOPER_RELEASES: 'true' },
    onCrash: (part, output) => console.error(`${part} ended: ${output}`),
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    for (const { name, bytes } of packages)
      console.log(`  ${(bytes / 1000).toFixed(0).padStart(6)} kB  ${name}`);
    const context = await signedIn(browser, suite.address);
    const token = await deployToken(context.request, area);
    const deployment = { RIGHTWAY_URL: suite.address, RIGHTWAY_TOKEN: token };

    mkdirSync(folder);
    writeFileSync(join(folder, '.npmrc'), registry.npmrc);
    const team = teamIn(folder);
    const began = performance.now();
    const minutes = () => ((performance.now() - began) / 60_000).toFixed(1);
    await team.run('npm', ['create', '--yes', '@rightway/remote@latest', area, '.']);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== '.npmrc',
    ).length;
    await team.run('npm', ['install', '--no-audit', '--no-fund']);
    const inShell = await alone(team, browser, suite.address);
    console.log(`  ${minutes()} minutes from npm create to the page in the stand-in shell`);
    await team.run('npm', ['run', 'types']);
    await team.run('npm', ['test']);
    const inOneBrowser = await tried(team, browser, deployment);
    await team.run('npx', ['rightway', 'publish'], deployment);
    await team.run('npx', ['rightway', 'promote', version], deployment);
    await switchOn(context.request, 'enableWells');
    const { page, wrong: inSuite } = await watched(context);
    await page.goto('/home');
    await openArea(page);
    await useList(page);
    console.log(`  ${minutes()} minutes from npm create to the page in the suite`);

    const wrong = [...inShell, ...inOneBrowser, ...inSuite];
    for (const one of wrong) console.log(`  WRONG ${one}`);
    console.log(`  ${files} files, bar ${mostFiles}`);
    console.log(`  ${wrong.length} warnings and errors: alone, tried in one browser, released; bar 0`);
    return files <= mostFiles && wrong.length === 0;
  } finally {
    await registry.stop();
    await browser.close();
    await suite.stop();
    rmSync(work, { recursive: true, force: true });
  }
}
