import { ActionIcon, Button } from '@mantine/core';
import { IconMail, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { mailExtensions } from 'shared-contracts/communications';
import { PlaceInLine } from '../feedback/place-in-line.tsx';
import type { CommunicationParent, CommunicationValues } from './communication-values.ts';
import classes from './communications.module.css';
import { useCommunicationTexts } from './communications-texts.ts';
import { mailValues } from './mail-values.ts';
import { useOneself } from './use-communication-rows.ts';
import { useMailDrop } from './use-mail-drop.ts';

interface MailDropProps {
  readonly parent: CommunicationParent;
  /** Called with the values of new communications, one for each e-mail that could be read. */
  readonly onMails: (mails: readonly CommunicationValues[]) => void;
  readonly children: ReactNode;
}

const accepted = mailExtensions.map((extension) => `.${extension}`).join(',');
const nobody: NonNullable<CommunicationParent['associates']> = [];

/** Turns e-mails into communications that are dropped on its content, or chosen below it. */
export function MailDrop({ parent, onMails, children }: MailDropProps) {
  const { t } = useCommunicationTexts();
  const oneself = useOneself();
  const { notices, isReading, read, forget, stop } = useMailDrop((mails) =>
    onMails(mails.map((mail) => mailValues(mail, parent.associates ?? nobody, oneself, t))),
  );
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: isReading,
    onDrop: read,
  });
  return (
    <div
      {...getRootProps({ role: undefined })}
      className={classes['drop']}
      data-over={isDragActive ? t('mail.drop') : undefined}
    >
      {children}
      <input {...getInputProps()} accept={accepted} aria-label={t('mail.choose')} />
      <ul className={classes['mails']} aria-live="polite">
        {notices.map(({ id, kind, message }) => (
          <li
            key={id}
            className={classes['mail']}
            data-kind={kind}
            role={kind === 'failed' ? 'alert' : undefined}
          >
            <span>{message}</span>
            {kind === 'busy' && <PlaceInLine works={['mail']} />}
            {kind === 'busy' ? (
              <Button variant="default" size="compact-xs" onClick={stop}>
                {t('mail.stop')}
              </Button>
            ) : (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={t('mail.close')}
                title={t('mail.close')}
                onClick={() => forget(id)}
              >
                <IconX size={14} />
              </ActionIcon>
            )}
          </li>
        ))}
        <li className={classes['mail']}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconMail size={15} aria-hidden />}
            disabled={isReading}
            onClick={open}
          >
            {t('mail.choose')}
          </Button>
          <span className={classes['mailHint']}>{t('mail.drop')}</span>
        </li>
      </ul>
    </div>
  );
}
