import type { Page } from '@playwright/test';
import { startSchema } from 'shared-contracts/rest';
import * as v from 'valibot';
import { integrityOf } from '../../shared-contracts/src/area/integrity-of.ts';

/** Lets the registry say something else of an area's release. */
export async function changeRelease(page: Page, area: string, change: object): Promise<void> {
  await page.route('**/api/start{,/current}', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const release of answer.result.releases) if (release.area === area) Object.assign(release, change);
    await route.fulfill({ response, json: answer });
  });
}

const manifestSchema = v.looseObject({
  integrity: v.record(v.string(), v.string()),
  metaData: v.looseObject({ remoteEntry: v.looseObject({ name: v.string() }) }),
});

/** Releases an area whose first script is this one, with hashes that say so. */
export async function releaseScript(page: Page, area: string, script: string): Promise<void> {
  const start = v.parse(startSchema, (await (await page.request.get('/api/start')).json()).result);
  const release = start.releases.find((one) => one.area === area);
  if (!release) throw new Error(`Nothing is released of ${area}.`);
  const manifest = v.parse(manifestSchema, await (await page.request.get(release.manifest)).json());
  const entry = manifest.metaData.remoteEntry.name;
  const bytes = new TextEncoder();
  const text = JSON.stringify({
    ...manifest,
    integrity: { ...manifest.integrity, [entry]: integrityOf(bytes.encode(script)) },
  });
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(release.manifest, (route) =>
    route.fulfill({ contentType: 'application/json', headers, body: text }),
  );
  await page.route(`**/${entry}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers, body: script }),
  );
  await changeRelease(page, area, { integrity: integrityOf(bytes.encode(text)) });
}
