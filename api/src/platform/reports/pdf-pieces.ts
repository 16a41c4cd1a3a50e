import type PDFDocument from 'pdfkit';

/** Characters that are collected before they are passed on. */
const piece = 65_536;

/** The part of pdfkit's document that emits output, in bytes or in characters of one byte each. */
interface OpenOutput {
  _offset: number;
  _write: (data: string | Uint8Array) => void;
  push: (bytes: Uint8Array | null) => boolean;
}

/** Content of a page, as pdfkit writes it. */
export interface OpenContent {
  write: (data: string | Uint8Array) => void;
  end: () => void;
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** Makes a document emit large pieces, because pdfkit emits each line by itself, a million of them in a long report. */
export function inLargePieces(pdf: InstanceType<typeof PDFDocument>): void {
  const output = pdf as unknown as OpenOutput;
  const push = output.push.bind(pdf);
  let gathered = '';
  const handOn = () => {
    if (gathered !== '') push(bytesOf(gathered));
    gathered = '';
  };
  output._write = (data) => {
    if (typeof data === 'string') {
      gathered += `${data}\n`;
      output._offset += data.length + 1;
      if (gathered.length >= piece) handOn();
      return;
    }
    handOn();
    push(data);
    output._offset += data.length;
  };
  output.push = (bytes) => {
    handOn();
    return push(bytes);
  };
}

/**
 * Makes a page collect its drawing operators as text until it ends, because an array of bytes for each stroke would
 * fill the memory.
 */
export function gatherContent(content: OpenContent): void {
  const [write, end] = [content.write.bind(content), content.end.bind(content)];
  let pieces: string[] = [];
  content.write = (data) => {
    pieces.push(typeof data === 'string' ? data : Buffer.from(data).toString('latin1'));
  };
  content.end = () => {
    if (pieces.length > 0) write(bytesOf(`${pieces.join('\n')}\n`));
    pieces = [];
    end();
  };
}
