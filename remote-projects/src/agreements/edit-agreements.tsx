import { useState } from 'react';
import { bulkFields } from 'shared-contracts/agreements';
import { errorMessage } from 'shared-contracts/client';
import type { AgreementBulkValues } from 'shared-contracts/graphql';
import { showToast, useTexts } from 'shared-ui';
import { useWizard, Wizard, WizardButton, WizardButtons, WizardPage } from 'shared-ui/dialogs';
import { ChoiceField, DateField, type FormValues, InlineForm, TickField } from 'shared-ui/form';
import { useClient } from 'urql';
import {
  BulkEditAgreementsDocument,
  PreviewAgreementsDocument,
  type PreviewAgreementsQuery,
} from '../generated/operations.ts';
import type { ProjectRecord } from '../project/project-record.ts';
import lines from '../rows/lines.module.css';
import { today } from '../rows/today.ts';
import classes from './agreements.module.css';
import { BulkField } from './bulk-field.tsx';
import { bulkFaults, bulkValuesOf, filledDates } from './bulk-values.ts';
import { PreviewTable } from './preview-table.tsx';

/** One day into a column, or any of the fields. */
export type BulkShape = 'fill' | 'edit';

type Changes = PreviewAgreementsQuery['changes'];

interface EditAgreementsProps {
  readonly shape: BulkShape;
  readonly ids: readonly string[];
  readonly project: ProjectRecord;
  readonly onClose: () => void;
  readonly onEdited: () => void;
}

/** What a day is filled into usually: who comes back from the field has consents. */
const usualDate = 'consentReceivedDate';

interface FieldsPageProps extends Pick<EditAgreementsProps, 'shape' | 'ids' | 'project'> {
  readonly onPreview: (values: AgreementBulkValues, changes: Changes) => void;
}

function FieldsPage({ shape, ids, project, onPreview }: FieldsPageProps) {
  const { t, language } = useTexts('projects');
  const client = useClient();
  const wizard = useWizard();
  const [start] = useState<FormValues>(() =>
    shape === 'fill' ? { field: usualDate, day: today() } : { values: {}, ticks: {} },
  );
  return (
    <InlineForm
      className={lines['form']}
      initialValues={start}
      validate={(values) => bulkFaults(shape, values, language)}
      allowsPristine={shape === 'fill'}
      onSubmit={async (typed) => {
        const values = bulkValuesOf(shape, typed);
        const { data, error } = await client
          .query(PreviewAgreementsDocument, { ids: [...ids], values }, { requestPolicy: 'network-only' })
          .toPromise();
        if (error || !data) throw new Error(errorMessage(error));
        onPreview(values, data.changes);
        wizard.go('forward', 'preview');
      }}
    >
      {({ isBusy, failure, isDirty }) => (
        <>
          <p className={lines['hint']}>{t(`agreements.bulk.${shape}Hint`, { count: ids.length })}</p>
          {shape === 'fill' ? (
            <>
              <ChoiceField
                name="field"
                label={t('agreements.bulk.field')}
                choices={filledDates.map((value) => ({ value, label: t(`agreements.${value}`) }))}
              />
              <DateField name="day" label={t('agreements.bulk.day')} />
            </>
          ) : (
            bulkFields.map((name) => (
              <div key={name} className={classes['bulkField']}>
                <TickField
                  name={`ticks.${name}`}
                  label={t('agreements.bulk.change', { field: t(`agreements.${name}`) })}
                  isLabelHidden
                />
                <BulkField name={name} project={project} />
              </div>
            ))
          )}
          {failure && <p role="alert">{failure}</p>}
          <WizardButtons>
            <WizardButton label={t('agreements.bulk.cancel')} onClick={wizard.close} />
            <WizardButton
              label={t('agreements.bulk.preview')}
              isPrimary
              isSubmit
              isBusy={isBusy}
              isDisabled={shape === 'edit' && !isDirty}
              title={shape === 'edit' && !isDirty ? t('agreements.bulk.nothingTicked') : undefined}
            />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}

interface PreviewPageProps {
  readonly values: AgreementBulkValues;
  readonly changes: Changes;
  readonly onEdited: () => void;
}

function PreviewPage({ values, changes, onEdited }: PreviewPageProps) {
  const { t } = useTexts('projects');
  const client = useClient();
  const wizard = useWizard();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [saveId] = useState(() => crypto.randomUUID());
  const going = changes.filter(({ changes: fields }) => fields.length > 0);
  const isRefused = changes.some(({ faults }) => faults.length > 0);
  const apply = async () => {
    setBusy(true);
    setFailure(undefined);
    const { error } = await client
      .mutation(BulkEditAgreementsDocument, {
        input: {
          saveId,
          agreements: going.map(({ agreement: { id }, revision }) => ({ id, revision })),
          values,
        },
      })
      .toPromise();
    setBusy(false);
    if (error) return setFailure(errorMessage(error) || t('agreements.bulk.failed'));
    showToast({ kind: 'success', message: t('agreements.bulk.done', { count: going.length }) });
    onEdited();
    wizard.close();
  };
  const blockedBy = isRefused
    ? t('agreements.bulk.refused')
    : going.length === 0
      ? t('agreements.bulk.same')
      : undefined;
  return (
    <div className={lines['form']}>
      <p className={lines['hint']}>
        {t('agreements.bulk.count', { count: going.length, all: changes.length })}
      </p>
      <PreviewTable changes={changes} />
      {blockedBy && <p role="status">{blockedBy}</p>}
      {failure && <p role="alert">{failure}</p>}
      <WizardButtons>
        <WizardButton label={t('agreements.bulk.back')} onClick={() => wizard.go('back')} />
        <WizardButton
          label={t('agreements.bulk.apply')}
          isPrimary
          isBusy={isBusy}
          isDisabled={blockedBy !== undefined}
          title={blockedBy}
          onClick={() => void apply()}
        />
      </WizardButtons>
    </div>
  );
}

/** The same fields of many agreements at once: what changes is shown before it is written, all of it or nothing. */
export function EditAgreements({ shape, ids, project, onClose, onEdited }: EditAgreementsProps) {
  const { t } = useTexts('projects');
  const [preview, setPreview] = useState<{ values: AgreementBulkValues; changes: Changes }>();
  return (
    <Wizard opened onClose={onClose} title={t(`agreements.bulk.${shape}`)} initialPage="fields" width={720}>
      <WizardPage name="fields">
        <FieldsPage
          shape={shape}
          ids={ids}
          project={project}
          onPreview={(values, changes) => setPreview({ values, changes })}
        />
      </WizardPage>
      <WizardPage name="preview">{preview && <PreviewPage {...preview} onEdited={onEdited} />}</WizardPage>
    </Wizard>
  );
}
