import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import {
  ChoiceField,
  ColorField,
  CurrencyField,
  DateField,
  EmailField,
  FormPage,
  type FormValues,
  NormalizedNameField,
  NumberField,
  PasswordField,
  PhoneField,
  TermField,
  UpperCaseField,
  UrlField,
  UserNameField,
  WholeNumberField,
} from '../index.ts';

const label = 'The field';
const props = { name: 'field', label };

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

/** One field in a form; `values` are those that the form would save. */
function showField(field: ReactNode, initial: FormValues = { field: null }, isReadOnly = false) {
  let values: FormValues = initial;
  renderInShell(
    <FormPage
      address="/thing/1"
      title="Thing"
      tabs={[{ path: 'details', label: 'Details', fields: [{ name: 'field', label }] }]}
      initialValues={initial}
      initialRevision={1}
      validate={(now) => {
        values = now;
        return [];
      }}
      onSave={async (request) => ({ kind: 'saved', values: request.values, revision: 2 })}
      onHelp={() => {}}
      {...(isReadOnly ? { readOnlyReason: 'Only to be read.' } : {})}
    >
      {field}
    </FormPage>,
    { path: '/thing/:id/*', address: '/thing/1/details' },
  );
  const input = () => screen.getByLabelText(label) as HTMLInputElement;
  return {
    input,
    value: () => values['field'],
    values: () => values,
    enter: (text: string) => {
      input().focus();
      fireEvent.change(input(), { target: { value: text } });
      act(() => input().blur());
    },
  };
}

