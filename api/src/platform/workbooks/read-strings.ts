import { unescapedText } from './unescaped-text.ts';
import { walkXml } from './walk-xml.ts';
import { WorkbookError } from './workbook-fault.ts';
import type { WorkbookLimits } from './workbook-shapes.ts';

/** The texts that cells of a workbook share, without their phonetic hints (`rPh`). */
export async function readStrings(
  bytes: AsyncIterable<Buffer> | undefined,
  { text: most, cell }: Pick<WorkbookLimits, 'text' | 'cell'>,
): Promise<readonly string[]> {
  const strings: string[] = [];
  if (!bytes) return strings;
  let own = '';
  let isText = false;
  let isSound = false;
  let left = most;
  await walkXml(bytes, {
    open: (name) => {
      if (name === 'si') own = '';
      else if (name === 'rPh') isSound = true;
      else if (name === 't') isText = !isSound;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isSound = false;
      else if (name === 'si') {
        // Even an empty text takes some memory.
        left -= own.length + 8;
        if (left < 0) throw new WorkbookError('longText');
        strings.push(unescapedText(own));
      }
    },
    text: (text) => {
      if (!isText) return;
      own += text;
      if (own.length > cell) throw new WorkbookError('longText');
    },
  });
  return strings;
}
