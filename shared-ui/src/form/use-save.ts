import { type FormApi, getIn } from 'final-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conflict, FieldError } from 'shared-contracts/errors';
import { isWithin } from './form-errors.ts';
import type { FormSession } from './form-session.ts';
import { type FormValues, isSameValue } from './form-values.ts';
import type { SaveOutcome } from './save-outcome.ts';

/** How the last save ended, until the next change. */
export type SaveProgress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'saved' }
  /** `message` is what the server said of no field of the form. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'conflict'; readonly conflict: Conflict };

export interface SaveRequest {
  readonly values: FormValues;
  /** The revision that was edited; null for a new record. */
  readonly revision: number | null;
  /** The same for a save that is sent again after it failed, so that the server writes it once. */
  readonly saveId: string;
}

interface UseSaveOptions {
  readonly form: FormApi<FormValues>;
  readonly session: FormSession;
  readonly initialRevision: number | null;
  readonly onSave: (request: SaveRequest) => Promise<SaveOutcome>;
  readonly onSaved: () => void;
}

/** Makes the stored values the clean ones, and keeps what was typed while they were on their way. */
function settle(form: FormApi<FormValues>, sent: FormValues, stored: FormValues): void {
  const now = form.getState().values;
  form.batch(() => {
    form.initialize({ ...stored });
    // All values, not only the fields that are shown: those of other tabs are kept as well.
    for (const name of Object.keys({ ...now, ...sent })) {
      if (!isSameValue(now[name], sent[name])) form.change(name, now[name]);
    }
  });
}

/** Saving a form: one save at a time, nothing typed is lost, a conflict is settled field by field. */
export function useSave({ form, session, initialRevision, onSave, onSaved }: UseSaveOptions) {
  const [progress, setProgress] = useState<SaveProgress>({ kind: 'idle' });
  const revision = useRef(initialRevision);
  const busy = useRef(false);
  const lastSent = useRef<{ readonly key: string; readonly saveId: string }>(undefined);

  const showErrors = () => {
    for (const name of form.getRegisteredFields()) form.blur(name);
  };

  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const refuse = (errors: readonly FieldError[], sent: FormValues) => {
    const now = form.getState().values;
    const names = form.getRegisteredFields();
    const ofFields = errors.filter(({ path }) => names.some((name) => isWithin(path, name)));
    // What was edited meanwhile is not what the server refused.
    const standing = ofFields.filter(({ path }) => isSameValue(getIn(now, path), getIn(sent, path)));
    const message = errors
      .filter((error) => !ofFields.includes(error))
      .map((error) => error.message)
      .join(' ');
    showErrors();
    session.refuse(standing);
    setProgress(standing.length > 0 || message ? { kind: 'refused', message } : { kind: 'idle' });
  };

  const receive = (outcome: SaveOutcome, sent: FormValues) => {
    // Who has left is not called back.
    if (!isShown.current) return;
    session.flush();
    if (outcome.kind === 'saved') {
      session.refuse([]);
      revision.current = outcome.revision;
      lastSent.current = undefined;
      settle(form, sent, outcome.values);
      setProgress({ kind: 'saved' });
      onSaved();
    } else if (outcome.kind === 'invalid') {
      refuse(outcome.fields, sent);
    } else {
      setProgress(outcome);
    }
  };

  const save = async () => {
    if (busy.current) return;
    session.flush();
    const { pristine, hasValidationErrors, values } = form.getState();
    if (hasValidationErrors) showErrors();
    if (pristine || hasValidationErrors) return;
    busy.current = true;
    setProgress({ kind: 'busy' });
    const key = JSON.stringify([revision.current, values]);
    const saveId = lastSent.current?.key === key ? lastSent.current.saveId : crypto.randomUUID();
    lastSent.current = { key, saveId };
    try {
      receive(await onSave({ values, revision: revision.current, saveId }), values);
    } catch (error) {
      setProgress({ kind: 'failed', message: error instanceof Error ? error.message : '' });
    } finally {
      busy.current = false;
    }
  };

  /** Goes on from the other person's version with the chosen fields of one's own. */
  const resolve = (conflict: Conflict, keptMine: readonly string[]) => {
    const mine = form.getState().values;
    form.batch(() => {
      form.initialize({ ...mine, ...conflict.record });
      for (const name of keptMine) form.change(name, getIn(mine, name));
    });
    session.refuse([]);
    revision.current = conflict.revision;
    setProgress({ kind: 'idle' });
  };

  /** Goes on from what another call wrote of the same record, for example rows that were linked; what was typed stays. */
  const adopt = (stored: FormValues, nextRevision: number) => {
    settle(form, form.getState().initialValues as FormValues, stored);
    revision.current = nextRevision;
    lastSent.current = undefined;
  };

  /** What was said of the last save is over once the form changes. */
  const noteChange = useCallback(
    () =>
      setProgress((now) =>
        now.kind === 'saved' || now.kind === 'failed' || now.kind === 'refused' ? { kind: 'idle' } : now,
      ),
    [],
  );

  return { progress, save, resolve, adopt, noteChange, dismissConflict: () => setProgress({ kind: 'idle' }) };
}