describe('a field', () => {
  it.each([
    ['number', <NumberField {...props} />, '1234567.5', '1234567.5', '1,234,567.5'],
    ['number in another writing', <NumberField {...props} />, '1 500,50', '1500.5', '1,500.5'],
    [
      'number of many digits',
      <NumberField {...props} />,
      '9999999999.9999',
      '9999999999.9999',
      '9,999,999,999.9999',
    ],
    ['number of blanks alone', <NumberField {...props} />, '  ', '  ', '  '],
    ['whole number', <WholeNumberField {...props} />, '1,250', 1250, '1,250'],
    ['whole number that is none', <WholeNumberField {...props} />, '12.5', '12.5', '12.5'],
    ['currency behind its amount', <CurrencyField {...props} />, '1 250,5 $', '1250.5', '1,250.50'],
    ['currency of a fraction of a cent', <CurrencyField {...props} />, '0.585', '0.585', '0.585'],
    ['number that is none', <NumberField {...props} />, 'ten', 'ten', 'ten'],
    ['number that is emptied', <NumberField {...props} />, '', null, ''],
    ['currency', <CurrencyField {...props} />, '$1,250.5', '1250.5', '1,250.50'],
    ['phone', <PhoneField {...props} />, '403 555 0123', '4035550123', '(403) 555-0123'],
    ['phone with a prefix', <PhoneField {...props} />, '+1 403-555-0123', '14035550123', '1 (403) 555-0123'],
    ['phone that is none', <PhoneField {...props} />, 'ask Ann', 'ask Ann', 'ask Ann'],
    ['email list', <EmailField {...props} />, 'a@b.ca,c@d.ca', 'a@b.ca; c@d.ca', 'a@b.ca; c@d.ca'],
    ['user name', <UserNameField {...props} />, ' Ann.B ', 'ann.b', 'ann.b'],
    ['capitals', <UpperCaseField {...props} />, 'ne-12', 'NE-12', 'NE-12'],
    ['name', <NormalizedNameField {...props} />, 'rOCKY', 'Rocky', 'Rocky'],
    ['url', <UrlField {...props} />, ' example.ca ', 'example.ca', 'example.ca'],
    ['colour', <ColorField {...props} />, '#2f9e44', '#2f9e44', '#2f9e44'],
    ['colour with opacity', <ColorField {...props} hasOpacity />, '#2f9e4480', '#802f9e44', '#2f9e4480'],
    ['opaque colour', <ColorField {...props} hasOpacity />, '#2f9e44', '#FF2f9e44', '#2f9e44'],
  ])('%s reads %3$j', (_, field, typed, value, shown) => {
    const form = showField(field, { field: typed === '' ? 5 : null });
    form.enter(typed);
    expect([form.value(), form.input().value]).toEqual([value, shown]);
  });

  it.each([
    ['number', <NumberField {...props} />, '1500.5', '1,500.50', '1,500.5'],
    ['amount', <CurrencyField {...props} />, '1500.5', '$1 500,50', '1,500.50'],
    ['whole number', <WholeNumberField {...props} />, 1500, '1,500.0', '1,500'],
  ])('of a %s that is written otherwise has not changed', (_, field, stored, typed, shown) => {
    const form = showField(field, { field: stored });
    const save = () => screen.getByRole('button', { name: 'Save' }).getAttribute('data-state');
    form.enter(typed);
    expect([save(), form.value(), form.input().value]).toEqual(['clean', stored, shown]);
    form.enter('7');
    expect(save()).toBe('dirty');
  });

  it('leaves what somebody types as it is while it is typed', () => {
    const form = showField(<NumberField {...props} />);
    form.input().focus();
    fireEvent.change(form.input(), { target: { value: '1.' } });
    act(() => vi.advanceTimersByTime(600));
    expect([form.value(), form.input().value]).toEqual(['1', '1.']);
    act(() => form.input().blur());
    expect(form.input().value).toBe('1');
  });

  it('opens a web address in a window of its own, and nothing else', () => {
    showField(<UrlField {...props} />, { field: 'example.ca/a' });
    const link = screen.getByRole('link', { name: 'Open in a new window' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'http://example.ca/a',
      'noopener noreferrer',
    ]);
    cleanup();
    showField(<UrlField {...props} />, { field: 'javascript:alert(1)' });
    expect(screen.queryByRole('link', { name: 'Open in a new window' })).toBeNull();
  });

  it('takes a colour from the chooser and keeps its opacity', () => {
    const form = showField(<ColorField {...props} hasOpacity />, { field: '#802f9e44' });
    fireEvent.change(screen.getByLabelText('Choose a colour for The field'), {
      target: { value: '#112233' },
    });
    expect(form.value()).toBe('#80112233');
  });

  it('cannot be changed where the form is read-only', () => {
    const form = showField(<ColorField {...props} />, { field: '#2f9e44' }, true);
    expect(form.input().readOnly).toBe(true);
    expect((screen.getByLabelText('Choose a colour for The field') as HTMLInputElement).disabled).toBe(true);
  });
});

describe('a choice', () => {
  const choices = [
    { value: 'en', label: 'English' },
    { value: 'es', label: 'Español' },
  ];
  const offered = (form: ReturnType<typeof showField>) =>
    within(form.input())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('is one of its values, and nothing only where that is offered', () => {
    const form = showField(<ChoiceField {...props} choices={choices} />, { field: 'en' });
    expect(offered(form)).toEqual(['English', 'Español']);
    fireEvent.change(form.input(), { target: { value: 'es' } });
    expect(form.value()).toBe('es');
    cleanup();
    const open = showField(<ChoiceField {...props} choices={choices} none="None" />, { field: 'en' });
    expect(offered(open)).toEqual(['None', 'English', 'Español']);
    fireEvent.change(open.input(), { target: { value: '' } });
    expect(open.value()).toBeNull();
  });

  it('cannot be changed where the form is read-only', () => {
    expect(
      showField(<ChoiceField {...props} choices={choices} />, { field: 'en' }, true).input().disabled,
    ).toBe(true);
  });
});

describe('a password', () => {
  it('is hidden until the person asks to see it, and reaches the form as it is typed', () => {
    const form = showField(<PasswordField {...props} autoComplete="new-password" />);
    expect([form.input().type, form.input().autocomplete]).toEqual(['password', 'new-password']);
    form.input().focus();
    fireEvent.change(form.input(), { target: { value: ' a b ' } });
    act(() => vi.advanceTimersByTime(1));
    expect(form.value()).toBe(' a b ');
    fireEvent.mouseDown(screen.getByRole('button', { name: 'Show what is typed' }));
    expect(form.input().type).toBe('text');
  });
});

