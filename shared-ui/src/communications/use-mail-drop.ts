import { useEffect, useRef, useState } from 'react';
import { mailExtensions, mailLimits, readMailSchema } from 'shared-contracts/communications';
import { extensionOf, uploadedSchema } from 'shared-contracts/documents';
import { upload } from 'shared-contracts/limits';
import { isRestFailure } from 'shared-contracts/rest-client';
import { shownDate } from 'shared-contracts/shown-dates';
import { useRest } from '../session/rest.tsx';
import { useCommunicationTexts } from './communications-texts.ts';
import type { ReadMailFile } from './mail-values.ts';

/** The message about a dropped file. */
interface MailNotice {
  readonly id: string;
  readonly kind: 'busy' | 'failed' | 'info';
  readonly message: string;
}

const isMail = ({ name }: File): boolean =>
  mailExtensions.some((extension) => extension === extensionOf(name));

/** Whether two files are the same e-mail: the same text is not written twice in one moment. */
const isSame = (one: ReadMailFile, other: ReadMailFile): boolean =>
  one.sentAt !== null &&
  (['sentAt', 'from', 'subject', 'text'] as const).every((field) => one[field] === other[field]);

/** Reads dropped e-mails on the server, one after the other; `onRead` is called with those that could be read. */
export function useMailDrop(onRead: (mails: readonly ReadMailFile[]) => void) {
  const { t, language } = useCommunicationTexts();
  const rest = useRest();
  const [notices, setNotices] = useState<readonly MailNotice[]>([]);
  const [isReading, setReading] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const addNotice = (kind: MailNotice['kind'], message: string): string => {
    const id = crypto.randomUUID();
    setNotices((now) => [...now, { id, kind, message }]);
    return id;
  };
  const forget = (id: string) => setNotices((now) => now.filter((one) => one.id !== id));

  const refusalOf = (file: File): string | undefined => {
    if (!isMail(file)) return t('mail.refused', { name: file.name });
    if (file.size > mailLimits.bytes)
      return t('mail.tooLarge', { name: file.name, megabytes: mailLimits.bytes / upload.megabyte });
    return undefined;
  };

  const readOne = async (file: File, signal: AbortSignal): Promise<ReadMailFile> => {
    const { guid } = await rest.upload('files?purpose=document', file, uploadedSchema, {
      signal,
      request: { purpose: 'document' },
    });
    const mail = await rest.post('communications/read-mail', { fileGuid: guid }, readMailSchema, signal);
    return { ...mail, fileGuid: guid, fileName: file.name };
  };

  /** Tells the person about problems of a mail that was read. */
  const addNoticesOf = (mail: ReadMailFile) => {
    const { fileName: name, sentAt, isGuessed, isCut, leftOut, unknownAddresses, addedBefore } = mail;
    if (addedBefore.length > 0)
      addNotice(
        'info',
        t('mail.addedBefore', { name, days: addedBefore.map((day) => shownDate(day, language)).join(', ') }),
      );
    if (sentAt === null) addNotice('info', t('mail.noDate', { name }));
    if (isGuessed) addNotice('info', t('mail.guessed', { name }));
    if (isCut) addNotice('info', t('mail.cut', { name }));
    if (leftOut.length > 0) addNotice('info', t('mail.leftOut', { name, files: leftOut.join(', ') }));
    if (unknownAddresses.length > 0)
      addNotice('info', t('mail.unknown', { addresses: unknownAddresses.join(', ') }));
  };

  const read = async (files: readonly File[]) => {
    setNotices([]);
    if (files.length > mailLimits.atOnce) {
      addNotice('failed', t('mail.tooMany', { n: mailLimits.atOnce }));
      return;
    }
    const control = new AbortController();
    abort.current = control;
    const { signal } = control;
    setReading(true);
    const mails: ReadMailFile[] = [];
    for (const file of files) {
      const refusal = refusalOf(file);
      if (refusal) {
        addNotice('failed', refusal);
        continue;
      }
      const busy = addNotice('busy', t('mail.reading', { name: file.name }));
      try {
        const mail = await readOne(file, signal);
        const twin = mails.find((other) => isSame(mail, other));
        if (twin) {
          addNotice('info', t('mail.twice', { name: mail.fileName, other: twin.fileName }));
          continue;
        }
        mails.push(mail);
        addNoticesOf(mail);
      } catch (error) {
        if (signal.aborted) break;
        const message = isRestFailure(error) && error.message ? error.message : t('mail.unexpected');
        addNotice('failed', t('mail.failed', { name: file.name, message }));
      } finally {
        forget(busy);
      }
    }
    setReading(false);
    if (signal.aborted) setNotices([]);
    else if (mails.length > 0) {
      if (mails.length > 1) addNotice('info', t('mail.added', { count: mails.length }));
      onRead(mails);
    }
  };

  return {
    notices,
    isReading,
    read: (files: readonly File[]) => void read(files),
    forget,
    stop: () => abort.current?.abort(),
  };
}
