import { createForm } from 'final-form';
import { formRules } from '../../form/form-rules.ts';
import type { FormValues } from '../../form/form-values.ts';
import { startFrom } from '../../form/saving/settle-form.ts';
import { keepFields } from '../../form/use-all-fields.ts';
import { fieldsOf } from '../rows/collection.ts';
import type { HeldPlace } from './held-place.ts';
import type { HeldRows } from './held-rows.ts';

/**
 * A row's own form: made with the row's unsaved values, and reported to the store with each change once it is
 * followed.
 */
export function heldForm(held: HeldRows, place: HeldPlace) {
  const { collection, start, values } = place;
  const form = createForm<FormValues>({
    initialValues: { ...start.base },
    onSubmit: () => {},
    validate: formRules(collection.validate),
  });
  keepFields(
    form,
    fieldsOf(collection).map(({ name }) => name),
  );
  startFrom(form, start.base, values);
  const follow = () =>
    form.subscribe(({ values: now, touched }) => held.write(place, now, touched ?? {}), {
      values: true,
      touched: true,
    });
  return { form, follow };
}
