import { importLimits } from 'shared-contracts/agreement-import';
import { useTexts } from 'shared-ui';
import { DropZone, ProgressBar, useWizard, WizardButton, WizardButtons } from 'shared-ui/dialogs';
import { useTableUpload } from '../ground/use-table-upload.ts';
import classes from './agreement-import.module.css';
import type { ImportFile } from './import-file.ts';
import { StepHeading } from './step-heading.tsx';

interface UploadStepProps {
  /** Called with the file once it is uploaded; it is checked next. */
  readonly onUploaded: (file: ImportFile) => void;
  readonly onFailed: (title: string, message: string) => void;
}

const extensions = ['xlsx'];

/** Where the workbook is dropped or chosen; it is sent and checked immediately. */
export function UploadStep({ onUploaded, onFailed }: UploadStepProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const { item, refusal, take, stop } = useTableUpload({
    extensions,
    texts: 'agreementImport.upload',
    onUploaded: (file) => {
      onUploaded({ ...file, isBegun: false });
      wizard.go('forward', 'validate');
    },
    onFailed: (message) =>
      onFailed(t('agreementImport.upload.failed'), message ?? t('agreementImport.failed.unknown')),
  });
  const isBusy = item !== undefined;
  return (
    <>
      <StepHeading step={2} title={t('agreementImport.upload.heading')} />
      <DropZone
        accept=".xlsx"
        isSingle
        isDisabled={isBusy}
        hint={t('agreementImport.upload.hint', { megabytes: importLimits.megabytes })}
        onFiles={take}
      />
      {refusal && (
        <p role="alert" className={classes['refused']}>
          {refusal}
        </p>
      )}
      {item && (
        <p className={classes['progress']}>
          <ProgressBar
            label={t('agreementImport.upload.progress', { name: item.fileName })}
            percent={item.percentComplete}
          />
          {item.percentComplete}% · {item.fileName}
        </p>
      )}
      <WizardButtons>
        {isBusy && <WizardButton label={t('agreementImport.stop')} onClick={stop} />}
        <WizardButton
          label={t('agreementImport.back')}
          isBusy={isBusy}
          busyLabel={t('agreementImport.upload.uploading')}
          onClick={() => (wizard.canGoBack ? wizard.go('back') : wizard.go('replace', 'start'))}
        />
      </WizardButtons>
    </>
  );
}
