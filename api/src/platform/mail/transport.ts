import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail as it goes out; both parts say the same. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Files that go along. */
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer }[];
}

/** Hands a mail over; rejects where it was not taken. */
export interface MailTransport {
  readonly send: (message: MailMessage) => Promise<void>;
  readonly close: () => void;
}

/** A mail as nodemailer takes it. */
const asMail = ({ attachments = [], ...message }: MailMessage) => ({
  ...message,
  attachments: [...attachments],
});

const patience = 10_000;

/** Sends over SMTP; the address may carry user, password and options, as nodemailer reads it. */
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

/** Keeps each mail as an .eml file, which every mail program opens: for a machine without a mail server. */
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
