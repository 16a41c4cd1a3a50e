import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, chromium } from '@playwright/test';
import { deployToken } from '../../e2e/harness/release-team.ts';
import { type BuiltApp, buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { freePorts } from '../../scripts/free-port.ts';
import { runSuite } from '../../scripts/run-suite.ts';
import { password } from './api-process.ts';
import { atEmptyPlace, type EmptyPlace } from './empty-place.ts';
import { buildCommit, earlierCommits } from './skew/commits.ts';
import { areaOf, type Refusal, releaseAll } from './skew/release-all.ts';
import { buildVariant, prepared, putOut } from './skew/variants.ts';
import { type WorkPlace, worksIn } from './skew/works.ts';

/** A shell, or remotes that belong together, by what the table calls them. */
interface Named {
  readonly name: string;
  readonly built: readonly BuiltApp[];
}

interface Sides {
  readonly shells: readonly Named[];
  readonly remotes: readonly Named[];
}

interface Outcome {
  readonly shell: string;
  readonly remotes: string;
  /** Areas whose releases were taken. */
  readonly taken: readonly string[];
  readonly refusals: readonly Refusal[];
  readonly wrong: readonly string[];
}

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;

/** Prints the result of a pair: the areas that work, and why the others were refused. */
function printOutcome({ shell, remotes, taken, refusals, wrong }: Outcome): void {
  const states = [
    ...(taken.length > 0 ? [`${taken.length} ${wrong.length === 0 ? 'work' : 'BREAK'}`] : []),
    ...(refusals.length > 0 ? [`${refusals.length} refused`] : []),
  ];
  console.log(`  shell ${shell.padEnd(32)} remotes ${remotes.padEnd(34)} ${states.join(', ')}`);
  for (const { area, message } of refusals)
    for (const line of message.split('\n').filter(Boolean)) console.log(`      ${area}: ${line}`);
  for (const line of wrong) console.log(`      WRONG ${line}`);
}

const isHeld = ({ refusals, wrong }: Outcome): boolean =>
  wrong.length === 0 && refusals.every(({ message }) => message !== '');

/** Builds all that meets: this checkout, the last commits of two contracts before, and what is changed by hand. */
async function buildSides(folder: string, built: readonly BuiltApp[]): Promise<Sides> {
  const isShell = ({ app }: BuiltApp) => app === 'host';
  const shells: Named[] = [{ name: 'N', built: built.filter(isShell) }];
  const remotes: Named[] = [{ name: 'N', built: built.filter((one) => !isShell(one)) }];
  for (const commit of earlierCommits()) {
    const began = performance.now();
    const then = await buildCommit(folder, commit);
    shells.push({ name: commit.name, built: then.filter(isShell) });
    remotes.push({ name: commit.name, built: then.filter((one) => !isShell(one)) });
    console.log(`  built: ${commit.name}  ${secondsSince(began)}`);
  }
  for (const variant of prepared) {
    const began = performance.now();
    const made = { name: variant.name, built: [await buildVariant(folder, variant)] };
    (variant.app === 'host' ? shells : remotes).push(made);
    console.log(`  built: ${variant.name}  ${secondsSince(began)}`);
  }
  return { shells, remotes };
}

interface Team {
  readonly request: APIRequestContext;
  readonly tokens: ReadonlyMap<string, string>;
  readonly place: WorkPlace;
}

/** Releases remotes into the shell that runs, and works in each area whose release was taken. */
async function paired(team: Team, shell: Named, remotes: Named, number: number): Promise<Outcome> {
  const refusals = await releaseAll(team.request, team.tokens, remotes.built, `9.${number}.0`);
  const taken = remotes.built
    .map(areaOf)
    .filter((area) => !refusals.some((refusal) => refusal.area === area));
  const wrong: string[] = [];
  for (const area of taken) wrong.push(...(await worksIn(team.place, area, number)));
  return { shell: shell.name, remotes: remotes.name, taken, refusals, wrong };
}

async function skewAt({ url, folder }: EmptyPlace): Promise<boolean> {
  await makeTypes();
  const built = await buildSuite((text) => console.log(text));
  const { shells, remotes } = await buildSides(join(folder, 'variants'), built);
  const host = { app: 'host', version: 'current', dist: join(folder, 'hosts') };
  const current = join(host.dist, host.version);
  mkdirSync(host.dist, { recursive: true });
  for (const shell of shells[0]?.built ?? []) putOut(current, shell);
  const suite = await runSuite({
    port: await freePorts(7700, built.length),
    dataFolder: join(folder, 'data'),
    built: [...built.filter(({ app }) => app !== 'host'), host],
    environment: { DEMO: 'true', DATABASE_URL: url },
    onCrash: (part, output) => console.error(`${part} ended: ${output}`),
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  const outcomes: Outcome[] = [];
  const tokens = new Map<string, string>();
  try {
    for (const shell of shells) {
      await suite.stopApi();
      for (const one of shell.built) putOut(current, one);
      await suite.startApi();
      const context = await browser.newContext({ baseURL: suite.address });
      const data = { userName: 'admin@rightway.test', password };
      const { request } = context;
      await request.post('/api/account/sign-in', { data });
      for (const area of built.filter(({ app }) => app !== 'host').map(areaOf))
        if (!tokens.has(area)) tokens.set(area, await deployToken(request, area));
      const place = { browser, address: suite.address, dataFolder: join(folder, 'data') };
      for (const one of remotes) {
        const outcome = await paired({ request, tokens, place }, shell, one, outcomes.length + 1);
        printOutcome(outcome);
        outcomes.push(outcome);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await suite.stop();
  }
  const held = outcomes.filter(isHeld).length;
  console.log(`\n${outcomes.length} pairs, ${held} of them work or are refused by name`);
  return held === outcomes.length;
}

/**
 * Shells and remotes of several ages, each with each: this checkout's, those of the last commits of the two contracts
 * before, and variants that lack a block, require a property more, take a block or an operation of later, or lack a
 * part. An area of a pair either works (it opens, something is saved in it, the console is clean) or is refused at
 * publishing by name.
 */
export const skew = (): Promise<boolean> => atEmptyPlace('skew', skewAt);
