import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page, Route } from '@playwright/test';
import { contractVersion } from 'shared-contracts';
import { startSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import { loadFails } from '../../harness/area-away.ts';
import { changeRelease, onlyByManifest, releaseScript } from '../../harness/changed-release.ts';
import { explorerCell, startHeading } from '../../harness/start-screen.ts';
import { expect, story } from '../../harness/suite-story.ts';
import { passFirstHalf, passSecondHalf, withOwnLimits } from '../../harness/time-passes.ts';

const manifests = '**/mf-manifest.json';
const firstScripts = '**/remoteEntry*.js*';

story.beforeEach(async ({ signedIn }) => {
  await signedIn('admin');
});

async function restGoesOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(startHeading(page)).toBeVisible();
}

/** What the shell loads for every area: it has come before time passes, so that it is the remote that hangs. */
const ownBlocks = /\/area\.[0-9a-f]+\.js$/;

/** The page still waits when half of the time that a remote has is over, and gives up when all of it is. */
async function givesUpInTime(page: Page): Promise<void> {
  await passFirstHalf(page);
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'LOAD FAILED' })).toBeHidden();
  await passSecondHalf(page);
  await loadFails(page, /Business associates did not answer in time/);
}

story(
  'A remote that is down costs its own area only, and comes back without a reload',
  async ({ page, suite, expectedMessages }) => {
    expectedMessages.push(/ERR_CONNECTION_REFUSED/);
    await suite.stopRemote('projects');
    await page.goto('/surface-project/new');
    await loadFails(page, /Surface projects cannot be reached/);
    await restGoesOn(page);
    await page.getByRole('button', { name: 'Master data' }).click();
    await page.getByRole('link', { name: 'Agreement types', exact: true }).click();
    await explorerCell(page, 'Surface lease').dblclick();
    await expect(page.getByRole('heading', { name: 'SL' })).toBeVisible();

    for (const _ of ['record', 'list', 'start']) await page.goBack();
    await loadFails(page, /Surface projects cannot be reached/);
    await page.evaluate(() => Object.assign(window, { sameePage: true }));
    await suite.startRemote('projects');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toBeVisible();
    expect(await page.evaluate(() => 'sameePage' in window)).toBe(true);
  },
);

for (const [what, files] of [
  ['first script', firstScripts],
  ['manifest', manifests],
] as const) {
  story(
    `A remote whose ${what} hangs is given up within ten seconds, and shows itself if it comes after all`,
    async ({ page, expectedMessages }) => {
      expectedMessages.push(/ERR_FAILED/);
      if (files === manifests) await onlyByManifest(page, 'associates');
      const held: Route[] = [];
      await page.route(files, (route) => {
        held.push(route);
      });
      await withOwnLimits(page);
      const ownCode = page.waitForResponse(ownBlocks);
      await page.goto('/business-associate/new');
      await (await ownCode).finished();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await givesUpInTime(page);
      await Promise.all(held.map((route) => route.abort().catch(() => {})));
      await page.unroute(files);
      await expect(page.getByText('Identification')).toBeVisible();
    },
  );
}

story(
  'A remote that answers with a page instead of its first script is contained',
  async ({ page, expectedMessages }) => {
    expectedMessages.push(/integrity/);
    await page.route(firstScripts, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*' },
        body: '<!doctype html><p>hello',
      }),
    );
    await page.goto('/business-associate/new');
    await loadFails(page, /Business associates sent something that cannot be run/);
    await restGoesOn(page);
  },
);

const page404 = { status: 404, body: '' };
const notItsManifest: readonly [what: string, answer: Parameters<Route['fulfill']>[0]][] = [
  ['a page', { contentType: 'text/html', body: '<!doctype html><p>hello' }],
  ['half of it', { contentType: 'application/json', body: '{"name":"rightway_associates","expo' }],
  ['that of something else', { contentType: 'application/json', body: '{"name":"x"}' }],
];

