import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { incomingIn } from '../../../platform/files/receive-upload.ts';
import { TitleError } from '../title-lines.ts';
import { scanLimits, titleScanner } from './title-scanner.ts';

const folder = await mkdtemp(join(tmpdir(), 'scans-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const withoutNetwork = ['--import', new URL('../../../testing/without-network.ts', import.meta.url).href];
const askew = { path: join(import.meta.dirname, 'askew-title.png'), name: 'askew-title.png' };

it('reads a picture that lies askew, without a network, and leaves nothing behind', async () => {
  const scanner = titleScanner(folder, { ...scanLimits, flags: [...scanLimits.flags, ...withoutNetwork] });
  const { content, copy } = await scanner.read(askew, ({ path }) => readFile(path));
  await scanner.stop();
  expect(content).toMatchObject({
    layout: 'PLAIN',
    number: { value: '4711-B', letters: { certainty: expect.any(Number) } },
    grossArea: { value: '129.4994' },
    registeredDate: { value: '2012-03-05' },
    searchedDate: { value: '2026-11-01' },
    picturePages: [],
  });
  expect(content.parts.map(({ value, isPortion }) => [value, isPortion])).toEqual([
    ['SW-24-038-20-W4M', false],
    ['SE-24-038-20-W4M', true],
  ]);
  expect(content.owners.map(({ name, numerator }) => [name, numerator])).toEqual([
    ['Ann Neil', 1],
    ['Bob Neil', 133],
  ]);
  expect(content.pictures).toMatchObject([
    { page: 1, source: expect.stringMatching(/^data:image\/png;base64,/) },
  ]);
  // The position of the number, as fractions of the page.
  const place = content.lines[content.number?.lines[0] ?? -1]?.scan?.place;
  expect(place?.top).toBeGreaterThan(0);
  expect(place?.height).toBeLessThan(0.1);
  expect(copy?.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(await readdir(incomingIn(folder))).toEqual([]);
});

it('ends what takes longer than its time, and reads the next in a new process', async () => {
  const scanner = titleScanner(folder, { ...scanLimits, seconds: 0.2 });
  const keep = () => pause(0);
  const failed = await scanner.read(askew, keep).catch((error: unknown) => error);
  expect(failed).toEqual(new TitleError('time'));
  const broken = join(folder, 'broken.pdf');
  await writeFile(broken, '%PDF-1.4\n1 0 obj << /Type /Catalog');
  const patient = titleScanner(folder);
  const fault = await patient
    .read({ path: broken, name: 'broken.pdf' }, keep)
    .catch((error: unknown) => error);
  expect(fault).toEqual(new TitleError('damaged'));
  await Promise.all([scanner.stop(), patient.stop()]);
});
