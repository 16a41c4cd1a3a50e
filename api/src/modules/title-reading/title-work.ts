import { readFile } from 'node:fs/promises';
import { extensionOf } from 'shared-contracts/documents';
import type { TitleContent } from 'shared-contracts/title-reading';
import * as v from 'valibot';
import { contentOfText } from './content-of-text.ts';
import { textOfPdf } from './pdf-text.ts';
import { linesOfPages, TitleError, type TitleFault, type TitleText } from './title-lines.ts';

const taskSchema = v.union([
  v.object({ path: v.string(), name: v.string() }),
  v.object({ text: v.string() }),
]);

const textOfPaste = (text: string): TitleText => ({ ...linesOfPages(text.split('\f')), picturePages: [] });

async function textOf(task: v.InferOutput<typeof taskSchema>): Promise<TitleText> {
  if ('text' in task) return textOfPaste(task.text);
  const bytes = await readFile(task.path);
  return extensionOf(task.name) === 'pdf'
    ? textOfPdf(new Uint8Array(bytes))
    : textOfPaste(bytes.toString('utf8'));
}

/** Reads a title, in a process of its own. Returns its content, or why it cannot be read. */
export default async function readTitle(
  task: unknown,
): Promise<TitleContent | { readonly error: TitleFault }> {
  try {
    const text = await textOf(v.parse(taskSchema, task));
    if (text.lines.length === 0) throw new TitleError('empty');
    return contentOfText(text);
  } catch (error) {
    // The parser's own error about unreadable bytes is not a sentence for a person.
    return { error: error instanceof TitleError ? error.reason : 'damaged' };
  }
}
