import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { type PackedRelease, packFolder } from 'shared-contracts/build/pack-folder.ts';
import { integrityOf } from 'shared-contracts/integrity';
import { deployToken, releaseAs } from '../../e2e/harness/release-team.ts';
import { buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { chromiumArguments, findStoryBrowser } from '../../scripts/chromium.ts';
import { copySuite } from '../../scripts/copied-suite.ts';
import { freePorts } from '../../scripts/free-port.ts';
import { runSuite } from '../../scripts/run-suite.ts';
import { remotePorts } from '../../scripts/suite.ts';
import { password } from './api-process.ts';
import { short } from './report.ts';

const area = 'associates';
const remote = `remote-${area}`;
const kilobyte = 1000;
/** The most that a small release may cost a browser that has the previous one, in kB. */
const bar = 10;

/** A small release: a changed sentence and a changed line of code on one screen. */
const changes: readonly (readonly [file: string, from: string, to: string])[] = [
  ['src/texts/en/area.ts', "'Identification'", "'Identification of whom'"],
  ['src/associate/associate-screen.tsx', '({ name }) => name', '({ name }) => name.trim()'],
];

/** The files of a remote that a visit fetched: their size on the network, and in which form they came. */
interface Visit {
  readonly files: number;
  /** In bytes: with the headers of the answers, and without them. */
  readonly received: number;
  readonly bodies: number;
  readonly gzip: number;
  readonly asDeltas: number;
  /** Files whose content does not match the release. */
  readonly wrong: readonly string[];
}

interface Answered {
  readonly url: string;
  readonly head: number;
  readonly coding: string | undefined;
}

/** Opens a screen of the area and counts what its remote's origin sends. */
async function visit(context: BrowserContext, origin: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const answers = new Map<string, Answered>();
  const received = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith(origin) || response.fromDiskCache) return;
    const coding = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-encoding',
    );
    answers.set(requestId, { url: response.url, head: response.encodedDataLength, coding: coding?.[1] });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.set(requestId, encodedDataLength);
  });
  await page.goto('/business-associate/new');
  await page.getByText(/^Identification/).waitFor();
  await page.waitForLoadState('networkidle');
  const start = await (await context.request.get('/api/start')).json();
  const { integrity } = start.result.releases.find((one: { area: string }) => one.area === area).files;
  const wrong: string[] = [];
  let gzip = 0;
  for (const [requestId, { url }] of answers) {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
    const content = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
    gzip += gzipSync(content).byteLength;
    if (integrity[new URL(url).pathname.split('/').at(-1) ?? ''] !== integrityOf(content)) wrong.push(url);
  }
  await page.close();
  const fetched = [...answers].filter(([requestId]) => (received.get(requestId) ?? 0) > 0);
  const total = fetched.reduce((sum, [requestId]) => sum + (received.get(requestId) ?? 0), 0);
  return {
    files: fetched.length,
    received: total,
    bodies: total - fetched.reduce((sum, [, { head }]) => sum + head, 0),
    gzip,
    asDeltas: fetched.filter(([, { coding }]) => coding === 'dcz').length,
    wrong,
  };
}

async function browserAt(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const data = { userName: 'admin@rightway.test', password };
  const answer = await context.request.post('/api/account/sign-in', { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return context;
}

function run(folder: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** Builds two releases of the remote in a copy of the suite: unchanged, and with the changes. */
function buildReleases(copy: string): readonly [PackedRelease, PackedRelease] {
  copySuite(copy);
  run(copy, join(copy, 'shared-contracts/build/codegen.ts'));
  const build = (version: string): PackedRelease => {
    const out = join(copy, 'built', version);
    run(
      join(copy, remote),
      join(copy, 'shared-contracts/build/build-app.ts'),
      '--out',
      out,
      '--version',
      version,
    );
    return packFolder(out);
  };
  const before = build('9.0.0');
  for (const [file, from, to] of changes) {
    const path = join(copy, remote, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
    writeFileSync(path, text.replace(from, to));
  }
  return [before, build('9.0.1')];
}

const lineOf = (name: string, { files, received, bodies, gzip, asDeltas }: Visit): string =>
  `  ${name.padEnd(34)}${String(files).padStart(3)} files, ${String(asDeltas).padStart(3)} as deltas ${[
    bodies,
    received,
    gzip,
  ]
    .map((bytes) => (bytes / kilobyte).toFixed(1).padStart(9))
    .join('')}`;

/**
 * The cost of a small release of one remote for a browser that has the previous release, and for one that does not
 * support deltas.
 */
export async function returning(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-returning-'));
  await makeTypes();
  const built = await buildSuite((text) => console.log(text));
  const [before, after] = buildReleases(join(folder, 'copy'));
  const port = await freePorts(7600, 6);
  const origin = `http://localhost:${remotePorts(port).get(area)}/`;
  const suite = await runSuite({
    port,
    dataFolder: join(folder, 'data'),
    built,
    environment: { DEMO: 'true' },
    onCrash: (part, output) => console.error(`${part} ended: ${output}`),
  });
  const launch = (...more: readonly string[]) =>
    chromium.launch({ executablePath: findStoryBrowser(), args: [...chromiumArguments, ...more] });
  const [browser, plain] = [
    await launch(),
    await launch('--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend'),
  ];
  try {
    const desk = await browserAt(browser, suite.address);
    const token = await deployToken(desk.request, area);
    await releaseAs(desk.request, token, area, '9.0.0', before);
    const plainDesk = await browserAt(plain, suite.address);
    const [first] = [await visit(desk, origin), await visit(plainDesk, origin)];
    const began = performance.now();
    await releaseAs(desk.request, token, area, '9.0.1', after);
    const took = (performance.now() - began) / 1000;
    const returned = await visit(desk, origin);
    const withoutDeltas = await visit(plainDesk, origin);
    const again = await visit(desk, origin);
    console.log(
      `\nreturning: what a small release of ${remote} costs (${browser.version()}); bar: at most ${bar} kB`,
    );
    console.log(`  ${'kB of'.padEnd(56)}   bodies with head     gzip`);
    console.log(lineOf('first visit', first));
    console.log(lineOf('after the release', returned));
    console.log(lineOf('after the release, without deltas', withoutDeltas));
    console.log(lineOf('once more, nothing new', again));
    console.log(`  published and made stable in ${took.toFixed(1)} s`);
    const wrong = [first, returned, withoutDeltas, again].flatMap((one) => one.wrong);
    for (const one of wrong) console.log(`  WRONG ${one} is not what was released`);
    const cost = returned.received / kilobyte;
    const isHeld = cost <= bar && wrong.length === 0 && returned.asDeltas > 0 && withoutDeltas.asDeltas === 0;
    if (!isHeld) short(`returning: ${cost.toFixed(1)} kB, bar at most ${bar}`);
    return isHeld;
  } finally {
    await Promise.all([browser.close(), plain.close()]);
    await suite.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