story(
  'A remote that answers with a page, half a manifest, another one or none is contained',
  async ({ page, expectedMessages }) => {
    expectedMessages.push(/status of 404/, /integrity/);
    await onlyByManifest(page, 'associates');
    let answer: Parameters<Route['fulfill']>[0] = page404;
    let attempts = 0;
    await page.route(manifests, (route) => {
      attempts += 1;
      return route.fulfill(answer);
    });
    await page.goto('/business-associate/new');
    await loadFails(page, /Business associates cannot be reached/);
    await expect(page.getByRole('alert')).toContainText('answered 404');
    for (const [what, next] of notItsManifest)
      await story.step(what, async () => {
        answer = next;
        const before = attempts;
        await page.getByRole('button', { name: 'Try Again' }).click();
        await loadFails(page, /Business associates sent something that cannot be run/);
        expect(attempts).toBeGreaterThan(before);
        // The next answer is another failure, and not this one that still stands there.
        answer = page404;
        await page.getByRole('button', { name: 'Try Again' }).click();
        await loadFails(page, /Business associates cannot be reached/);
      });
    await restGoesOn(page);
  },
);

story('A remote that sends scripts without an end costs its own area only', async ({ page, suite }) => {
  const files = v.parse(startSchema, (await (await page.request.get('/api/start')).json()).result).releases;
  const origin = new URL(files.find(({ area }) => area === 'associates')?.manifest ?? '');
  await suite.stopRemote('associates');
  const endless = createServer((_request, response) => {
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' });
    const goOn = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1_048_576, ' ')));
    };
    response.on('drain', goOn);
    goOn();
  }).listen(Number(origin.port), '0.0.0.0');
  await once(endless, 'listening');
  await page.goto('/business-associate/new');
  await loadFails(page, /Business associates sent more than its release contains/);
  const closed = once(endless, 'close');
  endless.close();
  endless.closeAllConnections();
  await closed;
  await suite.startRemote('associates');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Identification')).toBeVisible();
});

story('A release with a syntax error is contained', async ({ page, expectedMessages }) => {
  expectedMessages.push(/uncaught: .*(Unexpected|Invalid)/);
  await releaseScript(page, 'associates', 'var rightway_associates = {{');
  await page.goto('/business-associate/new');
  await loadFails(page, /Business associates sent something that cannot be run/);
  await restGoesOn(page);
});

/** A remote whose one screen is this component, and whose texts are these. */
const remoteOf = (component: string, texts = 'async () => ({})') => `var rightway_associates = {
  init() {},
  get: async () => () => ({ default: {
    name: 'associates', contractVersion: '${contractVersion}',
    translations: { en: ${texts}, es: ${texts} },
    routes: { 'business-associate': [{ path: '*', Component: ${component} }] },
  } }),
};`;

story('A screen that throws while it renders costs its own area only', async ({ page, expectedMessages }) => {
  expectedMessages.push(/broken screen/, /The area associates failed/);
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/rollout/load')) reports.push(request.postDataJSON().failure);
  });
  await releaseScript(page, 'associates', remoteOf(`() => { throw new Error('broken screen'); }`));
  await page.goto('/business-associate/new');
  await expect(page.getByRole('main')).toContainText('Something went wrong');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(startHeading(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Something went wrong');
  await expect.poll(() => reports.filter((failure) => failure !== null)).toEqual(['crashed']);
});

for (const [what, script] of [
  [
    'a screen',
    remoteOf('() => { throw endless; }').replace('var', 'var endless = new Promise(() => {}); var'),
  ],
  ['texts', remoteOf('() => null', '() => new Promise(() => {})')],
] as const) {
  story(`A remote whose ${what} never finish loading is given up within ten seconds`, async ({ page }) => {
    await releaseScript(page, 'associates', script);
    await withOwnLimits(page);
    const ran = page.waitForResponse(firstScripts);
    const ownCode = page.waitForResponse(ownBlocks);
    await page.goto('/business-associate/new');
    await ran;
    await (await ownCode).finished();
    await givesUpInTime(page);
    await restGoesOn(page);
  });
}

story('A remote made for another contract is refused before any of its code runs', async ({ page }) => {
  // Its files may be read while the names that it takes are compared; a script would run.
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('remoteEntry'))
      scripts.push(request.url());
  });
  await changeRelease(page, 'associates', { contractVersion: '1.0.0' });
  await page.goto('/business-associate/new');
  await loadFails(page, /Business associates was made for another version of Rightway/);
  await changeRelease(page, 'associates', { takes: { 'shared-ui': ['BlockOfLater'] } });
  await page.goto('/business-associate/new');
  await loadFails(page, /Business associates needs a newer version of Rightway/);
  expect(scripts).toEqual([]);
  await restGoesOn(page);
});

