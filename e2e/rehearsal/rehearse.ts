/**
 * `npm run rehearse`: builds the images, brings `docker-compose.yml` up under a name and with secrets of its own, sets an
 * installation up in a browser, works in every area, releases and rolls back a remote, restarts each container under
 * requests, and takes everything down. `--stand-ins` makes what cannot be pulled of Debian's packages and npm's
 * (as root, with debootstrap). Ends with 1 where a step fails. Ports 80, 443 and 8025 must be free.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { imagesOf, servicesIn } from '../../scripts/pinned-images.ts';
import { type Composed, composedIn } from '../../scripts/rehearsal/composed.ts';
import { type Engine, findEngine, runEngine } from '../../scripts/rehearsal/engine.ts';
import { lookAfter, untilHealthy } from '../../scripts/rehearsal/look-after.ts';
import { isHere, makeStandIn, removeStandIns } from '../../scripts/rehearsal/stand-ins.ts';
import { apps, root } from '../../scripts/suite.ts';
import { type Asked, requestsDuring } from './restarts.ts';
import { administratorComesIn, everyAreaIsWorkedIn, mailsAt, releaseAndRollBack } from './walk.ts';

const project = 'rightway-rehearsal';
const version = '0.1.0';
const address = 'https://localhost';
const invited = 'boss@example.ca';

const secret = (): string => randomBytes(18).toString('hex');

/** As `deploy/example.env` names them. A stand-in's object storage knows one account. */
const settings = {
  RIGHTWAY_DOMAIN: 'localhost',
  RIGHTWAY_VERSION: version,
  ...Object.fromEntries(
    apps.slice(1).map((app) => [`${app.toUpperCase().replace('-', '_')}_VERSION`, version]),
  ),
  DATABASE_PASSWORD: secret(),
  STORAGE_USER: 'S3RVER',
  STORAGE_PASSWORD: secret(),
  OIDC_CLIENT_SECRET: secret(),
  ADMIN_EMAIL: invited,
  ADMIN_COMPANY: 'Main company',
};

/** Does a step, and prints what it was, how it ended and how long it took. */
async function step<T>(
  name: string,
  work: () => Promise<T>,
  describe: (done: T) => string = () => '',
): Promise<T> {
  const began = performance.now();
  const done = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`ok   ${name.padEnd(44)} ${seconds.padStart(6)} s  ${describe(done)}`.trimEnd());
  return done;
}

/** Brings every image of others here: as it is, pulled, or as a stand-in. Returns those that are stand-ins. */
async function imagesOfOthers(
  engine: Engine,
  folder: string,
  mayStandIn: boolean,
): Promise<readonly string[]> {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const made: string[] = [];
  for (const image of imagesOf(servicesIn(read('docker-compose.yml'), read))) {
    if (await isHere(engine, image)) continue;
    const isPulled = await runEngine(engine, 'pull', image).then(
      () => true,
      () => false,
    );
    if (isPulled) continue;
    if (!mayStandIn)
      throw new Error(`${image} cannot be pulled here. With --stand-ins something stands in for it.`);
    console.log(`     in place of ${image}: ${await makeStandIn(engine, folder, image)}`);
    made.push(image);
  }
  return made;
}

/** Services that go on running: the bucket is made once. */
const staying = ({ services }: Composed): readonly string[] => services.filter((name) => name !== 'bucket');

async function buildOwn(engine: Engine, { ownImages }: Composed): Promise<void> {
  for (const image of ownImages) {
    const given = Object.entries(image.arguments).flatMap(([name, value]) => [
      '--build-arg',
      `${name}=${value}`,
    ]);
    const file = join(root, image.dockerfile);
    await runEngine(engine, 'build', '--tag', image.name, '--file', file, ...given, root);
  }
}

/**
 * What is asked while containers restart: the page of the shell, what a person's screens begin with, and the readiness of
 * whichever copy answers, which a copy that closes denies while it still serves people.
 */
