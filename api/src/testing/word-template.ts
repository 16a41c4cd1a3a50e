import { strToU8, zipSync } from 'fflate';

const spaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A paragraph with a text. */
export const line = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A table with one row of cells. */
export const tableRow = (...cells: readonly string[]): string =>
  `<w:tbl><w:tr>${cells.map((text) => `<w:tc>${line(text)}</w:tc>`).join('')}</w:tr></w:tbl>`;

/** A Word document with a body; `more` adds parts to it or replaces them. */
export function wordTemplate(body: string, more: Readonly<Record<string, string | Uint8Array>> = {}): Buffer {
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="${word}.header+xml"/></Types>`,
    '_rels/.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/_rels/document.xml.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>',
    'word/header1.xml': `<?xml version="1.0" encoding="UTF-8"?><w:hdr ${spaces}>${line('{company.name}')}</w:hdr>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${spaces}><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="rId2"/></w:sectPr></w:body></w:document>`,
    ...more,
  };
  const entries = Object.entries(parts).map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}
