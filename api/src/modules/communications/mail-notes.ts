import { AsyncLocalStorage } from 'node:async_hooks';
import { mailLimits } from 'shared-contracts/communications';
import { decodeText, isGuess } from '../../platform/charsets/decode-text.ts';
import { MailError } from './mail-content.ts';

/** Findings while an e-mail is read, in any of its parts. */
interface MailNotes {
  /** Number of MIME parts so far, including those of emails within it. */
  parts: number;
  /** Whether text was decoded with a charset that the email does not declare. */
  isGuessed: boolean;
}

const current = new AsyncLocalStorage<MailNotes>();

/** Reads an email. Returns the result, and whether any charset was guessed. */
export async function withMailNotes<Read>(
  read: () => Read | Promise<Read>,
): Promise<{ readonly read: Read; readonly isGuessed: boolean }> {
  const notes: MailNotes = { parts: 0, isGuessed: false };
  return { read: await current.run(notes, read), isGuessed: notes.isGuessed };
}

/** Counts a MIME part. Throws a MailError if the email has too many. */
export function notePart(): void {
  const notes = current.getStore();
  if (!notes) return;
  notes.parts += 1;
  if (notes.parts > mailLimits.parts) throw new MailError('parts');
}

/** Decodes text of an email with the charset that a label means, and notes if that was a guess. */
export function decodeMail(bytes: Uint8Array, label: string | undefined): string {
  const notes = current.getStore();
  if (notes && isGuess(bytes, label)) notes.isGuessed = true;
  return decodeText(bytes, label);
}
