import { CloseButton } from '@mantine/core';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import { useRecordAbsence } from '../layout/record-title.ts';
import classes from './related-documents.module.css';

interface AbsentDocumentProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** In place of a document that the address names and that was deleted or may not be seen. */
export function AbsentDocument({ id, onClose }: AbsentDocumentProps) {
  const { t } = useDialogTexts();
  useRecordAbsence(id, t('documents.missing'));
  return (
    <aside className={classes['panel']} aria-label={t('documents.panel')}>
      <div className={classes['head']}>
        <h2 className={classes['section']}>{t('documents.missing')}</h2>
        <CloseButton
          size="sm"
          aria-label={t('documents.close')}
          title={t('documents.close')}
          onClick={onClose}
        />
      </div>
      <p className={classes['hint']}>{t('documents.missingCause')}</p>
    </aside>
  );
}
