import { DOMParser } from '@xmldom/xmldom';
import exceljs from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

interface StructNode {
  readonly type?: string;
  readonly role?: string;
  readonly children?: readonly StructNode[];
}

/** Roles with content on the page; roles of other pages are empty in its structure. */
const rolesIn = ({ role, children = [] }: StructNode): string[] => [
  ...(role && children.some(({ type }) => type === 'content') ? [role] : []),
  ...children.flatMap(rolesIn),
];

/** A PDF as its readers see it: the text of each page, its language and title, and the roles of its structure. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const roles: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const tree = await (await pdf.getPage(page)).getStructTree();
    if (tree) roles.push(...rolesIn(tree as StructNode));
  }
  const { info } = await pdf.getMetadata();
  return {
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
    roles,
    info: info as Record<string, unknown>,
  };
}

/** A Word document: its parts by name, and the texts of its tables' rows. */
export function readWord(bytes: Uint8Array) {
  const parts = unzipSync(new Uint8Array(bytes));
  const parse = (name: string) =>
    new DOMParser().parseFromString(strFromU8(parts[name] ?? new Uint8Array()), 'text/xml');
  const textsOf = (node: {
    getElementsByTagName: (name: string) => Iterable<{ textContent: string | null }>;
  }) => [...node.getElementsByTagName('w:t')].map(({ textContent }) => textContent ?? '').join('');
  const document = parse('word/document.xml');
  const rows = [...document.getElementsByTagName('w:tr')].map((row) =>
    [...row.getElementsByTagName('w:tc')].map(textsOf),
  );
  return {
    names: Object.keys(parts),
    rows,
    heads: [...document.getElementsByTagName('w:tblHeader')].length,
    text: [...document.getElementsByTagName('w:body')].map(textsOf).join(''),
    sections: [...document.getElementsByTagName('w:sectPr')].length,
    headers: Object.keys(parts)
      .filter((name) => /^word\/header[^/]*\.xml$/.test(name))
      .map((name) => textsOf(parse(name))),
    header: textsOf(parse('word/header1.xml')),
    footer: parts['word/footer1.xml'] ? textsOf(parse('word/footer1.xml')) : '',
    fields: parts['word/footer1.xml']
      ? [...parse('word/footer1.xml').getElementsByTagName('w:fldSimple')].map((field) =>
          field.getAttribute('w:instr')?.trim(),
        )
      : [],
  };
}

/** The cells of a workbook's sheet, by rows. */
export async function readExcel(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  const rows: unknown[][] = [];
  workbook.worksheets[0]?.eachRow((row) => {
    rows.push(Array.isArray(row.values) ? row.values.slice(1) : []);
  });
  return rows;
}
