import * as v from 'valibot';

/** An address with its display name. */
const mailboxSchema = v.object({ name: v.string(), address: v.string() });

export type Mailbox = v.InferOutput<typeof mailboxSchema>;

/** An attachment that was extracted from an email into a temporary folder. */
const mailFileSchema = v.object({
  name: v.string(),
  path: v.string(),
  sha256: v.string(),
  /** Bytes. */
  size: v.number(),
});

/** The content read from an e-mail, independent of the server. */
export const mailContentSchema = v.object({
  /** SHA-256 of its Message-ID, which is the same in every export of the email; null if it has none. */
  messageHash: v.nullable(v.string()),
  /** ISO 8601; null if it has no readable time. */
  sentAt: v.nullable(v.string()),
  subject: v.nullable(v.string()),
  from: v.nullable(mailboxSchema),
  to: v.array(mailboxSchema),
  text: v.string(),
  isCut: v.boolean(),
  isGuessed: v.boolean(),
  files: v.array(mailFileSchema),
  /** Names of files beyond the limit. */
  leftOut: v.array(v.string()),
});

export type MailContent = v.InferOutput<typeof mailContentSchema>;

/** An email as read from one of the two formats. */
export interface RawMail {
  /** Its Message-ID, with or without angle brackets. */
  readonly messageId: string | undefined;
  readonly date: string | undefined;
  readonly subject: string | undefined;
  readonly from: Mailbox | undefined;
  readonly to: readonly Mailbox[];
  readonly text: string | undefined;
  readonly html: string | undefined;
  readonly files: readonly { readonly name: string; readonly bytes: () => Uint8Array }[];
}

/** Why a file cannot be read as an e-mail; the sentences are among the texts. */
export const mailFaults = ['empty', 'noOutlook', 'damaged', 'parts', 'time', 'memory'] as const;

export type MailFault = (typeof mailFaults)[number];

/** A file that cannot be read as an e-mail, and why. */
export class MailError extends Error {
  readonly reason: MailFault;

  constructor(reason: MailFault) {
    super(reason);
    this.reason = reason;
  }
}
