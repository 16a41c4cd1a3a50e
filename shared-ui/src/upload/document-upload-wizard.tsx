import { Button } from '@mantine/core';
import { IconFileUpload, IconLink, IconMapUp } from '@tabler/icons-react';
import { useState } from 'react';
import { type UploadPurpose, urlLinkSchema } from 'shared-contracts/documents';
import { limits } from 'shared-contracts/limits';
import { errorsOf, validate } from 'shared-contracts/validators';
import { TextareaField } from '../form/fields/textarea-field.tsx';
import { TextField } from '../form/fields/typed-field.tsx';
import type { FormValues } from '../form/form-values.ts';
import { InlineForm } from '../form/page/inline-form.tsx';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import { WizardError, WizardSuccess } from '../wizard/outcome-pages.tsx';
import wizardClasses from '../wizard/wizard.module.css';
import { Wizard } from '../wizard/wizard.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { WizardButton, WizardButtons, WizardPage } from '../wizard/wizard-page.tsx';
import classes from './upload.module.css';
import { UploadPage } from './upload-page.tsx';
import { useUploads } from './use-uploads.ts';

/** A file that came in and is to become a document. */
export interface UploadedFile {
  readonly guid: string;
  readonly name: string;
  readonly isSpatial: boolean;
}

/** A link that is to become a document. */
export interface UrlLink {
  readonly url: string;
  readonly name: string | null;
  readonly notes: string | null;
}

interface DocumentUploadWizardProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Opens on the upload page, and accepts only documents. */
  readonly documentOnly?: boolean;
  /** Takes one file, not several. */
  readonly single?: boolean;
  /** Offers spatial files. */
  readonly allowsSpatial?: boolean;
  /** Rejects with an Error whose message is shown on the error page. */
  readonly onSaveFiles: (files: readonly UploadedFile[]) => Promise<void>;
  /** Rejects with an Error whose message is shown in the form. */
  readonly onAddLink: (link: UrlLink) => Promise<void>;
}

function StartPage({
  allowsSpatial,
  onChoose,
}: {
  allowsSpatial: boolean;
  onChoose: (purpose: UploadPurpose) => void;
}) {
  const { t } = useDialogTexts();
  const wizard = useWizard();
  const start = (purpose: UploadPurpose) => {
    onChoose(purpose);
    wizard.go('forward', 'upload-document');
  };
  const look = { variant: 'default', justify: 'flex-start', size: 'md', fullWidth: true } as const;
  return (
    <div className={classes['starts']}>
      <Button
        {...look}
        leftSection={<IconFileUpload size={18} aria-hidden />}
        onClick={() => start('general')}
      >
        {t('upload.newDocuments')}
      </Button>
      {allowsSpatial && (
        <Button {...look} leftSection={<IconMapUp size={18} aria-hidden />} onClick={() => start('spatial')}>
          {t('upload.spatialFile')}
        </Button>
      )}
      <Button
        {...look}
        leftSection={<IconLink size={18} aria-hidden />}
        onClick={() => wizard.go('forward', 'add-url-link')}
      >
        {t('upload.urlLink')}
      </Button>
    </div>
  );
}

const noLink = { url: '', name: '', notes: '' };

function LinkPage({ onAddLink }: { onAddLink: DocumentUploadWizardProps['onAddLink'] }) {
  const { t, language } = useDialogTexts();
  const wizard = useWizard();
  const check = (values: FormValues) => errorsOf(urlLinkSchema, values, language);
  const labels = new Map([
    ['url', t('upload.url')],
    ['name', t('upload.displayName')],
    ['notes', t('upload.notes')],
  ]);
  return (
    <InlineForm
      className={wizardClasses['form']}
      initialValues={noLink}
      validate={check}
      labelOf={(path) => labels.get(path)}
      onSubmit={async (values) => {
        const link = validate(urlLinkSchema, values, language);
        if (link.valid) await onAddLink(link.value);
        wizard.go('replace', 'success');
      }}
    >
      {({ disabledBy, isBusy, failure }) => (
        <>
          <TextField name="url" label={t('upload.url')} hint={t('upload.urlHint')} required />
          <TextField name="name" label={t('upload.displayName')} />
          <TextareaField name="notes" label={t('upload.notes')} maximum={limits.documentNotes} />
          {failure && (
            <p role="alert" className={wizardClasses['error']}>
              {failure}
            </p>
          )}
          <WizardButtons>
            <WizardButton label={t('upload.back')} onClick={() => wizard.go('back')} />
            <WizardButton
              label={t('upload.addLink')}
              isPrimary
              isSubmit
              isBusy={isBusy}
              isDisabled={disabledBy !== undefined}
              title={disabledBy}
            />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}

function SuccessPage() {
  const { t } = useDialogTexts();
  const wizard = useWizard();
  return (
    <WizardSuccess
      title={t('upload.added')}
      buttons={
        <>
          <WizardButton label={t('upload.addMore')} onClick={() => wizard.go('backToInitial')} />
          <WizardButton label={t('upload.finish')} isPrimary onClick={wizard.close} />
        </>
      }
    />
  );
}

/** Adds documents: dropped or chosen files, spatial files, links (000 §2). It has no address of its own. */
export function DocumentUploadWizard(props: DocumentUploadWizardProps) {
  const { opened, onClose, documentOnly = false, single = false, allowsSpatial = false } = props;
  const { onSaveFiles, onAddLink } = props;
  const { t } = useDialogTexts();
  const [purpose, setPurpose] = useState<UploadPurpose>('general');
  const [checkFailure, setCheckFailure] = useState<string>();
  const { items, queue } = useUploads(setCheckFailure);
  const close = () => {
    queue.reset();
    onClose();
  };
  const save = async () => {
    const kept = items.flatMap(({ state, response, fileName, purpose: kind }) =>
      state === 'done' && response
        ? [{ guid: response.guid, name: fileName, isSpatial: kind === 'spatial' }]
        : [],
    );
    await onSaveFiles(kept);
    queue.reset();
  };
  return (
    <Wizard
      opened={opened}
      onClose={close}
      title={t('upload.title')}
      initialPage={documentOnly ? 'upload-document' : 'start'}
    >
      <WizardPage name="start">
        <StartPage allowsSpatial={allowsSpatial} onChoose={setPurpose} />
      </WizardPage>
      <WizardPage name="add-url-link">
        <LinkPage onAddLink={onAddLink} />
      </WizardPage>
      <WizardPage name="upload-document">
        <UploadPage
          items={items}
          queue={queue}
          purpose={documentOnly ? 'document' : purpose}
          isSingle={single}
          checkFailure={checkFailure}
          onCheckFailureShown={() => setCheckFailure(undefined)}
          onSave={save}
        />
      </WizardPage>
      <WizardPage name="success">
        <SuccessPage />
      </WizardPage>
      <WizardPage name="error">
        <WizardError title={t('upload.failed')} />
      </WizardPage>
    </Wizard>
  );
}
