import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputFormat } from 'shared-contracts/reports';
import { afterAll, describe, expect, it } from 'vitest';
import { readExcel, readPdf, readWord } from '../../testing/read-report.ts';
import { incomingIn } from '../files/receive-upload.ts';
import type { ReportLayout, ReportLine } from './report-shapes.ts';
import { reportWriter } from './report-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-reports-'));
const writer = reportWriter();
afterAll(async () => {
  await writer.stop();
  rmSync(folder, { recursive: true });
});

const column = (
  title: string,
  kind: ReportLayout['sections'][number]['columns'][number]['kind'] = 'text',
) => ({
  title,
  width: 100,
  kind,
});

const layout = (over: Partial<ReportLayout> = {}): ReportLayout => ({
  language: 'en',
  title: 'Tracts',
  subtitle: 'Maple Ridge',
  filters: ['Outstanding only'],
  madeBy: 'Made Nov-22-2026 at 4:15pm by Betty Broker',
  company: 'Rightway Land Services',
  pageOf: 'Page {page} of {pages}',
  lacking: 'Characters shown as \ufffd cannot be printed here.',
  sections: [
    {
      title: '',
      shape: 'table',
      columns: [column('Owner'), column('Signed', 'date'), column('Paid', 'money')],
      empty: 'There are no tracts.',
    },
  ],
  ...over,
});

const row = (...c: (string | null)[]): ReportLine => ({ s: 0, kind: 'row', c });

async function* streamed(lines: Iterable<ReportLine>) {
  yield* lines;
}

const signs = { read: () => {}, written: () => {} };

function write(outputFormat: OutputFormat, lines: Iterable<ReportLine>, own = layout()): Promise<Buffer> {
  const { signal } = new AbortController();
  return writer.write(
    { layout: own, outputFormat, folder, lines: streamed(lines), signal },
    signs,
    ({ path }) => readFile(path),
  );
}

const many = (count: number) =>
  Array.from({ length: count }, (_, place) => row(`Owner ${place + 1}.`, '2026-11-22', '1234.5'));

