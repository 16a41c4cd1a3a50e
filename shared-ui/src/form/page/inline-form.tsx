import '../form-styles.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, useFormState } from 'react-final-form';
import { type FieldError, saidOf } from 'shared-contracts/errors';
import { whereTyped } from 'shared-contracts/rest-client';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { FormSession, FormSessionProvider } from '../form-session.ts';
import type { FormValues } from '../form-values.ts';
import { noteForm } from '../saving/unsaved-changes.ts';
import { useFormApi } from '../use-form-api.ts';
import { SubmitGroup } from './submit-group.tsx';

/** How a small form stands. */
export interface InlineFormState {
  readonly isDirty: boolean;
  readonly isValid: boolean;
  readonly isBusy: boolean;
  /** What went wrong with the last try, where something did. */
  readonly failure: string | undefined;
}

/** What the API said of fields of a small form; thrown by `onSubmit`, shown where the fields are. */
export class RefusedFields extends Error {
  readonly fields: readonly FieldError[];

  constructor(fields: readonly FieldError[], message = '') {
    super(message);
    this.name = 'RefusedFields';
    this.fields = fields;
  }
}

interface InlineFormProps {
  readonly initialValues: FormValues;
  readonly validate: (values: FormValues) => readonly FieldError[];
  /** Rejects with an Error whose message is shown, or with RefusedFields. */
  readonly onSubmit: (values: FormValues) => Promise<void>;
  /** Submits without a change too, for example to create the same again. */
  readonly allowsPristine?: boolean;
  readonly className?: string | undefined;
  readonly children: (state: InlineFormState) => ReactNode;
}

function FormState({
  busy: isBusy,
  failure,
  children,
}: {
  busy: boolean;
  failure: string | undefined;
  children: InlineFormProps['children'];
}) {
  const { dirty, invalid } = useFormState({ subscription: { dirty: true, invalid: true } });
  return children({ isDirty: dirty === true, isValid: invalid !== true, isBusy, failure });
}

/** A form within something else, as a page of a wizard or a side panel: fields, rules, one button. */
export function InlineForm(props: InlineFormProps) {
  const { initialValues, validate, onSubmit, allowsPristine = false, className, children } = props;
  const { t } = useTexts('ui');
  const form = useFormApi(initialValues, validate);
  const [session] = useState(() => new FormSession());
  const [busy, setBusy] = useState(false);
  useEffect(() => noteForm(() => form.getState().dirty || session.hasPending), [form, session]);
  const [failure, setFailure] = useState<string>();
  const submit = async () => {
    if (busy) return;
    session.flush();
    const { values, hasValidationErrors, pristine } = form.getState();
    if (hasValidationErrors) for (const name of form.getRegisteredFields()) form.blur(name);
    if (hasValidationErrors || (pristine && !allowsPristine)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      if (error instanceof RefusedFields) session.refuse(error.fields);
      const isSaid = error instanceof RefusedFields && error.message === '' && error.fields.length > 0;
      const said = saidOf(error) ?? t('unknownError');
      // What stands here unchanged was not typed.
      setFailure(isSaid ? undefined : form.getState().dirty ? whereTyped(said) : said);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormSessionProvider value={session}>
      <Form form={form} onSubmit={() => {}} subscription={{}}>
        {() => (
          <SubmitGroup className={className} onSubmit={() => void submit()}>
            <FormState busy={busy} failure={failure}>
              {children}
            </FormState>
          </SubmitGroup>
        )}
      </Form>
    </FormSessionProvider>
  );
}
