import type { Page } from '@playwright/test';
import { integrityOf } from 'shared-contracts/integrity';
import { startSchema } from 'shared-contracts/rest';
import * as v from 'valibot';

/** Makes the registry report an area's release with some changes. */
export async function changeRelease(page: Page, area: string, change: object): Promise<void> {
  await page.route('**/api/start{,/current*}', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const release of answer.result.releases) if (release.area === area) Object.assign(release, change);
    await route.fulfill({ response, json: answer });
  });
}

/** Makes the registry omit the list of files, so that only the manifest names them. */
export const onlyByManifest = (page: Page, area: string): Promise<void> =>
  changeRelease(page, area, { files: null });

/** Serves a script as the first one of an area's release, with a matching hash. */
export async function releaseScript(page: Page, area: string, script: string): Promise<void> {
  const start = v.parse(startSchema, (await (await page.request.get('/api/start')).json()).result);
  const files = start.releases.find((one) => one.area === area)?.files;
  if (!files) throw new Error(`Nothing is released of ${area}.`);
  await page.route(`**/${files.entry}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: script,
    }),
  );
  const content = new TextEncoder().encode(script);
  await changeRelease(page, area, {
    files: {
      ...files,
      integrity: { ...files.integrity, [files.entry]: integrityOf(content) },
      sizes: { ...files.sizes, [files.entry]: content.byteLength },
    },
  });
}
