import { createForm } from 'final-form';
import { describe, expect, it } from 'vitest';
import { ownError } from './form-errors.ts';
import { formRules } from './form-rules.ts';
import type { FormValues } from './form-values.ts';
import { keepFields } from './use-all-fields.ts';

/** A start that needs an end, rows that need a rate, and a sum that no single field can be blamed for. */
const rules = formRules(({ from, to, rates }) => [
  ...(from && !to ? [{ path: 'to', message: 'Say until when.' }] : []),
  ...(Array.isArray(rates) ? rates : []).flatMap((rate, place) =>
    rate === null ? [{ path: `rates[${place}].rate`, message: 'Say the rate.' }] : [],
  ),
  ...(from === to && from ? [{ path: '', message: 'That is no time at all.' }] : []),
]);

function formOf(initialValues: FormValues) {
  const form = createForm<FormValues>({
    initialValues: { ...initialValues },
    onSubmit: () => {},
    validate: rules,
  });
  keepFields(form, ['from', 'to', 'rates']);
  return form;
}

const wrongIn = (form: ReturnType<typeof formOf>): unknown =>
  JSON.parse(JSON.stringify(form.getState().errors));

describe('the rules of a form', () => {
  it('blame another field than the one that was typed into, and forgive it again', () => {
    const form = formOf({ from: '', to: '' });
    form.change('from', '2026-01-01');
    expect(wrongIn(form)).toEqual({ to: 'Say until when.' });
    expect(form.getFieldState('to')?.error).toBe('Say until when.');
    form.change('from', '');
    expect(wrongIn(form)).toEqual({});
    expect(form.getFieldState('to')?.error).toBeUndefined();
    expect(form.getState().hasValidationErrors).toBe(false);
  });

  it('keep what is wrong elsewhere while a field is mended', () => {
    const form = formOf({ from: '2026-01-01', to: '', rates: [1, null, null] });
    form.change('rates', [1, 2, null]);
    expect(wrongIn(form)).toEqual({
      to: 'Say until when.',
      rates: [null, null, { rate: 'Say the rate.' }],
    });
    form.change('rates', [1, 2, 3]);
    form.change('to', '2026-02-01');
    expect(form.getState().hasValidationErrors).toBe(false);
  });

  it('say what is wrong with the whole, and take it back', () => {
    const form = formOf({ from: 'a', to: '' });
    form.change('to', 'a');
    expect(form.getState().error).toBe('That is no time at all.');
    form.change('to', 'b');
    expect(form.getState()).toMatchObject({ error: undefined, hasValidationErrors: false });
  });

  it('say what is wrong with a list as a whole, and let its rows be typed in meanwhile', () => {
    const sum = formRules(({ shares }) =>
      (Array.isArray(shares) ? shares : []).reduce((all, { part }) => all + part, 0) > 1
        ? [{ path: 'shares', message: 'Too much.' }]
        : [],
    );
    const form = createForm<FormValues>({
      initialValues: { shares: [{ part: 1 }, { part: 1 }] },
      onSubmit: () => {},
      validate: sum,
    });
    keepFields(form, ['shares', 'shares[1].part']);
    expect(ownError(form.getFieldState('shares')?.error)).toBe('Too much.');
    form.change('shares[1].part', 2);
    expect(ownError(form.getFieldState('shares')?.error)).toBe('Too much.');
    form.change('shares[1].part', 0);
    expect(form.getState().hasValidationErrors).toBe(false);
  });
});
