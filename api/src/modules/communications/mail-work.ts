import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailLimits } from 'shared-contracts/communications';
import { extensionOf } from 'shared-contracts/documents';
import * as v from 'valibot';
import { type MailContent, MailError, type MailFault, type RawMail } from './mail-content.ts';
import { withMailNotes } from './mail-notes.ts';
import { mailFileName, mailLine, mailText } from './mail-text.ts';
import { readEml, textOfHtml } from './read-eml.ts';
import { readMsg } from './read-msg.ts';

const taskSchema = v.object({
  path: v.string(),
  name: v.string(),
  /** Where its files are written. */
  folder: v.string(),
});

/** Years before email existed; a clock that was never set shows 1970 or 1601. */
const firstYear = 1990;

/** A moment as ISO 8601; null if the mail has no plausible one. */
function momentOf(text: string | undefined): string | null {
  const moment = new Date(text ?? '');
  const isPossible = !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() >= firstYear;
  return isPossible && moment.getUTCFullYear() < 10_000 ? moment.toISOString() : null;
}

async function textOf({ text, html }: RawMail): Promise<{ text: string; isCut: boolean }> {
  // Most characters of a text that are examined, because much longer texts cannot be stored anyway.
  const longest = mailLimits.text * 20;
  const whole = text?.trim() ? text : html ? await textOfHtml(html.slice(0, longest)) : '';
  const plain = mailText(whole.slice(0, longest))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { text: plain.slice(0, mailLimits.text).toWellFormed(), isCut: plain.length > mailLimits.text };
}

/** What all exports of an email have in common: the hash of its Message-ID, without brackets and white space. */
function messageHashOf({ messageId = '' }: RawMail): string | null {
  const bare = messageId.replaceAll('<', '').replaceAll('>', '').trim();
  return bare === '' ? null : createHash('sha256').update(bare).digest('hex');
}

/** Makes names unique, because the documents of one parent must have different names. */
function ownName(name: string, taken: Set<string>): string {
  const safe = mailFileName(name).split(/[/\\]/).at(-1)?.trim().slice(-200).toWellFormed() ?? '';
  const given = safe === '' || /^\.+$/.test(safe) ? 'attachment' : safe;
  const extension = extensionOf(given);
  const base = extension ? given.slice(0, -extension.length - 1) : given;
  let own = given;
  for (let n = 2; taken.has(own.toLowerCase()); n += 1)
    own = `${base} (${n})${extension ? `.${extension}` : ''}`;
  taken.add(own.toLowerCase());
  return own;
}

async function writeFiles({ files }: RawMail, name: string, folder: string) {
  const taken = new Set([name.toLowerCase()]);
  const kept: MailContent['files'] = [];
  for (const file of files.slice(0, mailLimits.attachments)) {
    const bytes = file.bytes();
    const path = join(folder, crypto.randomUUID());
    await writeFile(path, bytes, { flag: 'wx' });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    kept.push({ name: ownName(file.name, taken), path, sha256, size: bytes.byteLength });
  }
  return {
    files: kept,
    leftOut: files.slice(mailLimits.attachments).map((file) => mailFileName(file.name) || 'attachment'),
  };
}

/** Reads an e-mail, in a process of its own. Returns its content, or why it cannot be read. */
export default async function readMail(task: unknown): Promise<MailContent | { readonly error: MailFault }> {
  const { path, name, folder } = v.parse(taskSchema, task);
  const bytes = await readFile(path);
  try {
    const { read: raw, isGuessed } = await withMailNotes(() =>
      extensionOf(name) === 'msg' ? readMsg(bytes) : readEml(bytes),
    );
    const isEmpty = !raw.from && raw.to.length === 0 && !raw.subject && !raw.date;
    if (isEmpty) throw new MailError('empty');
    const mailboxOf = (one: RawMail['to'][number]) => ({
      name: mailLine(one.name),
      address: mailLine(one.address),
    });
    return {
      messageHash: messageHashOf(raw),
      sentAt: momentOf(raw.date),
      subject: mailLine(raw.subject) || null,
      from: raw.from ? mailboxOf(raw.from) : null,
      to: raw.to.slice(0, mailLimits.addresses).map(mailboxOf),
      isGuessed,
      ...(await textOf(raw)),
      ...(await writeFiles(raw, name, folder)),
    };
  } catch (error) {
    // The reader's own error about unreadable bytes is not a sentence for people.
    return { error: error instanceof MailError ? error.reason : 'damaged' };
  }
}
