import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { OutputFormat } from 'shared-contracts/reports';
import { afterAll, describe, expect, it } from 'vitest';
import { photo } from '../../demo/demo-files.ts';
import { turnedJpeg } from '../../testing/jpeg-sample.ts';
import { readPdf } from '../../testing/read-report.ts';
import { reportWriter } from './report-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-report-logos-'));
const writer = reportWriter();

afterAll(async () => {
  await writer.stop();
  rmSync(folder, { recursive: true });
});

async function* many() {
  for (let place = 0; place < 120; place += 1)
    yield { s: 0, kind: 'row' as const, c: [`Owner ${place + 1}.`] };
}

/** A report of several pages with a logo. */
function write(outputFormat: OutputFormat, logo: Uint8Array): Promise<Buffer> {
  const path = join(folder, 'logo');
  writeFileSync(path, logo);
  const layout = {
    language: 'en' as const,
    ...{ title: 'Tracts', subtitle: 'Maple Ridge', filters: [], madeBy: 'Made today' },
    ...{ company: 'Rightway & Co', pageOf: 'Page {page} of {pages}', lacking: '' },
    sections: [
      {
        ...{ title: '', shape: 'table' as const, empty: 'None' },
        columns: [{ title: 'Owner', width: 100, kind: 'text' as const }],
      },
    ],
    logo: path,
  };
  const { signal } = new AbortController();
  return writer.write(
    { layout, outputFormat, folder, lines: many(), signal },
    { read: () => {}, written: () => {} },
    ({ path: made }) => readFile(made),
  );
}

const png = photo('logo.png', 1).bytes;
const picturesIn = (bytes: Buffer): number =>
  bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

describe('the logo of a report', () => {
  it('stands on every page of a PDF, and is held once', async () => {
    const bytes = await write('PDF', png);
    const { pages } = await readPdf(bytes);
    expect(pages.length).toBeGreaterThan(2);
    expect(picturesIn(bytes)).toBe(1);
    for (const page of pages) expect(page).toContain('Tracts');
  });

  it('that cannot be read leaves a report without one', async () => {
    const bytes = await write('PDF', Buffer.from('no picture at all'));
    expect(picturesIn(bytes)).toBe(0);
    expect((await readPdf(bytes)).pages[0]).toContain('Owner 1.');
    expect(Object.keys(unzipSync(await write('Word', Buffer.from('no picture'))))).not.toContain(
      'word/_rels/header1.xml.rels',
    );
  });

  it('stands in the head of a Word document, called after the company, and upright', async () => {
    const parts = unzipSync(await write('Word', turnedJpeg(6)));
    const header = Buffer.from(parts['word/header1.xml'] ?? []).toString();
    expect(header).toContain('descr="Rightway &amp; Co"');
    expect(header).toContain('<a:xfrm rot="5400000">');
    expect(Buffer.from(parts['word/media/logo.jpg'] ?? []).equals(turnedJpeg(6))).toBe(true);
    expect(Buffer.from(parts['[Content_Types].xml'] ?? []).toString()).toContain('Extension="jpg"');
  });
});
