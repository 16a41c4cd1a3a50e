import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Docxtemplater from 'docxtemplater';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import PizZip from 'pizzip';
import * as v from 'valibot';
import { report } from './report.ts';
import { inTurn } from './timing.ts';

export const templateBench = 'report-template';

const rowCount = 1000;
const rounds = 10;
const bar = 1.2;

/** What the worker answers. */
const filledSchema = v.object({
  faults: v.pipe(v.array(v.unknown()), v.maxLength(0)),
  files: v.array(v.string()),
});
const word = 'word/document.xml';

/** The text of a filled document; both sides write the same. */
const textOf = (path: string): string => {
  const parts = unzipSync(readFileSync(path));
  return [...strFromU8(parts[word] ?? new Uint8Array()).matchAll(/<w:t[^>]*>([^<]*)/g)]
    .map(([, text]) => text)
    .join('|');
};

const names = ['number', 'land', 'owner', 'status', 'amount'] as const;
const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const cell = (text: string): string => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;

/** A Word document with one table row that a list repeats. */
function template(): Uint8Array {
  const cells = names.map((name, place) =>
    cell(`${place === 0 ? '{#rows}' : ''}{${name}}${place === names.length - 1 ? '{/rows}' : ''}`),
  );
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    [word]: strToU8(
      `<w:document ${space}><w:body><w:tbl><w:tr>${cells.join('')}</w:tr></w:tbl></w:body></w:document>`,
    ),
  });
}

const rows = Array.from({ length: rowCount }, (_, row) => ({
  number: String(row),
  land: `NW-${(row % 36) + 1}-042-03-W5M`,
  owner: `Owner ${row}`,
  status: 'Negotiating',
  amount: `$${row}.25`,
}));

/** Filling a template with 1,000 rows compared with the bare engine, which reads, fills and packs it. */
export async function reportTemplate(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-bench-template-'));
  const work = new URL('../../api/src/platform/templates/template-work.ts', import.meta.url).href;
  const { default: fill } = v.parse(v.object({ default: v.function() }), await import(work));
  try {
    const path = join(folder, 'template.docx');
    const records = join(folder, 'records');
    writeFileSync(path, template());
    writeFileSync(records, JSON.stringify({ name: 'List', data: { rows } }));
    const task = {
      template: path,
      records,
      target: folder,
      isJoined: false,
      offered: { values: [], lists: { rows: [...names] }, pictures: [] },
      mark: '',
      labels: {},
      pictures: {},
    };
    const timed = async (call: () => unknown): Promise<number> => {
      const begun = performance.now();
      await call();
      return performance.now() - begun;
    };
    const bare = () => {
      const document = new Docxtemplater(new PizZip(readFileSync(path)), {
        paragraphLoop: true,
        linebreaks: true,
      });
      document.render({ rows });
      writeFileSync(
        join(folder, 'bare.docx'),
        document.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' }),
      );
    };
    const { files } = v.parse(filledSchema, await fill(task));
    bare();
    const [ours, theirs] = [files[0] ?? '', 'bare.docx'].map((name) => textOf(join(folder, name)));
    if (ours !== theirs || !ours?.includes(`Owner ${rowCount - 1}`))
      throw new Error('Both sides must write the same rows.');
    const pair = await inTurn(
      () => timed(() => fill(task)),
      () => timed(bare),
      rounds,
    );
    return report(templateBench, 'ms', { most: bar }, [{ name: '1,000 rows of a list', ...pair }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
