import { SaxesParser } from 'saxes';
import { WorkbookError } from './workbook-fault.ts';

/** Callbacks while a part is read; names are passed without their prefix. */
interface XmlEvents {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
  /** Awaited between two pieces of the part, because the receiver may be slower than reading. */
  readonly paced?: () => Promise<void>;
}

const local = (name: string): string => {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
};

/** Parts of a workbook are not nested more deeply than this. */
const deepest = 64;

/**
 * Reads XML as a stream. A document type is refused before anything in it is used, because it can declare entities that
 * grow without limit or read other files. Throws a WorkbookError.
 */
export async function walkXml(bytes: AsyncIterable<Buffer>, events: XmlEvents): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('doctype', () => {
    throw new WorkbookError('entities');
  });
  parser.on('error', () => {
    throw new WorkbookError('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw new WorkbookError('damaged');
    events.open?.(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    events.close?.(local(name));
  });
  if (events.text) parser.on('text', events.text);
  if (events.text) parser.on('cdata', events.text);
  const decoder = new TextDecoder('utf-8', { fatal: false });
  for await (const chunk of bytes) {
    parser.write(decoder.decode(chunk, { stream: true }));
    await events.paced?.();
  }
  parser.write(decoder.decode()).close();
}
