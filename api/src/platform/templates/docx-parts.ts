import { unzipSync } from 'fflate';
import { TemplateRefused } from './template-shapes.ts';

/** Limits for a template and what it unpacks to: bytes, parts, and bytes of one part. */
export const templateLimits = {
  bytes: 20 * 1024 ** 2,
  unpacked: 64 * 1024 ** 2,
  part: 32 * 1024 ** 2,
  parts: 2000,
} as const;

/** The parts of a Word document by their names. */
export type DocxParts = Record<string, Uint8Array>;

/**
 * The parts of a Word document. The sizes it declares limit what is unpacked, so that a small file never becomes a huge
 * one. Throws TemplateRefused.
 */
export function docxParts(bytes: Uint8Array): DocxParts {
  if (bytes.length > templateLimits.bytes) throw new TemplateRefused('tooLarge');
  const names = new Set<string>();
  let unpacked = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    unpacked += originalSize;
    const isTooLarge = originalSize > templateLimits.part || unpacked > templateLimits.unpacked;
    if (isTooLarge || names.size >= templateLimits.parts) throw new TemplateRefused('tooLarge');
    // If two parts have the same name, some programs read the first and others the second.
    if (names.has(name.toLowerCase())) throw new TemplateRefused('damaged', name);
    names.add(name.toLowerCase());
    return !name.endsWith('/');
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof TemplateRefused) throw error;
    throw new TemplateRefused('damaged');
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text of a part. Throws TemplateRefused where it is in an encoding that Word does not use. */
export function partText(parts: DocxParts, name: string): string {
  try {
    return decoder.decode(parts[name] ?? new Uint8Array());
  } catch {
    throw new TemplateRefused('damaged', name);
  }
}

/** The part that lists the types of the others. */
export const typesPart = '[Content_Types].xml';

/** The part with the text of the document. */
export const mainPart = 'word/document.xml';
