import escapeHtml from 'escape-html';
import { languageTag } from 'shared-contracts';
import { type DrawnPicture, headPicture } from './picture-xml.ts';
import { logoRoom, type ReportLayout, sheetOf } from './report-shapes.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const package_ = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The namespaces of a part of the text. */
export const namespaces = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${office}"`;

/** Text as XML; escaped for both elements and attributes. */
const xmlText = (text: string): string => escapeHtml(text);

/** One line of a run, with blanks at its ends preserved. */
const textOf = (line: string): string =>
  `<w:t${line.trim() === line ? '' : ' xml:space="preserve"'}>${xmlText(line)}</w:t>`;

/** A run of text with its line breaks; '' for an empty text. */
export function run(text: string, bold = false): string {
  if (text === '') return '';
  const lines = text.includes('\n') ? text.split('\n').map(textOf).join('<w:br/>') : textOf(text);
  return `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}${lines}</w:r>`;
}

const field = (code: string): string =>
  `<w:fldSimple w:instr=" ${code} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;

/** 'Page 1 of 3' as fields that Word counts. */
function pageNumber(pageOf: string): string {
  return pageOf
    .split(/(\{pages?\})/)
    .map((part) =>
      part === '{page}'
        ? field('PAGE')
        : part === '{pages}'
          ? field('NUMPAGES')
          : part === ''
            ? ''
            : run(part),
    )
    .join('');
}

const heading = (id: string, name: string, level: number, size: number): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/>` +
  `<w:pPr><w:keepNext/><w:spacing w:before="120" w:after="60"/><w:outlineLvl w:val="${level}"/></w:pPr>` +
  `<w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

/** A logo as it is drawn, with its bytes. */
export interface WordLogo extends DrawnPicture {
  readonly bytes: Uint8Array;
}

const mediaOf = ({ type }: WordLogo): string => `media/logo.${type}`;

/** The parts that a logo adds: its bytes, and the relation by which a page header finds them. */
const logoParts = (logo: WordLogo): Readonly<Record<string, string | Uint8Array>> => ({
  'word/_rels/header1.xml.rels': `${declaration}<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/image" Target="${mediaOf(logo)}"/></Relationships>`,
  [`word/${mediaOf(logo)}`]: logo.bytes,
});

const pictureType = ({ type }: WordLogo): string =>
  `<Default Extension="${type}" ContentType="image/${type === 'jpg' ? 'jpeg' : type}"/>`;

/** The parts of a Word document other than its text, by name. */
export function wordParts(
  layout: ReportLayout,
  logo?: WordLogo,
): Readonly<Record<string, string | Uint8Array>> {
  const drawn = logo
    ? headPicture(logo, logoRoom, { relation: 'rId1', description: xmlText(layout.company) })
    : '';
  const { title, subtitle, filters, madeBy, company, pageOf } = layout;
  const head = [subtitle, ...filters].map(
    (text) => `<w:p><w:pPr><w:pStyle w:val="Small"/></w:pPr>${run(text)}</w:p>`,
  );
  return {
    ...(logo ? logoParts(logo) : {}),
    '[Content_Types].xml': `${declaration}<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${logo ? pictureType(logo) : ''}<Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/word/header1.xml" ContentType="${word}.header+xml"/><Override PartName="/word/footer1.xml" ContentType="${word}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${package_}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${declaration}<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/header" Target="header1.xml"/><Relationship Id="rId3" Type="${office}/footer" Target="footer1.xml"/></Relationships>`,
    'docProps/core.xml': `${declaration}<cp:coreProperties xmlns:cp="${package_}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(`${title} · ${subtitle}`)}</dc:title><dc:creator>${xmlText(company)}</dc:creator><dc:language>${languageTag(layout.language)}</dc:language></cp:coreProperties>`,
    'word/styles.xml': `${declaration}<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="16"/><w:lang w:val="${languageTag(layout.language)}"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${heading('Heading1', 'heading 1', 0, 28)}${heading('Heading2', 'heading 2', 1, 20)}<w:style w:type="paragraph" w:styleId="Small"><w:name w:val="Small"/><w:basedOn w:val="Normal"/><w:rPr><w:color w:val="555555"/><w:sz w:val="15"/></w:rPr></w:style></w:styles>`,
    'word/header1.xml': `${declaration}<w:hdr ${namespaces}><w:p>${drawn}${run(title, true)}</w:p>${head.join('')}</w:hdr>`,
    'word/footer1.xml': `${declaration}<w:ftr ${namespaces}><w:p><w:pPr><w:pStyle w:val="Small"/><w:tabs><w:tab w:val="right" w:pos="${width(layout)}"/></w:tabs></w:pPr>${run(`${madeBy} · ${company}`)}<w:r><w:tab/></w:r>${pageNumber(pageOf)}</w:p></w:ftr>`,
  };
}

/** Twentieths of a point. */
const margin = 720;
const inch = 1440;

/** Width of the text, in twentieths of a point. */
export const width = (layout: ReportLayout): number => sheetOf(layout).wide * inch - margin * 2;

/** Paper size, margins, header and footer of all pages. */
export function pageSetup(layout: ReportLayout): string {
  const { wide, high } = sheetOf(layout);
  const orient = wide > high ? ' w:orient="landscape"' : '';
  return `<w:sectPr><w:headerReference w:type="default" r:id="rId2"/><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="${wide * inch}" w:h="${high * inch}"${orient}/><w:pgMar w:top="1500" w:right="${margin}" w:bottom="1000" w:left="${margin}" w:header="500" w:footer="500" w:gutter="0"/></w:sectPr>`;
}
