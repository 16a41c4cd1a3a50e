import { createRequire } from 'node:module';
import type { FieldsData } from '@kenjiuno/msgreader';
import { type Mailbox, MailError, type RawMail } from './mail-content.ts';

// The package is CommonJS and exports its class as `default`.
const { default: MsgReader }: typeof import('@kenjiuno/msgreader') = createRequire(import.meta.url)(
  '@kenjiuno/msgreader',
);

/** Addresses inside an Exchange are names of its directory; only those of the Internet can be looked for. */
const isAddress = (text: string | undefined): text is string => text?.includes('@') ?? false;

const mailbox = (name: string | undefined, ...addresses: readonly (string | undefined)[]): Mailbox[] => {
  const address = addresses.find(isAddress);
  return address ? [{ name: name ?? '', address }] : [];
};

const textOf = (bytes: Uint8Array | undefined): string | undefined =>
  bytes && new TextDecoder('utf-8').decode(bytes);

const fileName = ({ fileName: long, fileNameShort, name, innerMsgContent }: FieldsData): string => {
  const given = long ?? fileNameShort ?? name ?? '';
  return innerMsgContent && !given.toLowerCase().endsWith('.msg') ? `${given || 'message'}.msg` : given;
};

/** What an Outlook message says. Throws a MailError where it is none. */
export function readMsg(bytes: Uint8Array): RawMail {
  // Memory of its own: the reader counts from the beginning of the memory that it is given.
  const reader = new MsgReader(new Uint8Array(bytes).buffer);
  const mail = reader.getFileData();
  if (mail.error || mail.dataType !== 'msg') throw new MailError('noOutlook');
  const attachments = (mail.attachments ?? []).filter(
    ({ attachmentHidden, pidContentId }) => !attachmentHidden && !pidContentId,
  );
  return {
    date: mail.clientSubmitTime ?? mail.messageDeliveryTime ?? mail.creationTime,
    subject: mail.subject,
    from: mailbox(mail.senderName, mail.senderSmtpAddress, mail.senderEmail, mail.creatorSMTPAddress)[0],
    to: (mail.recipients ?? []).flatMap(({ name, smtpAddress, email }) => mailbox(name, smtpAddress, email)),
    text: mail.body,
    html: mail.bodyHtml ?? textOf(mail.html),
    files: attachments.map((attachment) => ({
      name: fileName(attachment),
      bytes: () => reader.getAttachment(attachment).content,
    })),
  };
}
