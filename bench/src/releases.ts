import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { type AreaName, areaNames } from 'shared-contracts/area';
import { type PackedRelease, packFolder } from 'shared-contracts/build/pack-folder.ts';
import { deployToken, releaseAs } from '../../e2e/harness/release-team.ts';
import { type BuiltApp, buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { freePorts } from '../../scripts/free-port.ts';
import { runSuite } from '../../scripts/run-suite.ts';
import { remotePorts } from '../../scripts/suite.ts';
import { password } from './api-process.ts';
import { atEmptyPlace, type EmptyPlace } from './empty-place.ts';
import { announcedAfter, keepsWhatIsTyped, versionIn, work } from './releases/at-work.ts';
import { fivePeople } from './releases/people.ts';
import { quantile } from './timing.ts';

/** Releases of each remote; after every second round one of the remotes is rolled back. */
const rounds = 10;

function packed(built: readonly BuiltApp[], area: AreaName): PackedRelease {
  const app = built.find((one) => one.app === `remote-${area}`);
  if (!app) throw new Error(`remote-${area} is not built.`);
  return packFolder(join(app.dist, app.version));
}

/** The outcome of a run, and its failures. */
interface Run {
  readonly published: readonly number[];
  readonly rollbacks: number;
  readonly took: number;
  readonly announcedIn: readonly number[];
  readonly times: readonly number[];
  readonly wrong: readonly string[];
}

function printRun({ published, rollbacks, took, announcedIn, times, wrong }: Run): void {
  console.log(`\n${published.length} releases and ${rollbacks} rollbacks in ${took.toFixed(0)} s`);
  console.log(`  published and made stable: median ${quantile(published, 0.5).toFixed(0)} ms`);
  const slowest = (Math.max(...announcedIn) / 1000).toFixed(1);
  console.log(
    `  ${announcedIn.length} pages told of the first release of their area, after ${slowest} s at the latest`,
  );
  const step = (share: number) => quantile(times, share).toFixed(0);
  console.log(
    `  ${times.length} bits of work in five browsers: median ${step(0.5)} ms, p99 ${step(0.99)} ms`,
  );
  for (const one of wrong.slice(0, 40)) console.log(`  WRONG ${one}`);
  console.log(`  ${wrong.length} things went wrong; bar 0`);
}

/**
 * Ten releases of each remote and five rollbacks, published as a team's pipeline does, while five people work in five
 * browsers that stay open: nobody loses typed text, nothing fails in their pages, every page announces the new release,
 * the old one is still served, and a reload loads the current one.
 */
export const releases = (): Promise<boolean> => atEmptyPlace('trains', trainsAt);

async function trainsAt({ url, folder: dataFolder }: EmptyPlace): Promise<boolean> {
  await makeTypes();
  const built = await buildSuite((text) => console.log(text));
  const port = await freePorts(7500, 6);
  const ports = remotePorts(port);
  const originOf = (area: AreaName) => `http://localhost:${ports.get(area)}/`;
  const suite = await runSuite({
    port,
    dataFolder,
    built,
    environment: { DEMO: 'true', DATABASE_URL: url },
    onCrash: (part, output) => console.error(`${part} ended: ${output}`),
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  const wrong: string[] = [];
  const holds = async (name: string, what: () => Promise<void>) => {
    await what().catch((error: unknown) => {
      wrong.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    });
  };
  try {
    const team = await browser.newContext({ baseURL: suite.address });
    const data = { userName: 'admin@rightway.test', password };
    await team.request.post('/api/account/sign-in', { data });
    const tokens = new Map<AreaName, string>();
    for (const area of areaNames) tokens.set(area, await deployToken(team.request, area));

    // Imported here because it loads everything that the API's tests are built on, which only this program needs.
    const { linkInMail, mailsIn } = await import('../../e2e/harness/onboarding.ts');
    const linkOf = (userName: string) => mailsIn(dataFolder)(userName, linkInMail);
    const workers = await fivePeople({ browser, address: suite.address, linkOf });
    const first = new Map<AreaName, string | undefined>();
    for (const { area, page } of workers) first.set(area, await versionIn(page, originOf(area)));
    const working = workers.map(work);

    const published: number[] = [];
    const announcements: Promise<number>[] = [];
    const stable = new Map<AreaName, string>();
    let rollbacks = 0;
    const began = performance.now();
    for (let round = 1; round <= rounds; round += 1) {
      for (const area of areaNames) {
        const worker = workers.find((one) => one.area === area);
        // A page announces a new version once, and only of its own area.
        if (round === 1 && worker?.isAnnounced)
          announcements.push(
            announcedAfter(worker).catch((error: unknown) => {
              wrong.push(`${area} is not told: ${String(error).split('\n')[0]}`);
              return Number.NaN;
            }),
          );
        const at = performance.now();
        const version = `9.0.${round}`;
        await releaseAs(team.request, tokens.get(area) ?? '', area, version, packed(built, area));
        published.push(performance.now() - at);
        stable.set(area, version);
      }
      if (round % 2 === 1) continue;
      const area = areaNames[round / 2 - 1];
      if (!area) continue;
      const answer = await team.request.post('/api/releases/change', {
        headers: { authorization: `Bearer ${tokens.get(area)}` },
        data: { area, action: 'rollBack', version: null },
      });
      if (!answer.ok()) throw new Error(await answer.text());
      rollbacks += 1;
      stable.set(area, `9.0.${round - 1}`);
      // Anyone who opens the suite now gets the previous release.
      await holds(`${area} after its rollback`, async () => {
        const start = await (await team.request.get('/api/start')).json();
        const found = start.result.releases.find((one: { area: string }) => one.area === area);
        expect(found?.version).toBe(stable.get(area));
        expect((await team.request.get(found.manifest)).status()).toBe(200);
      });
    }
    const took = (performance.now() - began) / 1000;

    const announcedIn = await Promise.all(announcements);
    for (const worker of workers.filter(({ isDirty }) => isDirty))
      await holds(`${worker.area}, asked to reload`, () => keepsWhatIsTyped(worker));
    for (const one of working) await one.stop();
    for (const worker of workers) {
      const { area, page } = worker;
      await holds(`${area}, what was typed`, worker.isIntact);
      await holds(`${area}, its release is served on`, async () => {
        expect(await versionIn(page, originOf(area))).toBe(first.get(area));
        const entry = await page.evaluate(
          (from) => [...document.scripts].find(({ src }) => src.startsWith(from))?.src ?? '',
          originOf(area),
        );
        expect((await page.request.get(entry)).status()).toBe(200);
      });
      wrong.push(...worker.failures.map((failure) => `${area}: ${failure}`));
    }
    for (const { area, page } of workers) {
      await holds(`${area}, reloaded`, async () => {
        page.on('dialog', (dialog) => void dialog.accept());
        await page.reload();
        await page.waitForFunction(
          (from) =>
            [...document.scripts].some(({ src }) => src.startsWith(from) && src.includes('remoteEntry')),
          originOf(area),
        );
        expect(await versionIn(page, originOf(area))).toBe(stable.get(area));
        await expect(page.getByRole('main')).not.toBeEmpty();
        await expect(page.getByRole('heading', { name: 'LOAD FAILED' })).toHaveCount(0);
      });
    }
    wrong.push(...working.flatMap(({ failures }) => failures));
    printRun({ published, rollbacks, took, announcedIn, times: working.flatMap((one) => one.times), wrong });
    return wrong.length === 0;
  } finally {
    await browser.close();
    await suite.stop();
  }
}
