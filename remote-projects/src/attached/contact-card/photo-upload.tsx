import { useEffect, useRef } from 'react';
import { dayIn, wallTimeIn, zoneHere } from 'shared-contracts/days';
import type { Address } from 'shared-contracts/routes';
import { showToast, useTexts } from 'shared-ui';
import { useUploads } from 'shared-ui/dialogs';
import { useDocuments } from 'shared-ui/documents';
import { HeaderButton } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import classes from './contact-card.module.css';

interface PhotoUploadProps {
  readonly file: File;
  readonly parentId: string;
  readonly parentType: 'Agreement' | 'Request';
  /** Address of the record's form. */
  readonly address: Address;
  readonly onDone: () => void;
}

/** 'Photo 2026-11-27 14.05.jpg': a camera calls every photo the same. */
function photoName(word: string, { name }: File): string {
  const now = new Date();
  const ending = name.includes('.') ? name.slice(name.lastIndexOf('.')) : '.jpg';
  const time = wallTimeIn(now, zoneHere()).slice(-5).replace(':', '.');
  return `${word} ${dayIn(now, zoneHere())} ${time}${ending}`;
}

/** Sends a photo and makes it a document of the record; where the network is lost it can be sent again. */
export function PhotoUpload({ file, parentId, parentType, address, onDone }: PhotoUploadProps) {
  const { t } = useTexts('projects');
  const navigate = useNavigate();
  const { items, queue } = useUploads(() => {});
  const { addFiles } = useDocuments(parentId, parentType);
  const [item] = items;
  const latest = useRef({ addFiles, onDone, t });
  latest.current = { addFiles, onDone, t };
  useEffect(() => {
    const [refused] = queue.add([file], 'general');
    if (!refused) return;
    showToast({ kind: 'error', message: latest.current.t('contactCard.photoRefused', { name: file.name }) });
    latest.current.onDone();
  }, [queue, file]);
  const guid = item?.state === 'done' ? item.response?.guid : undefined;
  useEffect(() => {
    if (guid === undefined) return;
    const add = async () => {
      const { t: translate } = latest.current;
      const name = photoName(translate('contactCard.photo'), file);
      try {
        await latest.current.addFiles([{ guid, name, isSpatial: false }]);
        showToast({
          kind: 'success',
          message: translate('contactCard.photoAdded', { name }),
          action: {
            label: translate('contactCard.photoShow'),
            run: () => void navigate(`${address}/related-documents`),
          },
        });
      } catch (error) {
        const message = error instanceof Error ? error.message : '';
        showToast({ kind: 'error', message: translate('contactCard.photoFailed', { message }) });
      }
      latest.current.onDone();
    };
    void add();
  }, [guid, file, navigate, address]);
  if (!item) return null;
  return (
    <span role="status" className={classes['quiet']}>
      {item.state === 'failed'
        ? t('contactCard.photoFailed', { message: item.errorMessage ?? '' })
        : t('contactCard.photoSending', { percent: item.percentComplete })}
      {item.state === 'failed' && item.canRetry && (
        <HeaderButton onClick={() => queue.retry(item.id)}>{t('contactCard.photoRetry')}</HeaderButton>
      )}
      {item.state === 'failed' && !item.canRetry && (
        <HeaderButton onClick={onDone}>{t('contactCard.photoClose')}</HeaderButton>
      )}
    </span>
  );
}
