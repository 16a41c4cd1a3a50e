import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { askApi } from '../../harness/ask-api.ts';
import { watchRest } from '../../harness/at-rest.ts';
import { follow, followedFromForm, goTo } from '../../harness/go-to.ts';
import { expect, story } from '../../harness/suite-story.ts';

/** A project of the demo with parcels in every layer, that brokers and operators see. */
const project = '/surface-project/0b6d6f0a-5b3c-4c00-9a00-000000000036';

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** An address as all of its kind are: what it opens, and not of which record. */
const shapeOf = (href: string): string => href.replaceAll(id, ':id').replace(/([?&]\w+)=[^&]*/g, '$1');

/** The addresses within the application that the page offers now. */
const offered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => !link.hasAttribute('download') && link.target !== '_blank')
      .map((link) => link.getAttribute('href') ?? ''),
  );

/** That the page shows what its address names: not the start in its place, nothing that is missing or refused. */
async function opens(page: Page, href: string, from: string, atRest: () => Promise<void>): Promise<void> {
  const what = `${href} on ${from}`;
  // Else it is the page before that is looked at, or a list whose rows are still to come.
  await atRest();
  const { pathname: wanted } = new URL(href, 'http://localhost');
  await expect(page.getByRole('heading', { level: 1 }).first(), what).not.toBeEmpty();
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.filter({ hasText: 'Loading' }), what).toHaveCount(0);
  const main = page.getByRole('main');
  for (const dead of ['There is nothing at', 'Not found', 'LOAD FAILED', 'is switched off for you'])
    await expect(main, what).not.toContainText(dead);
  // A record may lead on to its first tab; nothing that is offered leads to the start instead.
  if (wanted !== '/home') expect(new URL(page.url()).pathname, what).not.toBe('/home');
}

const found = v.object({ nodes: v.array(v.object({ id: v.string() })) });

/** The addresses of the first records that a person sees of some kinds. */
async function records(page: Page): Promise<readonly string[]> {
  const first = async (list: string, route: string) => {
    const question = `query { found: ${list}(first: 1) { nodes { id } } }`;
    const { nodes } = v.parse(found, await askApi(page, question));
    return nodes.map(({ id: record }) => `/${route}/${record}`);
  };
  const all = await Promise.all([
    first('businessAssociateList', 'business-associate'),
    first('parcels', 'parcel'),
    first('titleTracts', 'title-tract'),
  ]);
  return all.flat();
}

/** Tabs whose links lead out of them; component tests look at the links of every screen that they show. */
const tabs = ['agreements', 'map'];

story(
  'Every link that a broker is offered opens what it names',
  async ({ page, signedIn, expectedMessages }) => {
    expectedMessages.push(followedFromForm);
    await signedIn('broker');
    await page.goto('/docs/help');
    const atRest = watchRest(page);
    const screens = [
      '/home',
      '/home?source=agreements',
      ...tabs.map((tab) => `${project}/${tab}`),
      ...(await records(page)),
    ];
    const followed = new Set<string>();
    for (const screen of screens) {
      await goTo(page, screen);
      await opens(page, screen, 'the list of screens', atRest);
      if (screen === `${project}/map`) {
        await expect(async () => {
          await page.getByRole('button', { name: 'Select all in view' }).click();
          const features = page.getByRole('region', { name: 'Features' });
          await expect(features.getByRole('link').first()).toBeVisible({ timeout: 1000 });
        }).toPass();
        await page.getByRole('searchbox', { name: 'Search the map' }).fill('LOC-0006');
        const found = page.getByRole('region', { name: 'Results' });
        await expect(found.getByRole('link').first()).toBeVisible();
      }
      for (const href of await offered(page)) {
        expect(href, `an address on ${screen}`).toMatch(/^(?:\/|#|https?:|mailto:|tel:)/);
        if (!href.startsWith('/') || href.startsWith('/api/') || followed.has(shapeOf(href))) continue;
        followed.add(shapeOf(href));
        await follow(page, href);
        await opens(page, href, screen, atRest);
      }
    }
    expect(followed.size).toBeGreaterThan(30);
  },
);
