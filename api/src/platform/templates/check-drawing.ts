import type { Document, Element } from '@xmldom/xmldom';
import { TemplateRefused } from './template-shapes.ts';

/** Elements of a drawing that run a program or embed a page, under any prefix. */
const foreign = new Set(['audio', 'foreignobject', 'handler', 'iframe', 'script', 'video']);

/** A style that fetches something: an import, or an address that is neither within the drawing nor embedded data. */
const fetching = /@import|url\(\s*["']?(?!["'#\s]|data:)/i;

/** An address within the drawing, or an embedded picture. */
const own = /^\s*(?:$|#|data:image\/(?:bmp|gif|jpe?g|png|webp)[;,])/i;

function harms(element: Element): boolean {
  const name = element.localName?.toLowerCase() ?? '';
  if (foreign.has(name) || (name === 'style' && fetching.test(element.textContent ?? ''))) return true;
  return [...element.attributes].some(({ localName, value }) => {
    const attribute = localName?.toLowerCase() ?? '';
    if (attribute === 'href' || attribute === 'src') return !own.test(value);
    return attribute.startsWith('on') || fetching.test(value);
  });
}

/** Refuses a drawing (SVG) that runs a program or fetches something when it is shown. Throws TemplateRefused. */
export function checkDrawing(document: Document, name: string): void {
  if ([...document.getElementsByTagName('*')].some(harms)) throw new TemplateRefused('external', name);
}
