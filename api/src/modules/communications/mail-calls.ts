import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  mailExtensions,
  mailLimits,
  mailToReadSchema,
  type ReadMail,
  readMailSchema,
} from 'shared-contracts/communications';
import { extensionOf } from 'shared-contracts/documents';
import type { CurrentUser } from 'shared-contracts/rights';
import { texts } from '../../generated/texts/communications.ts';
import { texts as uploadTexts } from '../../generated/texts/uploads.ts';
import { AppError, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { type LocalizedMessage, messageFrom } from '../../platform/errors/localized-message.ts';
import { incomingIn } from '../../platform/files/receive-upload.ts';
import { uploadName } from '../../platform/files/upload-name.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { findStoredFile, keepUpload, withFile } from '../files/index.ts';
import type { ModuleParts } from '../module.ts';
import { type Mailbox, type MailContent, MailError } from './mail-content.ts';
import { peopleUnder } from './mail-people-store.ts';
import { type MailReader, mailReader } from './mail-reader.ts';
import { daysOfSame, noteMessage } from './same-mail-store.ts';

type MailParts = Pick<ModuleParts, 'config' | 'db' | 'clock' | 'files' | 'catalog'>;

const refused = (sentence: LocalizedMessage) => new AppError('BAD_INPUT', sentence, {}, 422);

const shown = ({ name, address }: Mailbox): string => (name ? `${name} <${address}>` : address);

/** Stores the attachments. One that cannot be stored is reported by name, and the others are stored. */
async function keepFiles(parts: MailParts, user: CurrentUser, { files, leftOut }: MailContent) {
  const documents: { fileGuid: string; name: string }[] = [];
  const refusedNames: string[] = [];
  for (const { name, ...file } of files) {
    try {
      const fileGuid = await keepUpload(parts, user, uploadName(name), 'general', file);
      documents.push({ fileGuid, name });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
      refusedNames.push(name);
    }
  }
  return { documents, leftOut: [...refusedNames, ...leftOut] };
}

/** The senders and recipients of a mail who are known here. */
async function matched({ db }: MailParts, user: CurrentUser, { from, to }: MailContent) {
  const named = [...(from ? [from] : []), ...to];
  const addresses = [...new Set(named.map(({ address }) => address.toLowerCase()))].slice(
    0,
    mailLimits.addresses,
  );
  const { associates, contacts, people, method } = await peopleUnder(db, user, addresses);
  const known = new Set([
    ...associates.map(({ address }) => address),
    ...contacts.flatMap((contact) => contact.addresses),
    ...people.map(({ address }) => address),
  ]);
  const ofContacts = contacts.map(({ businessAssociate }) => businessAssociate);
  const all = [...associates.map(({ id, name }) => ({ id, name })), ...ofContacts];
  // The speaker is the sender if they are one of us, otherwise the first recipient who is.
  const [speaker] = addresses.flatMap((address) => people.find((one) => one.address === address) ?? []);
  return {
    representative: speaker ? { id: speaker.id, fullName: speaker.fullName } : null,
    methodOfContact: method,
    businessAssociates: [...new Map(all.map((one) => [one.id, one])).values()],
    contacts: contacts.map(({ id, name, businessAssociate }) => ({ id, name, businessAssociate })),
    unknownAddresses: addresses.filter((address) => !known.has(address)),
  };
}

/** Reads an uploaded e-mail of the person's company. */
async function readMail(
  parts: MailParts,
  reader: Pick<MailReader, 'read'>,
  user: CurrentUser,
  fileGuid: string,
): Promise<ReadMail> {
  if (user.isReadOnly) throw forbidden(messageFrom(uploadTexts, ({ readOnly }) => readOnly));
  const file = await findStoredFile(parts, user, fileGuid);
  if (!file) throw notFound(messageFrom(uploadTexts, ({ gone }) => gone));
  if (!mailExtensions.some((extension) => extension === extensionOf(file.fileName)))
    throw refused(messageFrom(texts, ({ mail }) => mail.otherFile));
  if (file.size > mailLimits.bytes) throw refused(messageFrom(texts, ({ mail }) => mail.tooLarge));
  const { dataFolder } = parts.config;
  const folder = join(incomingIn(dataFolder), crypto.randomUUID());
  return withFile(parts.files, file.sha256, dataFolder, async (path) => {
    if (!path) throw notFound(messageFrom(uploadTexts, ({ notThere }) => notThere));
    try {
      await mkdir(folder, { recursive: true });
      const content = await reader.read(path, file.fileName, folder);
      if (content.messageHash !== null) await noteMessage(parts.db, user, fileGuid, content.messageHash);
      return {
        sentAt: content.sentAt,
        subject: content.subject,
        from: content.from && shown(content.from),
        to: content.to.map(shown),
        text: content.text,
        isCut: content.isCut,
        isGuessed: content.isGuessed,
        ...(await matched(parts, user, content)),
        ...(await keepFiles(parts, user, content)),
        addedBefore: await daysOfSame(parts.db, user, file.sha256, content.messageHash),
      };
    } catch (error) {
      throw error instanceof MailError
        ? refused(messageFrom(texts, ({ mail }) => mail[error.reason]))
        : error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Registers the call that reads emails which people drop on a record. */
export function registerMailCalls(app: FastifyInstance, parts: MailParts): void {
  const reader = mailReader();
  app.addHook('onClose', () => reader.stop());
  registerRestCall(app, {
    method: 'POST',
    path: 'communications/read-mail',
    summary:
      'Reads an uploaded e-mail (.eml or .msg): when, who, what, its attachments as uploads, and whom of them Rightway knows. Nothing is written but the uploads.',
    access: 'signedIn',
    input: mailToReadSchema,
    result: readMailSchema,
    handle: ({ input, user }) => readMail(parts, reader, user, input.fileGuid),
  });
}