story(
  'A manifest that is not the one that was released runs none of its code',
  async ({ page, expectedMessages }) => {
    expectedMessages.push(/integrity/);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('remoteEntry')) scripts.push(request.url());
    });
    await onlyByManifest(page, 'associates');
    await page.route(manifests, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), extra: true } });
    });
    await page.goto('/business-associate/new');
    await loadFails(page, /Business associates sent something that cannot be run/);
    await expect(page.getByRole('alert')).toContainText('not the one that was released');
    expect(scripts).toEqual([]);
    await restGoesOn(page);
  },
);

story('A release without a hash is not run', async ({ page }) => {
  await changeRelease(page, 'associates', { integrity: null });
  await page.goto('/business-associate/new');
  await loadFails(page, /Business associates sent something that cannot be run/);
  await expect(page.getByRole('alert')).toContainText('has no hash');
});

story(
  'A script that was changed on its way does not run, be it the first or a later one',
  async ({ page, expectedMessages }) => {
    expectedMessages.push(/integrity/, /The area admin failed/, /LoadError/);
    const changed = async (route: Route) => {
      const response = await route.fetch();
      const text = await response.text();
      // Of the same size, so that it is its hash that keeps it from running.
      const own = 'window.wasChanged=1;';
      await route.fulfill({ response, body: own + text.slice(own.length) });
    };
    await page.route(firstScripts, changed);
    await page.goto('/business-associate/new');
    await loadFails(page, /Business associates sent something that cannot be run/);
    await page.unroute(firstScripts);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Identification')).toBeVisible();
    await page.goto('/user/new');
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    await page.route(/:\d+\/[^/]+\/[^/]+\.js$/, changed);
    await page.getByRole('button', { name: 'Master data' }).click();
    await page.getByRole('link', { name: 'Countries', exact: true }).click();
    await explorerCell(page, 'CA').dblclick();
    await loadFails(page, /Administration cannot be reached/);
    expect(await page.evaluate(() => 'wasChanged' in window)).toBe(false);
  },
);

story(
  'A screen whose code cannot be fetched is contained, and tried again it opens',
  async ({ page, expectedMessages }) => {
    expectedMessages.push(/ERR_FAILED/, /The area admin failed/, /LoadError/);
    await page.goto('/user/new');
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    const chunks = /:\d+\/[^/]+\/[^/]+\.js$/;
    await page.route(chunks, (route) => route.abort());
    await page.getByRole('button', { name: 'Master data' }).click();
    await page.getByRole('link', { name: 'Countries', exact: true }).click();
    await explorerCell(page, 'CA').dblclick();
    await loadFails(page, /Administration cannot be reached/);
    await page.unroute(chunks);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Canada' })).toBeVisible();
  },
);

story('The page has one React, one router, one client and one i18n', async ({ page }) => {
  const remoteScripts: string[] = [];
  page.on('response', async (response) => {
    const isRemote = new URL(response.url()).origin !== new URL(page.url()).origin;
    if (!isRemote || !response.url().endsWith('.js')) return;
    // A page that is left takes along what it still fetches ahead.
    const script = await response.text().catch(() => undefined);
    if (script !== undefined) remoteScripts.push(script);
  });
  await page.goto('/master-data/countries/new');
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.goto('/surface-project/new');
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const copies = await page.evaluate(() => {
    const federation: unknown = Reflect.get(globalThis, '__FEDERATION__');
    const scopes = JSON.stringify(Reflect.get(Object(federation), '__SHARE__'), (key, value) =>
      key === 'lib' || key === 'get' ? undefined : value,
    );
    return scopes;
  });
  for (const name of ['react', 'react-dom', 'urql', 'shared-ui', 'shared-ui/router']) {
    const versions = new Set(
      [...copies.matchAll(new RegExp(`"${name}":\\{("[0-9.]+":\\{)`, 'g'))].map(([, version]) => version),
    );
    expect([name, versions.size]).toEqual([name, 1]);
  }
  // What each library writes into its own code, found in none of what the remotes sent.
  const marks = [
    'react.transitional.element',
    'Minified React error',
    'useRoutes() may be used only',
    'i18next::',
  ];
  for (const script of remoteScripts) {
    for (const mark of marks) expect(script.includes(mark)).toBe(false);
  }
  expect(remoteScripts.length).toBeGreaterThan(4);
});
