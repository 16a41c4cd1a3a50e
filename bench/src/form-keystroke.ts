import type { BrowserPages } from './browser-pages.ts';
import { report } from './report.ts';
import { median } from './timing.ts';

const text = 'the landowner asked for a gate on the north side of the access road before seeding';

/** Main-thread milliseconds a key while somebody types into one of 200 fields, what follows the last key included. */
async function keyCost(pages: BrowserPages, side: string): Promise<number> {
  const { page, work, close } = await pages.open(side);
  const label = await page.evaluate(() => window.bench.label);
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await page.keyboard.type('warm up ');
  const before = await work();
  await page.keyboard.type(text);
  // The text reaches the form, and its rules, half a second after the last key.
  await page.waitForTimeout(700);
  const cost = ((await work()) - before) / text.length;
  const value = await page.evaluate(() => window.bench.value());
  if (value !== `warm up ${text}`) throw new Error(`${side} holds ${value}.`);
  await close();
  return cost;
}

/** CPU a key in a form of 200 fields: ours compared with react-hook-form, in turn. */
export async function formKeystroke(pages: BrowserPages): Promise<boolean> {
  const ours: number[] = [];
  const peer: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    ours.push(await keyCost(pages, 'rightway-form'));
    peer.push(await keyCost(pages, 'react-hook-form'));
    peer.push(await keyCost(pages, 'react-hook-form'));
    ours.push(await keyCost(pages, 'rightway-form'));
  }
  const [mine, other] = [median(ours), median(peer)];
  return report('form-keystroke: 200 fields', 'CPU ms a key', { most: 1.6 }, [
    { name: 'react-hook-form', ours: mine, peer: other, ratio: mine / other },
  ]);
}
