import { Button, Modal } from '@mantine/core';
import { sizes } from 'shared-contracts/limits';
import { helpOnReports } from './help-on-reports.ts';
import { useReportTexts } from './report-ui-texts.ts';
import classes from './reports.module.css';

/** Reminds the person that a document contains only saved data (002 §2). */
export function UnsavedChangesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useReportTexts();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('unsavedTitle')}
      size={sizes.confirmationModal}
      centered
      onKeyDown={helpOnReports}
    >
      <div className={classes['form']}>
        <p className={classes['hint']}>{t('unsaved')}</p>
        <div className={classes['buttons']}>
          <Button onClick={onClose} data-autofocus>
            {t('close')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
