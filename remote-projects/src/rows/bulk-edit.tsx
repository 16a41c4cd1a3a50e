import { type ReactNode, useState } from 'react';
import { today } from 'shared-contracts/days';
import { failureText } from 'shared-contracts/errors';
import { showToast, useTexts } from 'shared-ui';
import { useWizard, Wizard, WizardButton, WizardButtons, WizardPage } from 'shared-ui/dialogs';
import {
  ChoiceField,
  DateField,
  type FieldProps,
  type FormValues,
  InlineForm,
  TickField,
  useFieldValue,
} from 'shared-ui/form';
import classes from './bulk-edit.module.css';
import { BulkFailure } from './bulk-failure.ts';
import { type BulkChange, BulkPreview } from './bulk-preview.tsx';
import { type BulkFields, type BulkShape, bulkFaults, bulkValuesOf } from './bulk-values.ts';
import lines from './lines.module.css';

/** How rows of one kind are edited in bulk. */
export interface BulkKind extends BulkFields {
  /** The group of the fields' texts. */
  readonly texts: string;
  /** Days that are filled down, in the order of the menu; the usual one first. */
  readonly dates: readonly string[];
  /** A field of the dialog. */
  readonly field: (name: string, field: FieldProps) => ReactNode;
  /** The resulting changes of the rows. Rejects with an Error whose message is shown. */
  readonly preview: (values: FormValues) => Promise<readonly BulkChange[]>;
  /** Additional effects, shown below the changes of the last preview. */
  readonly beside?: () => ReactNode;
  /**
   * Writes them, all or none, and returns what takes it back, in one save too; one that moved on since is a conflict.
   * Both reject with an Error whose message is shown.
   */
  readonly write: (
    changes: readonly BulkChange[],
    values: FormValues,
    saveId: string,
  ) => Promise<() => Promise<void>>;
}

interface BulkEditProps {
  readonly shape: BulkShape;
  readonly kind: BulkKind;
  /** How many rows are selected. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onEdited: () => void;
}

/** The new value of a field of many rows; set only if it is ticked. */
function TickedField({ name, kind }: { readonly name: string; readonly kind: BulkKind }) {
  const { t } = useTexts('projects');
  const isTicked = useFieldValue(`ticks.${name}`) === true;
  const label = t(`${kind.texts}.${name}`);
  return (
    <div className={classes['bulkField']}>
      <TickField name={`ticks.${name}`} label={t('rows.bulk.change', { field: label })} isLabelHidden />
      {kind.field(name, { name: `values.${name}`, label, readOnly: !isTicked })}
    </div>
  );
}

interface FieldsPageProps extends Pick<BulkEditProps, 'shape' | 'kind' | 'count'> {
  readonly onPreview: (values: FormValues, changes: readonly BulkChange[]) => void;
}

function FieldsPage({ shape, kind, count, onPreview }: FieldsPageProps) {
  const { t, language } = useTexts('projects');
  const wizard = useWizard();
  const [start] = useState<FormValues>(() =>
    shape === 'fill' ? { field: kind.dates[0], day: today() } : { values: {}, ticks: {} },
  );
  return (
    <InlineForm
      className={lines['form']}
      initialValues={start}
      validate={(typed) => bulkFaults(shape, kind, typed, language)}
      allowsPristine={shape === 'fill'}
      onSubmit={async (typed) => {
        const values = bulkValuesOf(shape, kind, typed);
        onPreview(values, await kind.preview(values));
        wizard.go('forward', 'preview');
      }}
    >
      {({ isBusy, failure, isDirty }) => (
        <>
          <p className={lines['hint']}>{t(`rows.bulk.${shape}Hint`, { count })}</p>
          {shape === 'fill' ? (
            <>
              <ChoiceField
                name="field"
                label={t('rows.bulk.field')}
                choices={kind.dates.map((value) => ({ value, label: t(`${kind.texts}.${value}`) }))}
              />
              <DateField name="day" label={t('rows.bulk.day')} />
            </>
          ) : (
            <div className={classes['bulkFields']}>
              {kind.fields.map((name) => (
                <TickedField key={name} name={name} kind={kind} />
              ))}
            </div>
          )}
          {failure && <p role="alert">{failure}</p>}
          <WizardButtons>
            <WizardButton label={t('rows.bulk.cancel')} onClick={wizard.close} />
            <WizardButton
              label={t('rows.bulk.preview')}
              isPrimary
              isSubmit
              isBusy={isBusy}
              isDisabled={shape === 'edit' && !isDirty}
              title={shape === 'edit' && !isDirty ? t('rows.bulk.nothingTicked') : undefined}
            />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}

interface PreviewPageProps extends Pick<BulkEditProps, 'kind' | 'onEdited'> {
  readonly values: FormValues;
  readonly changes: readonly BulkChange[];
}

function PreviewPage({ kind, values, changes, onEdited }: PreviewPageProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [saveId] = useState(() => crypto.randomUUID());
  const going = changes.filter(({ changes: fields }) => fields.length > 0);
  const isRefused = changes.some(({ faults }) => faults.length > 0);
  const apply = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const takeBack = await kind.write(going, values, saveId);
      const undo = (): Promise<void> =>
        takeBack().then(onEdited, (error: unknown) =>
          showToast({
            kind: 'error',
            message: failureText(error) ?? t('rows.bulk.notUndone'),
            ...(error instanceof BulkFailure && error.isUnanswered ? { undo } : {}),
          }),
        );
      showToast({ kind: 'success', message: t('rows.bulk.done', { count: going.length }), undo });
      onEdited();
      wizard.close();
    } catch (error) {
      setFailure(failureText(error) ?? t('rows.bulk.failed'));
    } finally {
      setBusy(false);
    }
  };
  const blockedBy = isRefused ? t('rows.bulk.refused') : going.length === 0 ? t('rows.bulk.same') : undefined;
  return (
    <div className={lines['form']}>
      <p className={lines['hint']}>{t('rows.bulk.count', { count: going.length, all: changes.length })}</p>
      <BulkPreview texts={kind.texts} changes={changes} />
      {kind.beside?.()}
      {blockedBy && <p role="status">{blockedBy}</p>}
      {failure && <p role="alert">{failure}</p>}
      <WizardButtons>
        <WizardButton label={t('rows.bulk.back')} onClick={() => wizard.go('back')} />
        <WizardButton
          label={t('rows.bulk.apply')}
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

/** The same fields of many rows: the changes are shown before they are written, all or nothing. */
export function BulkEdit({ shape, kind, count, onClose, onEdited }: BulkEditProps) {
  const { t } = useTexts('projects');
  const [preview, setPreview] = useState<Pick<PreviewPageProps, 'values' | 'changes'>>();
  return (
    <Wizard opened onClose={onClose} title={t(`rows.bulk.${shape}`)} initialPage="fields" width={720}>
      <WizardPage name="fields">
        <FieldsPage
          shape={shape}
          kind={kind}
          count={count}
          onPreview={(values, changes) => setPreview({ values, changes })}
        />
      </WizardPage>
      <WizardPage name="preview">
        {preview && <PreviewPage {...preview} kind={kind} onEdited={onEdited} />}
      </WizardPage>
    </Wizard>
  );
}
