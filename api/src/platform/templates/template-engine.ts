import Docxtemplater, { type DXT } from 'docxtemplater';
import PizZip from 'pizzip';
import type { DocxParts } from './docx-parts.ts';
import { optionalEnd, tagName } from './tag-words.ts';
import type { TemplateData } from './template-shapes.ts';

/**
 * Only looks at the scope's own values: dots in names do not lead to nested values, and inherited members of an object
 * are never values.
 */
const valueIn = (scope: unknown, name: string): unknown =>
  typeof scope === 'object' && scope !== null && Object.hasOwn(scope, name)
    ? Object.getOwnPropertyDescriptor(scope, name)?.value
    : undefined;

/** Records the tags of each part as the engine reads them. */
class TagReader implements DXT.Module {
  readonly name = 'TagReader';
  readonly parts = new Map<string, readonly DXT.Part[]>();
  #file = '';

  set({ inspect }: { readonly inspect?: { filePath?: string; postparsed?: DXT.Part[] } }): void {
    if (inspect?.filePath) this.#file = inspect.filePath;
    if (inspect?.postparsed) this.parts.set(this.#file, inspect.postparsed);
  }
}

/** A template that is read and can be filled once. */
export interface ReadTemplate {
  /** Its tags, including those of headers and footers. */
  readonly tags: readonly DXT.Part[];
  /**
   * The parts of the filled document. Calls `missing` with the name of each missing value, preceded by its list's name.
   */
  readonly fill: (data: TemplateData, missing: (name: string) => string) => DocxParts;
}

const isFilled = (name: string): boolean => /^word\/[^/]+\.xml$/.test(name);

/** Reads a template. Throws the faults that the engine finds in it. */
export function readTemplate(parts: DocxParts): ReadTemplate {
  const zip = new PizZip();
  for (const [name, bytes] of Object.entries(parts)) zip.file(name, bytes);
  const reader = new TagReader();
  let textForMissing = (_name: string): string => '';
  const document = new Docxtemplater(zip, {
    modules: [reader],
    paragraphLoop: true,
    linebreaks: true,
    stripInvalidXMLChars: true,
    errorLogging: false,
    parser: (tag) => ({ get: (scope: unknown) => valueIn(scope, tagName(tag)) }),
    nullGetter: (part, { scopePath }) => {
      if (part.module || part.value.trim().endsWith(optionalEnd)) return '';
      const list = scopePath.at(-1);
      return textForMissing(
        list === undefined ? tagName(part.value) : `${tagName(list)}.${tagName(part.value)}`,
      );
    },
  });
  return {
    tags: [...reader.parts].flatMap(([name, tags]) => (isFilled(name) ? tags : [])),
    fill: (data, missing) => {
      textForMissing = missing;
      document.render(data);
      const filled: DocxParts = {};
      for (const name of Object.keys(parts)) {
        const bytes = document.getZip().file(name)?.asUint8Array();
        filled[name] = bytes ?? new Uint8Array();
      }
      return filled;
    },
  };
}
