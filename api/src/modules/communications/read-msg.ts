import { createRequire } from 'node:module';
import type { FieldsData } from '@kenjiuno/msgreader';
import { labelInHtml } from '../../platform/charsets/decode-text.ts';
import { type Mailbox, MailError, type RawMail } from './mail-content.ts';
import { decodeMail } from './mail-notes.ts';
import { htmlLabel, MsgProperties, type TextProperty } from './msg-properties.ts';

// The package is CommonJS and exports its class as `default`.
const { default: MsgReader }: typeof import('@kenjiuno/msgreader') = createRequire(import.meta.url)(
  '@kenjiuno/msgreader',
);

/** Addresses within an Exchange server are names in its directory; only Internet addresses can be looked up. */
const isAddress = (text: string | undefined): text is string => text?.includes('@') ?? false;

const mailbox = (name: string | undefined, ...addresses: readonly (string | undefined)[]): Mailbox[] => {
  const address = addresses.find(isAddress);
  return address ? [{ name: name ?? '', address }] : [];
};

/** The name of an attachment; an attached Outlook message is named after its subject. */
function fileName(given: string | undefined, { innerMsgContent }: FieldsData): string {
  const name = given ?? '';
  return innerMsgContent && !name.toLowerCase().endsWith('.msg') ? `${name || 'message'}.msg` : name;
}

/** Reads the content of an Outlook message. Throws a MailError if the file is not one. */
export function readMsg(bytes: Uint8Array): RawMail {
  // A buffer of its own, because the reader starts at the beginning of the buffer.
  const reader = new MsgReader(new Uint8Array(bytes).buffer);
  const texts = new MsgProperties();
  reader.parserConfig = { propertyObserver: texts.observe };
  const mail = reader.getFileData();
  if (mail.error || mail.dataType !== 'msg') throw new MailError('noOutlook');
  const first = (part: FieldsData, ...names: readonly TextProperty[]): string | undefined =>
    names.map((name) => texts.text(mail, part, name)).find(Boolean);
  const attachments = (mail.attachments ?? []).filter(
    (one) => !one.attachmentHidden && !texts.text(mail, one, 'contentId'),
  );
  return {
    messageId: first(mail, 'messageId'),
    date: mail.clientSubmitTime ?? mail.messageDeliveryTime ?? mail.creationTime,
    subject: first(mail, 'subject'),
    from: mailbox(
      first(mail, 'senderName'),
      ...(['senderSmtpAddress', 'senderEmail', 'creatorSmtpAddress'] as const).map((name) =>
        first(mail, name),
      ),
    )[0],
    to: (mail.recipients ?? []).flatMap((one) =>
      mailbox(first(one, 'name'), first(one, 'smtpAddress'), first(one, 'email')),
    ),
    text: first(mail, 'body'),
    html:
      first(mail, 'bodyHtml') ??
      (mail.html && decodeMail(mail.html, htmlLabel(mail, labelInHtml(mail.html)))),
    files: attachments.map((attachment) => ({
      name: fileName(first(attachment, 'fileName', 'fileNameShort', 'name'), attachment),
      bytes: () => reader.getAttachment(attachment).content,
    })),
  };
}