async function askedBy(person: Page): Promise<readonly Asked[]> {
  const cookies = await person.context().cookies(address);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return [
    { name: 'page', address: `${address}/home`, cookie },
    { name: 'start', address: `${address}/api/start`, cookie },
    { name: 'day', address: `${address}/api/start/today`, cookie },
    { name: 'health', address: `${address}/api/health` },
  ];
}

/** Restarts the container of each service that stays, one after the other. Returns a line for each. */
async function restartEach(
  engine: Engine,
  composed: Composed,
  asked: readonly Asked[],
  authority: Buffer,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const service of staying(composed)) {
    const { requests, failed } = await requestsDuring(asked, authority, async () => {
      await composed.compose('restart', service);
      for (const id of await composed.containersOf(service)) await untilHealthy(engine, id, service);
    });
    const failures = [...failed].map(([what, times]) => `${times} × ${what}`).join(', ') || 'all answered';
    lines.push(`     ${service.padEnd(20)} ${requests} requests: ${failures}`);
  }
  return lines;
}

/** The certificate of the authority that the edge made for itself. */
async function authorityOf(engine: Engine, composed: Composed): Promise<string> {
  const [edge = ''] = await composed.containersOf('edge');
  return runEngine(engine, 'exec', edge, 'cat', '/data/caddy/pki/authorities/local/root.crt');
}

async function walk(engine: Engine, composed: Composed, browser: Browser): Promise<void> {
  const authority = join(folder, 'authority.crt');
  writeFileSync(authority, await authorityOf(engine, composed));
  // What a team runs trusts the edge's own authority by it.
  process.env['NODE_EXTRA_CA_CERTS'] = authority;
  const mailed = mailsAt('http://localhost:8025');
  const boss = await step('the invited administrator comes in', () =>
    administratorComesIn(browser, address, mailed, invited),
  );
  const agent = await step('every area is worked in', () => everyAreaIsWorkedIn(boss, browser, mailed));
  await step(
    'a remote is released and rolled back',
    async () => {
      const [before, between, after] = await releaseAndRollBack(boss, agent, address, '0.1.1');
      if (before !== version || between !== '0.1.1' || after !== version)
        throw new Error(`Pages ran ${before}, ${between}, ${after}.`);
      return `${before} → ${between} → ${after}`;
    },
    (ran) => `pages ran ${ran}`,
  );
  const certificate = readFileSync(authority);
  const asked = await askedBy(agent);
  const lines = await step('each container is restarted', () =>
    restartEach(engine, composed, asked, certificate),
  );
  console.log(lines.join('\n'));
  await step('who was signed in goes on', async () => {
    await agent.goto('/business-associate/new');
    await agent.getByRole('textbox', { name: 'Name' }).first().waitFor();
  });
}

const { values } = parseArgs({ options: { 'stand-ins': { type: 'boolean', default: false } } });
const folder = mkdtempSync(join(tmpdir(), 'rightway-rehearsal-'));
const ends: (() => Promise<unknown>)[] = [];

/** Takes down what was brought up, the last first. */
async function takeDown(): Promise<void> {
  for (const end of ends.splice(0).reverse())
    await end().catch((error: unknown) => console.error(String(error)));
  rmSync(folder, { recursive: true, force: true });
  console.log('Everything was taken down.');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => takeDown().then(() => process.exit(1)));

async function rehearse(): Promise<void> {
  const engine = await findEngine(folder);
  ends.push(async () => engine.stop());
  const made = await step('images of others', () => imagesOfOthers(engine, folder, values['stand-ins']));
  ends.push(() => removeStandIns(engine, made));
  const composed = composedIn(folder, project, engine, settings);
  await step('our own images are built', () => buildOwn(engine, composed));
  const checks = lookAfter(engine);
  ends.push(checks.stop, () => composed.compose('down', '--volumes'));
  await step('everything is up and healthy', async () => {
    await composed.compose('up', '--detach', '--no-build');
    for (const service of staying(composed))
      for (const id of await composed.containersOf(service)) await untilHealthy(engine, id, service);
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, '--ignore-certificate-errors'],
  });
  ends.push(() => browser.close());
  await walk(engine, composed, browser);
}

try {
  await rehearse();
} catch (error) {
  console.error(`not ok: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await takeDown();
}
