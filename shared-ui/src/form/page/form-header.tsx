import { ActionIcon } from '@mantine/core';
import { IconHelp, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Address } from 'shared-contracts/routes';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { PageHeader, PageTitle } from '../../layout/page-header.tsx';
import { Unbroken } from '../../layout/unbroken.tsx';
import { useFormTexts } from '../form-texts.ts';
import { SaveButton, type SaveState } from '../saving/save-button.tsx';
import { SaveMenu } from '../saving/save-menu.tsx';
import type { AfterSave, SaveProgress } from '../saving/use-save.ts';
import type { FormStanding } from '../use-form-standing.ts';
import classes from './form-header.module.css';
import { ValidationSummary } from './validation-summary.tsx';

interface FormHeaderProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly suffix: string | undefined;
  /** Shown next to the title, such as the record's statuses. */
  readonly marks: ReactNode;
  readonly address: Address;
  readonly standing: FormStanding;
  readonly progress: SaveProgress;
  readonly readOnlyReason: string | undefined;
  readonly actions: ReactNode;
  readonly onSave: (after?: AfterSave) => void;
  readonly goesOn: readonly AfterSave[];
  readonly onUndo: () => void;
  readonly onHelp: () => void;
}

function saveState(progress: SaveProgress, { isDirty, errors }: FormStanding): SaveState {
  if (progress.kind === 'busy') return 'busy';
  if (progress.kind === 'failed' || progress.kind === 'refused') return 'error';
  if (isDirty && errors > 0) return 'error';
  if (isDirty) return 'dirty';
  return progress.kind === 'saved' ? 'saved' : 'clean';
}

/** The name of the record, with its suffix. */
function FormTitle({ title, suffix }: Pick<FormHeaderProps, 'title' | 'suffix'>) {
  const { t } = useTexts('ui');
  return (
    <>
      <Unbroken>{title.trim() || t('form.new')}</Unbroken>
      {suffix && <span className={classes.suffix}> {suffix}</span>}
    </>
  );
}

/** Save, with the reason why it is disabled, and its menu of further ways to save. */
function FormSave({ address, standing, progress, onSave, goesOn, onUndo }: FormHeaderProps) {
  const { t } = useTexts('ui');
  const { t: form } = useFormTexts();
  const { isDirty, isInvalid, errors } = standing;
  /**
   * Why Save does nothing now. A refused save may be sent again: only the server knows whether its reason still
   * applies.
   */
  const reasonNotToSave = (): string | undefined => {
    if (progress.kind === 'busy') return t('form.saving');
    if (!isDirty) return t('form.nothingToSave');
    if (!isInvalid) return undefined;
    return errors > 0 ? t('form.fixErrors') : form('save.fillIn');
  };
  const reason = reasonNotToSave();
  return (
    <div className={classes.save}>
      <SaveButton
        state={saveState(progress, standing)}
        canSave={reason === undefined}
        reason={reason}
        errorGroups={standing.tabs
          .filter((tab) => tab.errors > 0)
          .map(({ tab, errors: count }) => ({
            label: tab.label,
            to: `${address}/${tab.path}`,
            count,
          }))}
        failure={progress.kind === 'failed' || progress.kind === 'refused' ? progress.message : undefined}
        onSave={() => onSave()}
      />
      <SaveMenu
        onSaveAndNew={goesOn.includes('new') ? () => onSave('new') : undefined}
        onSaveAndLeave={goesOn.includes('leave') ? () => onSave('leave') : undefined}
        onUndo={isDirty && progress.kind !== 'busy' ? onUndo : undefined}
      />
    </div>
  );
}

/** The one line of a form that stays in sight on a phone: its name and Save. */
export function FormLine(props: FormHeaderProps) {
  return (
    <div className={classes.line}>
      <PageTitle isLine>
        <FormTitle {...props} />
      </PageTitle>
      {!props.readOnlyReason && <FormSave {...props} />}
    </div>
  );
}

/** The state of a form's values, or why nothing can be changed. */
export function FormWorth({
  standing,
  readOnlyReason,
}: Pick<FormHeaderProps, 'standing' | 'readOnlyReason'>) {
  const { isDirty, errors, open, valid } = standing;
  if (readOnlyReason) return <p className={classes.reason}>{readOnlyReason}</p>;
  return (
    <ValidationSummary
      errors={errors}
      warnings={0}
      valid={valid}
      open={open}
      isQuiet={!isDirty && errors === 0 && open === 0}
    />
  );
}

/**
 * The rest of the header on a phone: the record's state and facts in one line that scrolls sideways where it is
 * longer than the screen is wide.
 */
export function FormStrip(props: FormHeaderProps & { readonly summary: ReactNode }) {
  const { marks, subtitle, summary } = props;
  return (
    <>
      <PageHeader marks={marks} subtitle={subtitle} {...(summary ? { strip: summary } : {})} />
      <FormWorth {...props} />
    </>
  );
}

/** A form's title, and what can be done with it. */
export function FormHeader(props: FormHeaderProps) {
  const { subtitle, marks, readOnlyReason, actions, onHelp } = props;
  const { t } = useTexts('ui');
  return (
    <PageHeader
      title={<FormTitle {...props} />}
      marks={marks}
      subtitle={subtitle}
      actions={
        <>
          {readOnlyReason && (
            <span className={classes.readOnly} title={readOnlyReason}>
              <IconLock size={14} aria-hidden /> {t('form.readOnly')}
            </span>
          )}
          {actions}
          <ActionIcon
            variant="default"
            size={30}
            aria-label={t('form.help')}
            title={t('form.help')}
            onClick={onHelp}
          >
            <IconHelp size={16} />
          </ActionIcon>
          {!readOnlyReason && <FormSave {...props} />}
        </>
      }
    />
  );
}
