import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TitleContent } from 'shared-contracts/title-reading';
import { report } from './report.ts';
import { type Scanner, scanned } from './scanned-page.ts';
import { type Compared, compared } from './title-fields.ts';

export const titleScansName = 'title-scans';

const api = new URL('../../api/src/', import.meta.url);
const titles = new URL('modules/title-reading/', api);
const printed = new URL('printed-titles/', titles);

interface Condition {
  readonly name: string;
  readonly scanner: Scanner;
  /** Percent of fields that are to be right. */
  readonly right: number;
}

const conditions: readonly Condition[] = [
  { name: '300 dpi, straight', scanner: { dots: 300, turn: 0, noise: 0 }, right: 98 },
  { name: '200 dpi, askew and noisy', scanner: { dots: 200, turn: 1.3, noise: 18 }, right: 90 },
];

/** Fields of a hundred that may be wrong without a mark. */
const unmarked = 0.5;
const secondsOfPage = 5;

/** Characters that fit between the margins of a page. */
const widest = 96;

/** Text whose lines fit on a page: a printer would break them likewise. */
const wrapped = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const at = line.length > widest ? line.lastIndexOf(' ', widest) : -1;
      return at < 0 ? [line] : [line.slice(0, at), line.slice(at + 1)];
    })
    .join('\n');

type ReadScanned = (
  file: { readonly path: string; readonly name: string },
  keep: () => Promise<void>,
) => Promise<{ readonly content: TitleContent }>;

/** The parts of the API that are measured; the bench is no part of it. */
async function parts() {
  const { titleScanner } = await import(new URL('scans/title-scanner.ts', titles).href);
  const { contentOfText } = await import(new URL('content-of-text.ts', titles).href);
  const { linesOfPages } = await import(new URL('title-lines.ts', titles).href);
  const { pdfPages } = await import(new URL('demo/demo-files.ts', api).href);
  return {
    scanner: (folder: string): { readonly read: ReadScanned; readonly stop: () => Promise<void> } =>
      titleScanner(folder),
    contentOf: (text: string): TitleContent => contentOfText({ ...linesOfPages([text]), picturePages: [] }),
    pdfOf: (text: string): Uint8Array => pdfPages('title.pdf', [text.split('\n')]).bytes,
  };
}

interface Measured {
  readonly fields: number;
  readonly wrong: number;
  readonly unmarked: number;
  readonly markedRight: number;
  /** Of a page, with the start of its process. */
  readonly seconds: readonly number[];
}

/** The first printed title of the tests as a scan of a busy office: 200 dpi, askew and noisy. */
export async function scannedTitle(): Promise<Uint8Array<ArrayBuffer>> {
  const { pdfOf } = await parts();
  const [name = ''] = (await readdir(printed)).toSorted();
  const [text = ''] = (await readFile(new URL(name, printed), 'utf8')).split('=== expected\n');
  return new Uint8Array(await scanned(pdfOf(wrapped(text)), { dots: 200, turn: 1.3, noise: 18 }, 1));
}

const sum = (all: readonly Compared[], of: (one: Compared) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

async function measure({ scanner }: Condition, folder: string): Promise<Measured> {
  const { scanner: scannerOf, contentOf, pdfOf } = await parts();
  const reader = scannerOf(folder);
  const all: Compared[] = [];
  const seconds: number[] = [];
  const names = (await readdir(printed)).toSorted();
  for (const [place, name] of names.entries()) {
    const [whole = ''] = (await readFile(new URL(name, printed), 'utf8')).split('=== expected\n');
    const text = wrapped(whole);
    const path = join(folder, 'scan.pdf');
    const turned = { ...scanner, turn: place % 2 === 0 ? scanner.turn : -scanner.turn };
    await writeFile(path, await scanned(pdfOf(text), turned, place + 1));
    const begun = performance.now();
    const { content } = await reader.read({ path, name: 'scan.pdf' }, async () => {});
    seconds.push((performance.now() - begun) / 1000);
    const found = compared(content, contentOf(text));
    for (const { name: field, expected, read, isMarked } of found.wrong)
      console.log(`  ${name} ${field}: '${expected}' was read '${read}'${isMarked ? '' : ', UNMARKED'}`);
    all.push(found);
  }
  await reader.stop();
  return {
    fields: sum(all, ({ fields }) => fields),
    wrong: sum(all, ({ wrong }) => wrong.length),
    unmarked: sum(all, ({ wrong }) => wrong.filter(({ isMarked }) => !isMarked).length),
    markedRight: sum(all, ({ markedRight }) => markedRight),
    seconds,
  };
}

const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;

/** The printed titles of the tests as scans: how many fields are right, how many of the wrong ones are unmarked, how long it takes. */
export async function titleScans(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'title-scans-'));
  try {
    let isHeld = true;
    for (const condition of conditions) {
      const { fields, wrong, unmarked: missed, markedRight, seconds } = await measure(condition, folder);
      const percent = (count: number) => (count / fields) * 100;
      const right = percent(fields - wrong);
      console.log(`\n${condition.name}: ${fields} fields, ${wrong} wrong, ${missed} of them unmarked`);
      console.log(`  right and marked all the same: ${percent(markedRight).toFixed(1)} %`);
      const isRight = report('title-scans: fields that are right, the bar', '%', { least: 1 }, [
        { name: condition.name, ours: right, peer: condition.right, ratio: right / condition.right },
      ]);
      const isUnmarkedRare = report('title-scans: wrong and unmarked, the bar', '%', { most: 1 }, [
        { name: condition.name, ours: percent(missed), peer: unmarked, ratio: percent(missed) / unmarked },
      ]);
      const isQuick = report('title-scans: a page, the bar', 's', { most: 1 }, [
        {
          name: condition.name,
          ours: median(seconds),
          peer: secondsOfPage,
          ratio: median(seconds) / secondsOfPage,
        },
      ]);
      isHeld = isHeld && isRight && isUnmarkedRare && isQuick;
    }
    return isHeld;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
