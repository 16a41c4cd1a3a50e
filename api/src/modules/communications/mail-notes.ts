import { AsyncLocalStorage } from 'node:async_hooks';
import { mailLimits } from 'shared-contracts/communications';
import { decodeText, isGuess } from '../../platform/charsets/decode-text.ts';
import { MailError } from './mail-content.ts';

/** Findings while an e-mail is read, in any of its parts. */
interface MailNotes {
  /** MIME parts so far, those of e-mails within it too. */
  parts: number;
  /** Whether letters were read in a charset that the e-mail does not declare. */
  isGuessed: boolean;
}

const current = new AsyncLocalStorage<MailNotes>();

/** Reads an e-mail. Returns the result, and whether some of its letters were guessed. */
export async function withMailNotes<Read>(
  read: () => Read | Promise<Read>,
): Promise<{ readonly read: Read; readonly isGuessed: boolean }> {
  const notes: MailNotes = { parts: 0, isGuessed: false };
  return { read: await current.run(notes, read), isGuessed: notes.isGuessed };
}

/** Counts a MIME part. Throws a MailError where the e-mail has too many. */
export function notePart(): void {
  const notes = current.getStore();
  if (!notes) return;
  notes.parts += 1;
  if (notes.parts > mailLimits.parts) throw new MailError('parts');
}

/** Text of an e-mail from bytes of the charset that a label means; a guess is noted. */
export function decodeMail(bytes: Uint8Array, label: string | undefined): string {
  const notes = current.getStore();
  if (notes && isGuess(bytes, label)) notes.isGuessed = true;
  return decodeText(bytes, label);
}