describe('a report as PDF', () => {
  it('tells on every page what it is of, how it is narrowed, who made it when, and which page of how many it is', async () => {
    const { pages, roles, info } = await readPdf(await write('PDF', many(120)));
    expect(pages.length).toBeGreaterThan(2);
    for (const [place, page] of pages.entries())
      for (const text of [
        'Tracts',
        'Maple Ridge',
        'Outstanding only',
        'Made Nov-22-2026 at 4:15pm by Betty Broker · Rightway Land Services',
        `Page ${place + 1} of ${pages.length}`,
        'Owner Signed Paid',
      ])
        expect(page).toContain(text);
    const all = pages.join(' ');
    for (let place = 1; place <= 120; place += 1)
      expect(all).toContain(`Owner ${place}. Nov-22-2026 1,234.50`);
    expect(info).toMatchObject({ Title: 'Tracts · Maple Ridge', Language: 'en-CA' });
    // Repeated headers are read aloud only once.
    expect(roles.filter((role) => role === 'TH')).toHaveLength(3);
    expect(roles.filter((role) => role === 'TD')).toHaveLength(360);
    expect(roles).toContain('H1');
  });

  it('never leaves a heading of a group at the end of a page, nor a total alone at the beginning', async () => {
    for (let before = 30; before < 46; before += 1) {
      const lines: ReportLine[] = [
        ...many(before),
        { s: 0, kind: 'group', c: ['Signed ones'] },
        row('First of group', null, '1'),
        { s: 0, kind: 'total', c: ['Total of group', null, '1'] },
      ];
      const { pages } = await readPdf(await write('PDF', lines));
      const holding = pages.filter((page) => /Signed ones|First of group|Total of group/.test(page));
      expect(holding).toHaveLength(1);
      expect(holding[0]).toMatch(/Signed ones First of group 1\.00 Total of group 1\.00/);
    }
  });

  it('loses nothing of a row that is taller than a page', async () => {
    const words = Array.from({ length: 3000 }, (_, place) => `word${place}`);
    const { pages } = await readPdf(
      await write('PDF', [row(words.join(' '), null, null), row('After', null, null)]),
    );
    expect(pages.length).toBeGreaterThan(2);
    const found = pages.join(' ').match(/word\d+/g);
    expect(found).toEqual(words);
    expect(pages.at(-1)).toContain('After');
  });

  it('writes letters of other scripts, and text that looks like markup as it is', async () => {
    const texts = ['ᓀᐦᐃᔭᐍᐏᐣ', 'Žofie Ågren', '<b>&amp;</b>', 'Ελένη', 'Иван'];
    const { pages } = await readPdf(
      await write(
        'PDF',
        texts.map((text) => row(text, null, null)),
      ),
    );
    for (const text of texts) expect(pages.join(' ')).toContain(text);
  });

  it('writes what is read from the right as it is read, letters that share a shape apart from each other', async () => {
    const texts = [
      '\u0628\u064a\u062a \u0646\u0628\u062a \u0645\u0643\u062a\u0628\u0629',
      'Tract \u0633\u0644\u0627\u0645 \u0639\u0644\u064a\u0643\u0645 of 12',
    ];
    const numbered = '\u0634\u0642\u0629 12 \u0634\u0627\u0631\u0639 \u06f1\u06f2';
    const { pages } = await readPdf(
      await write(
        'PDF',
        [...texts, numbered].map((text) => row(text, null, null)),
      ),
    );
    for (const text of texts) expect(pages.join(' ')).toContain(text);
    // PDF readers infer spaces from the positions of words.
    expect(pages.join('').replaceAll(' ', '')).toContain(numbered.replaceAll(' ', ''));
  });

  it('keeps marks on their letters, whatever typeface has them', async () => {
    const { pages } = await readPdf(await write('PDF', [row('te\u0301xt q\u0307\u0323 end', null, null)]));
    expect(pages.join(' ')).toContain('t\u00e9xt q\u0323\u0307 end');
  });

  it('shows that a character is missing, and says so once at its end', async () => {
    const lines = [row('Name \u5f20\ud83c\udf33 left\u200b\u202eright', null, null), ...many(120)];
    const { pages } = await readPdf(await write('PDF', lines));
    expect(pages[0]).toContain('Name \ufffd\ufffd leftright');
    const footnote = 'Characters shown as \ufffd cannot be printed here.';
    expect(pages.map((page) => page.includes(footnote))).toEqual(
      pages.map((_, at) => at === pages.length - 1),
    );
    expect((await readPdf(await write('PDF', many(3)))).pages.join(' ')).not.toContain(footnote);
  });

  it('breaks a long word at its signs, and never between a letter and its marks', async () => {
    const narrow = layout({
      sections: [
        {
          title: '',
          shape: 'table',
          columns: [column('Mail'), ...Array.from({ length: 7 }, () => column('Other'))],
          empty: '',
        },
      ],
    });
    const long = `somebody.with.a.name@example-of-a-company.ca${'e\u0323'.repeat(60)}`;
    const { pages } = await readPdf(await write('PDF', [row(long)], narrow));
    const text = pages.join(' ').normalize('NFC').replaceAll(/\s/g, '');
    expect(text).toContain(long.normalize('NFC'));
  });

  it('breaks no word of a heading, and writes amounts in the language of the report', async () => {
    const columns = [
      { ...column('Consentimiento recibido', 'date'), width: 20 },
      column('Área', 'measured'),
      column('Importe', 'money'),
      { ...column('Notas'), width: 300 },
    ];
    const own = layout({
      language: 'es',
      sections: [{ title: '', shape: 'table', empty: '', columns }],
    });
    const pdf = await write('PDF', [row('2026-11-22', '5.2125 ha', '5246.77', 'x')], own);
    const [page = ''] = (await readPdf(pdf)).pages;
    expect(page).toContain('Consentimiento');
    expect(page).toContain('5,2125 ha');
    expect(page).toContain('5.246,77');
  });

  it('of nothing says so', async () => {
    for (const format of ['Word', 'Excel'] as const) {
      const bytes = await write(format, []);
      const rows = format === 'Word' ? readWord(bytes).rows : await readExcel(bytes);
      expect(rows.at(-1)).toEqual(['There are no tracts.']);
    }
    expect((await readPdf(await write('PDF', []))).pages).toEqual([
      expect.stringContaining('There are no tracts.'),
    ]);
  });
});

