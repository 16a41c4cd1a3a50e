import escapeHtml from 'escape-html';
import { strToU8, zipSync } from 'fflate';
import { headPicture } from '../../../platform/reports/picture-xml.ts';
import { logoRoom } from '../../../platform/reports/report-shapes.ts';
import type { ProductTemplateText, TemplateBlock } from './template-blocks.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const spaces = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${office}"`;

/** Twentieths of a point: the width of the text on letter paper with margins of an inch. */
const textWidth = 9360;
const half = textWidth / 2;

const xml = (text: string): string => escapeHtml(text);

const run = (text: string): string =>
  `<w:r>${text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${xml(line)}</w:t>`)
    .join('<w:br/>')}</w:r>`;

const paragraph = (text: string, style?: string): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${run(text)}</w:p>`;

const cell = (width: number, content: string, shade = false): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${shade ? '<w:shd w:val="clear" w:color="auto" w:fill="EEF1F4"/>' : ''}</w:tcPr>${content}</w:tc>`;

const rowOf = (cells: readonly string[], properties = '<w:cantSplit/>'): string =>
  `<w:tr><w:trPr>${properties}</w:trPr>${cells.join('')}</w:tr>`;

const borders = (sides: readonly string[]): string =>
  `<w:tblBorders>${sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="B8C0C8"/>`).join('')}</w:tblBorders>`;

const table = (widths: readonly number[], rows: readonly string[], sides: readonly string[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((sum, one) => sum + one, 0)}" w:type="dxa"/>${borders(sides)}<w:tblLayout w:type="fixed"/><w:tblCellMar><w:top w:w="50" w:type="dxa"/><w:left w:w="100" w:type="dxa"/><w:bottom w:w="50" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${widths
    .map((width) => `<w:gridCol w:w="${width}"/>`)
    .join('')}</w:tblGrid>${rows.join('')}</w:tbl>${paragraph('', 'Gap')}`;

const everySide = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
const nameWidth = 2700;

/** A table with a header that is repeated on each page, and one row that the list repeats. */
function listTable({ list, columns }: Extract<TemplateBlock, { kind: 'table' }>): string {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => Math.round((width / whole) * textWidth));
  const head = columns.map(({ title }, place) => cell(widths[place] ?? 0, paragraph(title, 'Head'), true));
  const last = columns.length - 1;
  const row = columns.map(({ tag }, place) => {
    const text = `${place === 0 ? `{#${list}}` : ''}${tag}${place === last ? `{/${list}}` : ''}`;
    return cell(widths[place] ?? 0, paragraph(text, 'Cell'));
  });
  return table(widths, [rowOf(head, '<w:cantSplit/><w:tblHeader/>'), rowOf(row)], everySide);
}

function signatures(names: readonly string[]): string {
  const line = (name: string) => paragraph(`\n\n____________________________________\n${name}`, 'Cell');
  const pairs = Array.from({ length: Math.ceil(names.length / 2) }, (_, place) =>
    names.slice(place * 2, place * 2 + 2),
  );
  const rows = pairs.map((pair) => rowOf([0, 1].map((place) => cell(half, line(pair[place] ?? '')))));
  return table([half, half], rows, []);
}

const styleOf = {
  title: 'Title',
  heading: 'Heading1',
  text: 'Body',
  small: 'Small',
  clause: 'Clause',
  tag: undefined,
};

function blockXml(block: TemplateBlock): string {
  if (block.kind === 'table') return listTable(block);
  if (block.kind === 'signatures') return signatures(block.names);
  if (block.kind !== 'facts') return paragraph(block.text, styleOf[block.kind]);
  const rows = block.rows.map(([name, value]) =>
    rowOf([
      cell(nameWidth, paragraph(name, 'Head'), true),
      cell(textWidth - nameWidth, paragraph(value, 'Cell')),
    ]),
  );
  return table([nameWidth, textWidth - nameWidth], rows, everySide);
}

const style = (id: string, name: string, paragraphs: string, runs = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraphs}</w:pPr>${runs ? `<w:rPr>${runs}</w:rPr>` : ''}</w:style>`;

const styles = `${declaration}<w:styles ${spaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-CA"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="0" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${[
  style(
    'Title',
    'Title',
    '<w:keepNext/><w:spacing w:before="120" w:after="200"/>',
    '<w:b/><w:sz w:val="34"/>',
  ),
  style(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="0"/>',
    '<w:b/><w:sz w:val="24"/>',
  ),
  style('Body', 'Body Text', '<w:spacing w:after="140"/>'),
  style(
    'Clause',
    'Clause',
    '<w:spacing w:after="120"/><w:ind w:left="425" w:hanging="425"/><w:jc w:val="both"/>',
  ),
  style('Small', 'Small', '<w:spacing w:after="60"/>', '<w:color w:val="555555"/><w:sz w:val="17"/>'),
  style('Head', 'Table Head', '<w:keepNext/>', '<w:b/><w:sz w:val="19"/>'),
  style('Cell', 'Table Text', '', '<w:sz w:val="20"/>'),
  style('Gap', 'Gap', '<w:spacing w:after="60"/>', '<w:sz w:val="8"/>'),
].join('')}</w:styles>`;

const field = (code: string): string =>
  `<w:fldSimple w:instr=" ${code} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;

/** A grey pixel in place of the logo until a document is created. */
const spot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGN4BAAA5ADjZGQbiAAAAABJRU5ErkJggg==',
  'base64',
);

const logo = headPicture(
  { type: 'png', width: logoRoom.wide, height: logoRoom.high, isLying: false, turn: {} },
  logoRoom,
  { relation: 'rId1', description: '{logo?}' },
);

/** A template file of the product in the format of Word. */
export function templateFile({ title, header, blocks }: ProductTemplateText): Uint8Array {
  const body = blocks.map(blockXml).join('');
  const parts: Readonly<Record<string, string | Uint8Array>> = {
    'word/_rels/header1.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/image" Target="media/logo.png"/></Relationships>`,
    'word/media/logo.png': spot,
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/word/header1.xml" ContentType="${word}.header+xml"/><Override PartName="/word/footer1.xml" ContentType="${word}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/header" Target="header1.xml"/><Relationship Id="rId3" Type="${office}/footer" Target="footer1.xml"/></Relationships>`,
    'docProps/core.xml': `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xml(title)}</dc:title><dc:language>en-CA</dc:language></cp:coreProperties>`,
    'word/styles.xml': styles,
    'word/header1.xml': `${declaration}<w:hdr ${spaces}><w:p><w:pPr><w:pStyle w:val="Small"/></w:pPr>${logo}${run(header)}</w:p></w:hdr>`,
    'word/footer1.xml': `${declaration}<w:ftr ${spaces}><w:p><w:pPr><w:pStyle w:val="Small"/><w:tabs><w:tab w:val="right" w:pos="${textWidth}"/></w:tabs></w:pPr>${run(title)}<w:r><w:tab/></w:r>${run('Page ')}${field('PAGE')}${run(' of ')}${field('NUMPAGES')}</w:p></w:ftr>`,
    'word/document.xml': `${declaration}<w:document ${spaces}><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="rId2"/><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1200" w:left="1440" w:header="700" w:footer="600" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  };
  const entries = Object.entries(parts).map(
    ([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part] as const,
  );
  // Always the same moment, so that the same template gives the same bytes.
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: new Date('2026-01-01T00:00:00Z') });
}
