import { DOMParser, type Document } from '@xmldom/xmldom';
import { type DocxParts, partText } from './docx-parts.ts';
import { TemplateRefused } from './template-shapes.ts';

/** A part as XML. Throws TemplateRefused where it is none, or declares a document type or another encoding. */
export function parsedPart(parts: DocxParts, name: string): Document {
  const text = partText(parts, name);
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new TemplateRefused('entities', name);
  if (/^[^>]*encoding=["'](?!utf-8)/i.test(text)) throw new TemplateRefused('damaged', name);
  try {
    return new DOMParser({ onError: (_level, message) => refuse(message) }).parseFromString(text, 'text/xml');
  } catch {
    throw new TemplateRefused('damaged', name);
  }
}

function refuse(text: string): never {
  throw new Error(text);
}