describe('a report as Word', () => {
  it('holds the same rows in a table whose head repeats, with head and foot on every page', async () => {
    const lines: ReportLine[] = [
      row('A <b>&', '2026-11-22', '1234.5'),
      { s: 0, kind: 'total', c: ['Total', null, '1234.5'] },
    ];
    const word = readWord(await write('Word', lines));
    expect(word.rows).toEqual([
      ['Owner', 'Signed', 'Paid'],
      ['A <b>&', 'Nov-22-2026', '1,234.50'],
      ['Total', '', '1,234.50'],
    ]);
    expect(word.heads).toBe(1);
    expect(word.header).toBe('TractsMaple RidgeOutstanding only');
    expect(word.footer).toContain('Made Nov-22-2026 at 4:15pm by Betty Broker · Rightway Land Services');
    expect(word.fields).toEqual(['PAGE', 'NUMPAGES']);
  });
});

describe('a report as a workbook', () => {
  it('holds numbers and days that Excel computes with, and formulas as text', async () => {
    const rows = await readExcel(await write('Excel', [row('=1+1', '2026-11-22', '1234.5')]));
    expect(rows.at(-2)).toEqual(['Owner', 'Signed', 'Paid']);
    expect(rows.at(-1)).toEqual(['=1+1', new Date('2026-11-22T00:00:00Z'), 1234.5]);
    expect(rows[0]).toEqual(['Tracts']);
  });
});

describe('writing a report', () => {
  it('leaves nothing behind, whether it ends well, is given up or its rows fail', async () => {
    await write('PDF', many(3));
    const cancel = new AbortController();
    cancel.abort(new Error('given up'));
    const report = { layout: layout(), outputFormat: 'PDF', folder, lines: streamed(many(3)) } as const;
    await expect(writer.write({ ...report, signal: cancel.signal }, signs, async () => {})).rejects.toThrow();
    async function* failing(): AsyncGenerator<ReportLine> {
      yield row('one', null, null);
      throw new Error('no more rows');
    }
    await expect(
      writer.write(
        { ...report, lines: failing(), signal: new AbortController().signal },
        signs,
        async () => {},
      ),
    ).rejects.toThrow('no more rows');
    expect(readdirSync(incomingIn(folder))).toEqual([]);
  });

  it('that takes too long ends, and says so', async () => {
    const hasty = reportWriter({ workers: 1, waiting: 1, seconds: 0.001, megabytes: 64 });
    const report = { layout: layout(), outputFormat: 'PDF', folder, lines: streamed(many(3)) } as const;
    await expect(
      hasty.write({ ...report, signal: new AbortController().signal }, signs, async () => {}),
    ).rejects.toMatchObject({ reason: 'time' });
    await hasty.stop();
  });

  it('that needs too much memory ends alone, and says so', async () => {
    const small = reportWriter({ workers: 1, waiting: 1, seconds: 300, megabytes: 8 });
    const report = { layout: layout(), outputFormat: 'PDF', folder, lines: streamed(many(3)) } as const;
    await expect(
      small.write({ ...report, signal: new AbortController().signal }, signs, async () => {}),
    ).rejects.toMatchObject({ reason: 'memory' });
    expect(readdirSync(incomingIn(folder))).toEqual([]);
    await small.stop();
  });
});
