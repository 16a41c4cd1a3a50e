import '../form-styles.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, useFormState } from 'react-final-form';
import { type FieldError, failureText } from 'shared-contracts/errors';
import { whereTyped } from 'shared-contracts/rest-client';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { FormSession, FormSessionProvider } from '../form-session.ts';
import type { FormValues } from '../form-values.ts';
import { noteForm } from '../saving/unsaved-changes.ts';
import { unreadTextsOf } from '../unread-texts.ts';
import { useFormApi } from '../use-form-api.ts';
import { firstFault } from './first-error.ts';
import { SubmitGroup } from './submit-group.tsx';

/** The state of a small form. */
export interface InlineFormState {
  readonly isDirty: boolean;
  /** Why it cannot be submitted: the first rule that a field breaks, with the field's label. */
  readonly disabledBy: string | undefined;
  readonly isBusy: boolean;
  /** The error of the last attempt, if any. */
  readonly failure: string | undefined;
}

/** The API's errors of fields in a small form; thrown by `onSubmit`, shown at the fields. */
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
  /** The label of the field at a path; with it, the reason why the form cannot be submitted names the field. */
  readonly labelOf?: (path: string) => string | undefined;
  readonly className?: string | undefined;
  readonly children: (state: InlineFormState) => ReactNode;
}

interface FormStateProps extends Pick<InlineFormProps, 'labelOf' | 'children'> {
  readonly isBusy: boolean;
  readonly failure: string | undefined;
}

function FormState({ isBusy, failure, labelOf, children }: FormStateProps) {
  const { dirty, invalid, errors } = useFormState({
    subscription: { dirty: true, invalid: true, errors: true },
  });
  const fault = invalid === true ? firstFault(errors ?? {}) : undefined;
  const label = fault && labelOf?.(fault.path);
  const disabledBy = label ? `${label}: ${fault.message}` : fault?.message;
  return children({ isDirty: dirty === true, disabledBy, isBusy, failure });
}

/** A form within something else, as a page of a wizard or a side panel: fields, rules, one button. */
export function InlineForm(props: InlineFormProps) {
  const { initialValues, validate, onSubmit, allowsPristine = false, className, labelOf, children } = props;
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
    if (hasValidationErrors || unreadTextsOf(session).size > 0 || (pristine && !allowsPristine)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      if (error instanceof RefusedFields) session.refuse(error.fields);
      const isShownAtFields =
        error instanceof RefusedFields && error.message === '' && error.fields.length > 0;
      const message = failureText(error) ?? t('unknownError');
      // An unchanged value was not typed.
      setFailure(isShownAtFields ? undefined : form.getState().dirty ? whereTyped(message) : message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormSessionProvider value={session}>
      <Form form={form} onSubmit={() => {}} subscription={{}}>
        {() => (
          <SubmitGroup className={className} onSubmit={() => void submit()}>
            <FormState isBusy={busy} failure={failure} {...(labelOf ? { labelOf } : {})}>
              {children}
            </FormState>
          </SubmitGroup>
        )}
      </Form>
    </FormSessionProvider>
  );
}
