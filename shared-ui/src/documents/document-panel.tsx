import { Textarea } from '@mantine/core';
import { useEffect } from 'react';
import { documentErrors, extensionOf } from 'shared-contracts/documents';
import { limits } from 'shared-contracts/limits';
import { useDialogTexts } from '../dialogs/dialog-texts.ts';
import { TextareaField } from '../form/fields/textarea-field.tsx';
import { TickField } from '../form/fields/tick-field.tsx';
import { TextField } from '../form/fields/typed-field.tsx';
import { UrlField } from '../form/fields/url-field.tsx';
import type { FormValues } from '../form/form-values.ts';
import { ReadOnlyProvider } from '../form/page/form-mode.ts';
import { InlineForm } from '../form/page/inline-form.tsx';
import { SubmitButton } from '../form/saving/submit-button.tsx';
import { formatOf, modifiedBy } from './document-columns.ts';
import classes from './related-documents.module.css';
import type { DocumentChange, RelatedDocument } from './use-documents.ts';

interface DocumentPanelProps {
  readonly document: RelatedDocument;
  /** Names of the other documents of the parent. */
  readonly others: readonly string[];
  /** Rejects with RefusedFields, or with an Error whose message is shown. */
  readonly onSave: (change: DocumentChange) => Promise<void>;
  /** Told whether something is typed and not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

function Told({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  useEffect(() => {
    onChange(value);
    return () => onChange(false);
  }, [value, onChange]);
  return null;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** What is known of one document, and what can be changed of it (002 §2). */
export function DocumentPanel({ document, others, onSave, onDirty }: DocumentPanelProps) {
  const { t, language } = useDialogTexts();
  const { isUrlLink, name, url, notes, isConfidential, canEdit } = document;
  const check = (values: FormValues) =>
    documentErrors(values, { isUrlLink, extension: extensionOf(name ?? ''), others }, language);
  const fact = (label: string, value: string) => (
    <Textarea label={label} value={value} readOnly variant="filled" size="xs" autosize minRows={1} />
  );
  return (
    <aside className={classes['panel']} aria-label={t('documents.panel')}>
      <ReadOnlyProvider value={!canEdit}>
        <InlineForm
          className={classes['form']}
          initialValues={{ name: name ?? '', url: url ?? '', notes: notes ?? '', isConfidential }}
          validate={check}
          onSubmit={(values) =>
            onSave({
              name: textOf(values['name']),
              url: textOf(values['url']),
              notes: textOf(values['notes']),
              isConfidential: values['isConfidential'] === true,
            })
          }
        >
          {({ isDirty, isBusy, failure }) => (
            <>
              <Told value={isDirty} onChange={onDirty} />
              <h3 className={classes['section']}>{t('documents.details')}</h3>
              <TextField name="name" label={t('documents.name')} required={!isUrlLink} />
              {isUrlLink && <UrlField name="url" label={t('documents.url')} required />}
              {fact(t('documents.format'), formatOf(document))}
              <TickField name="isConfidential" label={t('documents.confidential')} />
              {fact(t('documents.owner'), document.owner.companyName)}
              {fact(
                t('documents.modifiedBy'),
                modifiedBy(document, (values) => t('documents.modifiedText', values), language),
              )}
              <h3 className={classes['section']}>{t('documents.notes')}</h3>
              <TextareaField name="notes" label={t('documents.notes')} maximum={limits.documentNotes} />
              {failure && (
                <p role="alert" className={classes['failure']}>
                  {failure}
                </p>
              )}
              {canEdit ? (
                <SubmitButton size="xs" busy={isBusy} isDisabled={!isDirty}>
                  {t('documents.save')}
                </SubmitButton>
              ) : (
                <p className={classes['hint']}>{t('documents.readOnly')}</p>
              )}
            </>
          )}
        </InlineForm>
      </ReadOnlyProvider>
    </aside>
  );
}
