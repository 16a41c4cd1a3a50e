import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail to be sent; text and HTML have the same content. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for each attempt to send a mail, so that a mail server that already accepted it can recognize it. */
  readonly messageId?: string;
  /** Attached files. */
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer }[];
}

/** Delivers a mail to the mail server; rejects if it was not accepted. */
export interface MailTransport {
  readonly send: (message: MailMessage) => Promise<void>;
  readonly close: () => void;
}

/** A mail in nodemailer's format. */
const asMail = ({ attachments = [], ...message }: MailMessage) => ({
  ...message,
  attachments: [...attachments],
});

const patience = 10_000;

/** Sends over SMTP; the address may contain user, password and options, as nodemailer parses them. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(
    { url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
    { from },
  );
  return {
    send: async (message) => {
      await transport.sendMail(asMail(message));
    },
    close: () => transport.close(),
  };
}

/** Writes each mail to an .eml file, which every mail program opens: for a machine without a mail server. */
export function outboxTransport(folder: string, from: string, clock: () => Date): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (message) => {
      const { message: bytes } = await transport.sendMail(asMail(message));
      await mkdir(folder, { recursive: true });
      const stamp = clock().toISOString().replaceAll(':', '-');
      const name = `${stamp}-${message.to.replaceAll(/[^a-z0-9.@-]/gi, '_')}.eml`;
      const unfinished = join(folder, `.${randomUUID()}.part`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
    },
    close: () => transport.close(),
  };
}
