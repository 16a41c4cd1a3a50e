import './form-styles.ts';
import type { FormApi } from 'final-form';
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { FieldError } from 'shared-contracts/errors';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { FormTab } from './form-errors.ts';
import { FormHeader } from './form-header.tsx';
import { ReadOnlyProvider } from './form-mode.ts';
import classes from './form-page.module.css';
import { FormSession, FormSessionProvider } from './form-session.ts';
import { FormTabs } from './form-tabs.tsx';
import { type FormValues, isSameValue } from './form-values.ts';
import { LeaveWarning } from './leave-warning.tsx';
import type { SaveOutcome } from './save-outcome.ts';
import { tellShownForm } from './shown-forms.ts';
import { useFormApi } from './use-form-api.ts';
import { useFormKeys } from './use-form-keys.ts';
import { type SaveRequest, useSave } from './use-save.ts';

/** What a screen may do to its form from outside. */
export interface FormControl {
  /** Goes on from what another call wrote of the record; what was typed stays. */
  readonly adopt: (stored: FormValues, revision: number) => void;
}

interface FormPageProps {
  /** The form's own address, without its tabs. */
  readonly address: string;
  /** The record's name; 'New' stands where it is empty. */
  readonly title: string;
  readonly subtitle?: string;
  readonly tabs: readonly FormTab[];
  /** What the form starts from; to start from another record, give the page another key. */
  readonly initialValues: FormValues;
  readonly initialRevision: number | null;
  readonly validate: (values: FormValues) => readonly FieldError[];
  readonly onSave: (request: SaveRequest) => Promise<SaveOutcome>;
  /** Told after a save, when the form is clean again. */
  readonly onSaved?: () => void;
  readonly onHelp: () => void;
  /** Why nothing can be changed, where that is so. */
  readonly readOnlyReason?: string | undefined;
  /** Filled with what a screen may do to the form from outside. */
  readonly control?: RefObject<FormControl | null>;
  /** More buttons for the header. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const ignore = () => {};

/**
 * Keeps the fields of all tabs in the form. Else final-form forgets a field when
 * its tab is left, and react-final-form resets it when the tab is opened again.
 */
function useAllFields(form: FormApi<FormValues>, names: readonly string[]): void {
  const list = names.join('\n');
  useEffect(() => {
    const stops = list
      .split('\n')
      .filter(Boolean)
      .map((name) =>
        form.registerField(name, ignore, {}, form.getFieldState(name) ? {} : { isEqual: isSameValue }),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, list]);
}

/** A record's page: header with Save, tabs, fields, and all that can happen to a save (000 §2, §4). */
export function FormPage(props: FormPageProps) {
  const { address, tabs, initialValues, initialRevision, validate, onSave, onSaved, onHelp, readOnlyReason } =
    props;
  const { t } = useTexts('ui');
  const form = useFormApi(initialValues, validate);
  const [session] = useState(() => new FormSession());
  const isMoving = useRef(false);
  const { progress, save, resolve, adopt, noteChange, dismissConflict } = useSave({
    form,
    session,
    initialRevision,
    onSave,
    onSaved: () => {
      // A new record's page moves to its own address: that is no leaving, whatever was typed meanwhile.
      isMoving.current = true;
      onSaved?.();
      isMoving.current = false;
    },
  });
  useEffect(
    () => (process.env.NODE_ENV === 'development' ? tellShownForm(address, form) : undefined),
    [address, form],
  );
  useImperativeHandle(props.control, () => ({ adopt }));
  const isReadOnly = readOnlyReason !== undefined;
  const fields = tabs.flatMap((tab) => tab.fields);
  useAllFields(
    form,
    fields.map(({ name }) => name),
  );
  useFormKeys({
    onSave: () => {
      if (!isReadOnly) void save();
    },
    onHelp,
  });
  useEffect(() => {
    let before = form.getState().values;
    return form.subscribe(
      ({ values, dirty }) => {
        if (values !== before && dirty) noteChange();
        before = values;
      },
      { values: true, dirty: true },
    );
  }, [form, noteChange]);
  const failure =
    progress.kind === 'failed'
      ? progress.message || t('form.unexpected')
      : progress.kind === 'refused' && progress.message;

  return (
    <FormSessionProvider value={session}>
      <ReadOnlyProvider value={isReadOnly}>
        <Form form={form} onSubmit={() => {}} subscription={{}}>
          {() => (
            <form
              className={classes.page}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              <FormHeader
                title={props.title}
                subtitle={props.subtitle}
                address={address}
                tabs={tabs}
                progress={progress}
                readOnlyReason={readOnlyReason}
                actions={props.actions}
                onSave={() => void save()}
                onHelp={onHelp}
              />
              <FormTabs address={address} tabs={tabs} />
              <div className={classes.body}>{props.children}</div>
              {failure && (
                <p className={classes.failure} role="alert">
                  {failure}
                </p>
              )}
            </form>
          )}
        </Form>
        <LeaveWarning
          address={address}
          hasChanges={() => !isMoving.current && (form.getState().dirty || session.hasPending)}
        />
        {progress.kind === 'conflict' && (
          <ConflictDialog
            conflict={progress.conflict}
            mine={form.getState().values}
            fields={fields}
            onResolve={(keptMine) => resolve(progress.conflict, keptMine)}
            onCancel={dismissConflict}
          />
        )}
      </ReadOnlyProvider>
    </FormSessionProvider>
  );
}
