import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPdf } from '../../testing/read-report.ts';
import { line, tableRow, wordTemplate } from '../../testing/word-template.ts';
import { pdfMaker } from './pdf-maker.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-pdf-'));
const maker = pdfMaker();
const never = new AbortController().signal;

afterAll(async () => {
  await maker.stop();
  rmSync(folder, { recursive: true });
});

function make(files: Readonly<Record<string, Buffer>>, isForeign = true) {
  const tasks = Object.entries(files).map(([name, bytes]) => {
    writeFileSync(join(folder, `${name}.docx`), bytes);
    return { source: join(folder, `${name}.docx`), target: join(folder, `${name}.pdf`), isForeign };
  });
  return maker.make(tasks, { signal: never });
}

const read = (name: string) => readPdf(readFileSync(join(folder, `${name}.pdf`)));
const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';

it('writes a Word document as PDF with its text, tables and pages, tagged', async () => {
  const body =
    line('Dear Zoë Lafrenière') + tableRow('NE-12-34-05 W4M', '$1,250.00') + pageBreak + line('End');
  expect(await make({ letter: wordTemplate(body) }, false)).toEqual([{ pages: 2, fault: null }]);
  const { pages, roles } = await read('letter');
  expect(pages[0]).toContain('Zoë Lafrenière');
  expect(pages[0]).toContain('$1,250.00');
  expect(pages[1]).toContain('End');
  expect(roles).toContain('P');
});

it('tells what is refused and what cannot be read, and writes the rest', async () => {
  const relations = (target: string) =>
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}" TargetMode="External"/></Relationships>`;
  const whole = wordTemplate(line('Whole'));
  const answers = await make({
    noise: Buffer.from('no document at all'),
    cut: whole.subarray(0, whole.length / 2),
    fetching: wordTemplate(line('x'), { 'word/_rels/document.xml.rels': relations('file:///etc/passwd') }),
    macros: wordTemplate(line('x'), { 'word/vbaProject.bin': 'x' }),
    unclosed: wordTemplate('<w:p><w:r><w:t>x</w:t>'),
    empty: wordTemplate('<w:p/>', { 'word/header1.xml': wordHeader }),
    whole,
  });
  expect(answers.map(({ fault }) => fault)).toEqual([
    'damaged',
    'damaged',
    'external',
    'macros',
    'damaged',
    null,
    null,
  ]);
  expect(existsSync(join(folder, 'noise.pdf'))).toBe(false);
  expect((await read('whole')).pages[0]).toContain('Whole');
});

const wordHeader =
  '<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p/></w:hdr>';

it('ends with who cancels, and goes on with the next document', async () => {
  const cancel = new AbortController();
  const source = join(folder, 'long.docx');
  writeFileSync(source, wordTemplate(line('Word '.repeat(40)).repeat(20_000)));
  const made = maker.make([{ source, target: join(folder, 'long.pdf'), isForeign: false }], {
    signal: cancel.signal,
  });
  cancel.abort(new Error('Cancelled.'));
  await expect(made).rejects.toThrow('Cancelled.');
  expect(await make({ next: wordTemplate(line('Next')) })).toEqual([{ pages: 1, fault: null }]);
});
