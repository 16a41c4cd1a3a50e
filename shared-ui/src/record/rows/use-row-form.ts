import type { FormApi } from 'final-form';
import { useEffect, useState } from 'react';
import { formRules } from '../../form/form-rules.ts';
import type { FormValues } from '../../form/form-values.ts';
import { heldForm } from '../held/held-form.ts';
import type { HeldPlace } from '../held/held-place.ts';
import { useHeldRows } from '../record-context.ts';
import type { Collection } from './collection.ts';

/** The form of an open row: it starts from the row's unsaved edits, and stores new ones there. */
export function useRowForm(collection: Collection, place: HeldPlace): FormApi<FormValues> {
  const held = useHeldRows();
  const [{ form, follow }] = useState(() => heldForm(held, place));
  useEffect(() => {
    const detach = held.attach(place, form);
    const stop = follow();
    return () => {
      place.session.flush();
      stop();
      detach();
    };
  }, [held, place, form, follow]);
  // Rules follow the language.
  useEffect(() => {
    form.setConfig('validate', formRules(collection.validate));
  }, [form, collection]);
  return form;
}
