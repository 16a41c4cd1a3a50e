import { ActionIcon } from '@mantine/core';
import { IconHelp, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { countErrors, type FormTab } from './form-errors.ts';
import classes from './form-header.module.css';
import { useRefusedPaths } from './form-session.ts';
import { SaveButton, type SaveState } from './save-button.tsx';
import type { SaveProgress } from './use-save.ts';
import { ValidationSummary } from './validation-summary.tsx';

interface FormHeaderProps {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly address: string;
  readonly tabs: readonly FormTab[];
  readonly progress: SaveProgress;
  readonly readOnlyReason: string | undefined;
  readonly actions: ReactNode;
  readonly onSave: () => void;
  readonly onHelp: () => void;
}

function saveState(progress: SaveProgress, dirty: boolean, hasErrors: boolean): SaveState {
  if (progress.kind === 'busy') return 'busy';
  if (progress.kind === 'failed' || progress.kind === 'refused') return 'error';
  if (dirty && hasErrors) return 'error';
  if (dirty) return 'dirty';
  return progress.kind === 'saved' ? 'saved' : 'clean';
}

/** The text that says why Save does nothing now. */
function reasonNotToSave(progress: SaveProgress, dirty: boolean, hasErrors: boolean): string | undefined {
  if (progress.kind === 'busy') return 'form.saving';
  if (!dirty) return 'form.nothingToSave';
  return hasErrors ? 'form.fixErrors' : undefined;
}

/** A form's title, what its values are worth, and what can be done with them. */
export function FormHeader(props: FormHeaderProps) {
  const { title, subtitle, address, tabs, progress, readOnlyReason, actions, onSave, onHelp } = props;
  const { t } = useTexts('ui');
  const {
    dirty = false,
    errors,
    hasValidationErrors = false,
  } = useFormState({
    subscription: { dirty: true, errors: true, hasValidationErrors: true },
  });
  const refused = useRefusedPaths();
  const counts = tabs.map((tab) => ({
    label: tab.label,
    to: `${address}/${tab.path}`,
    count: countErrors(tab, errors ?? {}, refused),
    fields: tab.fields.length,
  }));
  const errorCount = counts.reduce((sum, { count }) => sum + count, 0);
  const fieldCount = counts.reduce((sum, { fields }) => sum + fields, 0);
  const state = saveState(progress, dirty, errorCount > 0);
  // What the server refused may be sent again: it alone knows whether it still stands.
  const reason = reasonNotToSave(progress, dirty, hasValidationErrors);
  return (
    <>
      <PageHeader
        title={title.trim() || t('form.new')}
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
            {!readOnlyReason && (
              <SaveButton
                state={state}
                canSave={reason === undefined}
                reason={reason && t(reason)}
                errorGroups={counts.filter(({ count }) => count > 0)}
                failure={
                  progress.kind === 'failed' || progress.kind === 'refused' ? progress.message : undefined
                }
                onSave={onSave}
              />
            )}
          </>
        }
      />
      {readOnlyReason ? (
        <p className={classes.reason}>{readOnlyReason}</p>
      ) : (
        <ValidationSummary errors={errorCount} warnings={0} valid={fieldCount - errorCount} />
      )}
    </>
  );
}