describe('a date field', () => {
  it('waits a second for the next key', () => {
    const form = showField(<DateField {...props} />);
    fireEvent.change(form.input(), { target: { value: '2026-03-04' } });
    act(() => vi.advanceTimersByTime(900));
    expect(form.value()).toBeNull();
    act(() => vi.advanceTimersByTime(200));
    expect(form.value()).toBe('2026-03-04');
  });

  it.each([
    ['nov 23 2026', '2026-11-23'],
    ['Nov-23-2026', '2026-11-23'],
    [' 2026-11-3 ', '2026-11-03'],
    ['13/2/2026', '2026-02-13'],
  ])('reads %j when it is left, and shows it at once', (typed, day) => {
    const form = showField(<DateField {...props} />);
    form.enter(typed);
    expect([form.value(), form.input().value]).toEqual([day, day]);
  });

  it.each(['2024-13-01', '3/4/2026', 'soon'])('leaves %j as it was typed', (typed) => {
    const form = showField(<DateField {...props} />);
    form.enter(typed);
    expect([form.value(), form.input().value]).toEqual([typed, typed]);
  });

  it('reads a day in words only when typing is over: on leaving, with Enter, or by a save', () => {
    const form = showField(<DateField {...props} />);
    form.input().focus();
    fireEvent.change(form.input(), { target: { value: 'nov 2 2026' } });
    act(() => vi.advanceTimersByTime(5000));
    expect([form.value(), form.input().value]).toEqual([null, 'nov 2 2026']);
    fireEvent.change(form.input(), { target: { value: 'nov 23 2026' } });
    fireEvent.keyDown(form.input(), { key: 'Enter' });
    expect([form.value(), form.input().value]).toEqual(['2026-11-23', '2026-11-23']);
    fireEvent.change(form.input(), { target: { value: 'nov 24 2026' } });
    fireEvent.keyDown(form.input(), { key: 's', ctrlKey: true });
    expect([form.value(), form.input().value]).toEqual(['2026-11-24', '2026-11-24']);
  });

  it('of a stored day that is typed in another writing has not changed', () => {
    const form = showField(<DateField {...props} />, { field: '2026-11-23' });
    form.enter('nov 23 2026');
    expect([form.value(), form.input().value]).toEqual(['2026-11-23', '2026-11-23']);
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('data-state')).toBe('clean');
  });

  it('takes a day from its calendar, in the month of the day it holds', async () => {
    const form = showField(<DateField {...props} />, { field: '2026-03-04' });
    fireEvent.click(screen.getByRole('button', { name: 'Choose a day for The field' }));
    const calendar = await screen.findByRole('dialog', { hidden: true });
    fireEvent.click(within(calendar).getByRole('button', { name: '17 March 2026', hidden: true }));
    expect([form.value(), form.input().value]).toEqual(['2026-03-17', '2026-03-17']);
  });
});

describe('a term', () => {
  const term = <TermField {...props} unitName="unit" />;
  const unit = () => screen.getByLabelText('Unit of The field');

  it('takes a number only where its unit has one', () => {
    const form = showField(term, { field: 5, unit: 'Years' });
    expect(form.input().disabled).toBe(false);
    fireEvent.change(unit(), { target: { value: '' } });
    expect([form.input().disabled, form.value()]).toEqual([true, 5]);
    fireEvent.change(unit(), { target: { value: 'Days' } });
    expect(form.input().disabled).toBe(false);
  });

  it('is cleared and disabled by N/A', () => {
    const form = showField(term, { field: 5, unit: 'Years' });
    fireEvent.change(unit(), { target: { value: 'N/A' } });
    expect(form.values()).toMatchObject({ field: null, unit: 'N/A' });
    expect([form.input().disabled, form.input().value]).toEqual([true, '']);
  });
});
