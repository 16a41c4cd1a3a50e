import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { watchRest } from '../../e2e/harness/at-rest.ts';
import { hasNoBarriers } from '../../e2e/harness/barriers.ts';
import { follow } from '../../e2e/harness/go-to.ts';
import { type AddressedPart, projectAddresses } from '../../e2e/harness/project-addresses.ts';
import { buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { freePorts } from '../../scripts/free-port.ts';
import { type RunningSuite, runSuite } from '../../scripts/run-suite.ts';
import { password } from './api-process.ts';
import { short } from './report.ts';

/** States that are looked at, at least. */
const least = 200;

/** Windows, and in which theme each is looked at: of the dark only colours are checked. */
const looks = [
  { width: 1440, height: 900, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
  { width: 390, height: 844, theme: 'light' },
  { width: 844, height: 390, theme: 'light' },
  { width: 320, height: 256, theme: 'light' },
] as const;

const parts: readonly AddressedPart[] = ['project', 'agreements', 'requests', 'stakeholders'];

/** The people of the walk, each with addresses to visit besides their navigation. */
const people = [
  {
    name: 'broker',
    more: async (page: Page) => {
      const found: string[] = ['/business-associate/new/details', '/surface-project/new/details'];
      for (const part of parts)
        found.push(...(await projectAddresses(page, part)).map(({ address }) => address));
      return found;
    },
  },
  { name: 'approver', more: async () => [] },
  { name: 'invoicing', more: async () => ['/invoices/new'] },
  { name: 'admin', more: async () => ['/rollout', '/rollout/flags', '/docs/help'] },
] as const;

/** The addresses of a person's navigation, folded groups too. */
async function inNavigation(page: Page): Promise<string[]> {
  const navigation = page.getByRole('navigation', { name: 'Navigation' });
  // An unfolded group is none of these any more, so that the first is always the next one.
  const folded = navigation.locator('button[aria-expanded="false"]').first();
  while (await folded.isVisible()) await folded.click();
  return navigation
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '/home'));
}

interface Visit {
  readonly browser: Browser;
  readonly suite: RunningSuite;
  /** Addresses that somebody looked at before. */
  readonly seen: Set<string>;
}

/** Checks each address of a person in each window size. Returns the number of states and the barriers found in them. */
async function look({ browser, suite, seen }: Visit, { name, more }: (typeof people)[number]) {
  const [first] = looks;
  const context = await browser.newContext({
    baseURL: suite.address,
    viewport: first,
    reducedMotion: 'reduce',
  });
  const data = { userName: `${name}@rightway.test`, password };
  const signedIn = await context.request.post('/api/account/sign-in', { data });
  if (!signedIn.ok()) throw new Error(`${name} could not sign in at ${suite.address}.`);
  const page = await context.newPage();
  const rested = watchRest(page);
  await page.goto('/home');
  await rested();
  const addresses = [...(await inNavigation(page)), ...(await more(page))].filter(
    (address) => !seen.has(address),
  );
  const barriers: string[] = [];
  for (const address of addresses) {
    seen.add(address);
    await page.setViewportSize(first);
    await follow(page, address);
    await rested();
    for (const { theme, ...size } of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      await rested();
      const what = `${address} at ${size.width} × ${size.height}, ${theme}`;
      // GraphiQL is somebody else's page.
      await hasNoBarriers(page, { what, theme, without: '.graphiql-container' }).catch((error: unknown) => {
        barriers.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  }
  await context.close();
  console.log(`  ${name}: ${addresses.length} addresses, ${barriers.length} with something in the way`);
  return { count: addresses.length * looks.length, barriers };
}

/**
 * axe over every screen of four people and of a project with its records, in windows down to a page at 400 %. `only`
 * names some of the people: then there may be fewer states.
 */
export async function barriers(only: RegExp): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-barriers-'));
  await makeTypes();
  const suite = await runSuite({
    port: await freePorts(7460, 6),
    dataFolder: join(folder, 'suite'),
    built: await buildSuite((text) => console.log(text)),
    environment: { DEMO: 'true' },
    onCrash: (part, output) => console.error(`${part} ended: ${output}`),
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    const visit = { browser, suite, seen: new Set<string>() };
    const found: { readonly count: number; readonly barriers: readonly string[] }[] = [];
    const visitors = people.filter(({ name }) => only.test(name));
    for (const person of visitors) found.push(await look(visit, person));
    const open = found.flatMap((one) => one.barriers);
    const count = found.reduce((sum, one) => sum + one.count, 0);
    console.log(
      `\nbarriers: axe on ${count} states (at least ${least}): ${open.length} with something in the way`,
    );
    for (const line of open) {
      console.log(`  ${line}`);
      short(line.split('\n')[0] ?? line);
    }
    return (count >= least || visitors.length < people.length) && open.length === 0;
  } finally {
    await browser.close();
    await suite.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
