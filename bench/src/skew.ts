import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, chromium } from '@playwright/test';
import { packFolder } from 'shared-contracts/build/pack-folder.ts';
import { deployToken, publishAs } from '../../e2e/harness/release-team.ts';
import { type BuiltApp, buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { freePorts } from '../../scripts/free-port.ts';
import { type RunningSuite, runSuite } from '../../scripts/run-suite.ts';
import { password } from './api-process.ts';
import { atEmptyPlace, type EmptyPlace } from './empty-place.ts';
import { buildVariant, earlier, prepared, putOut } from './skew/variants.ts';
import { worksIn } from './skew/works.ts';

/** A built shell or remote, by what it is called in the table. */
interface Named {
  readonly name: string;
  readonly built: BuiltApp;
}

interface Outcome {
  readonly shell: string;
  readonly remote: string;
  /** What it was refused with; undefined where it was taken. */
  readonly refused: string | undefined;
  readonly wrong: readonly string[];
}

/** Tells every pair, and whether each works or is refused by name. */
function tell(outcomes: readonly Outcome[]): boolean {
  for (const { shell, remote, refused, wrong } of outcomes) {
    const outcome = refused === undefined ? (wrong.length === 0 ? 'works' : 'BREAKS') : 'refused';
    console.log(`  ${shell.padEnd(40)} ${remote.padEnd(36)} ${outcome}`);
    for (const line of (refused ?? '').split('\n').filter(Boolean)) console.log(`      ${line}`);
    for (const line of wrong) console.log(`      WRONG ${line}`);
  }
  return outcomes.every(({ refused, wrong }) =>
    refused === undefined ? wrong.length === 0 : refused !== '',
  );
}

/** The last sentences of a refusal, which the server gives as JSON. */
function refusalIn(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const start = text.indexOf('{');
  try {
    const body: { readonly message?: string } = JSON.parse(text.slice(start));
    return body.message ?? text;
  } catch {
    return text;
  }
}

async function change(
  request: APIRequestContext,
  token: string,
  area: string,
  version: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { area, action: 'promote', version };
  const answer = await request.post('/api/releases/change', { headers, data });
  if (!answer.ok()) throw new Error(await answer.text());
}

interface Pairing {
  readonly browser: Browser;
  readonly suite: RunningSuite;
  readonly request: APIRequestContext;
  readonly shell: Named;
  readonly remote: Named;
  /** Another one for every pair. */
  readonly number: number;
}

/** Publishes a remote to a shell; where it is taken, people work with the pair. */
async function paired({ browser, suite, request, shell, remote, number }: Pairing): Promise<Outcome> {
  const area = remote.built.app.replace('remote-', '');
  const names = { shell: shell.name, remote: remote.name };
  try {
    const token = await deployToken(request, area);
    const version = `9.${number}.0`;
    await publishAs(request, token, area, version, packFolder(join(remote.built.dist, remote.built.version)));
    await change(request, token, area, version);
  } catch (error) {
    return { ...names, refused: refusalIn(error), wrong: [] };
  }
  return { ...names, refused: undefined, wrong: await worksIn(browser, suite.address, `S${number}`) };
}

async function skewAt({ url, folder }: EmptyPlace): Promise<boolean> {
  await makeTypes();
  const built = await buildSuite((text) => console.log(text));
  const ofThis = (app: string): Named => {
    const found = built.find((one) => one.app === app);
    if (!found) throw new Error(`${app} is not built.`);
    return { name: app === 'host' ? 'shell N' : `${app} N`, built: found };
  };
  const shells = [ofThis('host')];
  const remotes = [ofThis('remote-admin')];
  for (const variant of [...prepared, ...earlier()]) {
    const began = performance.now();
    const made = { name: variant.name, built: await buildVariant(join(folder, 'variants'), variant) };
    console.log(`  built: ${variant.name}  ${((performance.now() - began) / 1000).toFixed(0)} s`);
    (variant.app === 'host' ? shells : remotes).push(made);
  }
  const host = { app: 'host', version: 'current', dist: join(folder, 'hosts') };
  const current = join(host.dist, host.version);
  mkdirSync(host.dist, { recursive: true });
  const [first] = shells;
  if (first) putOut(current, first.built);
  const suite = await runSuite({
    port: await freePorts(7700, built.length),
    dataFolder: join(folder, 'data'),
    built: [...built.filter(({ app }) => app !== 'host'), host],
    environment: { DEMO: 'true', DATABASE_URL: url },
    onCrash: (part, output) => console.error(`${part} ended: ${output}`),
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  const outcomes: Outcome[] = [];
  try {
    for (const shell of shells) {
      await suite.stopApi();
      putOut(current, shell.built);
      await suite.startApi();
      const team = await browser.newContext({ baseURL: suite.address });
      await team.request.post('/api/account/sign-in', {
        data: { userName: 'admin@rightway.test', password },
      });
      for (const remote of remotes) {
        const number = outcomes.length + 1;
        outcomes.push(await paired({ browser, suite, request: team.request, shell, remote, number }));
      }
      await team.close();
    }
  } finally {
    await browser.close();
    await suite.stop();
  }
  console.log(`\n${outcomes.length} pairs of shell and remote`);
  return tell(outcomes);
}

/**
 * Shells and remotes of several ages, each with each: this checkout's, those before the last changes of the face, and
 * variants that lack a block, require a property more, take a block or an operation of later, or lack a part. A pair
 * either works (every area opens, a record is saved, the console is clean) or is refused at publishing by name.
 */
export const skew = (): Promise<boolean> => atEmptyPlace('skew', skewAt);
