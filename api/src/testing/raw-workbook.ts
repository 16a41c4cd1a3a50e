import { strToU8, type Zippable, zipSync } from 'fflate';

/** A sheet of a workbook that is written by hand, part by part. */
interface RawSheet {
  readonly name: string;
  /** The content of `sheetData`. */
  readonly data: string | Uint8Array;
  readonly state?: 'hidden';
  /** Elements after the data, such as merged cells. */
  readonly after?: string;
}

interface RawBook {
  readonly sheets: readonly RawSheet[];
  readonly isFrom1904?: boolean;
  /** Text before the root element of every sheet. */
  readonly prolog?: string;
  readonly strings?: readonly string[];
  /** Number formats, each as a style of its own. */
  readonly formats?: readonly string[];
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

const joined = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

/** A text cell, as spreadsheet programs write it without shared strings. */
export const textCell = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** Rows of texts, numbered from `first`. */
export const textRows = (rows: readonly (readonly string[])[], first = 1) =>
  rows
    .map((row, at) => {
      const cells = row.map((text, place) =>
        textCell(`${String.fromCharCode(65 + place)}${first + at}`, text),
      );
      return `<row r="${first + at}">${cells.join('')}</row>`;
    })
    .join('');

/** A workbook written by hand, for content that no library writes. */
export function rawWorkbook({ sheets, isFrom1904, prolog = '', strings, formats = [] }: RawBook): Uint8Array {
  const parts: Zippable = {
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packages}">${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${sheets
        .map(
          ({ name, state }, place) =>
            `<sheet name="${name}" sheetId="${place + 1}" r:id="s${place}"${state ? ` state="${state}"` : ''}/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packages}">${sheets
        .map((_, place) => relation(`s${place}`, 'worksheet', `worksheets/sheet${place}.xml`))
        .join(
          '',
        )}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('y', 'styles', 'styles.xml')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><numFmts>${formats
        .map((code, place) => `<numFmt numFmtId="${200 + place}" formatCode="${code}"/>`)
        .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
        .map((_, place) => `<xf numFmtId="${200 + place}"/>`)
        .join('')}</cellXfs></styleSheet>`,
    ),
  };
  if (strings)
    parts['xl/sharedStrings.xml'] = strToU8(
      `<sst xmlns="${main}">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    );
  for (const [place, { data, after = '' }] of sheets.entries())
    parts[`xl/worksheets/sheet${place}.xml`] = joined([
      strToU8(`<?xml version="1.0" encoding="UTF-8"?>${prolog}<worksheet xmlns="${main}"><sheetData>`),
      typeof data === 'string' ? strToU8(data) : data,
      strToU8(`</sheetData>${after}</worksheet>`),
    ]);
  return zipSync(parts, { level: 1 });
}
