import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fillIn, openTab, pressSave, saveButton, showForm } from '../../testing/show-form.tsx';
import { firstError, focusField } from './first-error.ts';

const summary = () => screen.getByText(/ERROR\(S\)/).closest('p');

describe('what is wrong in a form', () => {
  it('is not counted before somebody was there: what is required is said quietly', () => {
    showForm({ initialValues: { code: '', notes: '', owner: { name: '' } } });
    expect(summary()?.textContent).toBe('0 ERROR(S)0 WARNING(S)1 VALID2 required fields are empty');
    expect(saveButton().getAttribute('data-state')).toBe('clean');
  });

  it('is counted once its field was left', () => {
    showForm({ initialValues: { code: '', notes: '', owner: { name: '' } } });
    fireEvent.focus(screen.getByLabelText(/^Code/));
    fireEvent.blur(screen.getByLabelText(/^Code/));
    expect(summary()?.textContent).toBe('1 ERROR(S)0 WARNING(S)1 VALID1 required field is empty');
  });

  it('is a line that nobody sees while nothing is wrong and nothing has changed', () => {
    showForm();
    expect(summary()?.textContent).toContain('3 VALID');
    expect(summary()?.hasAttribute('data-quiet')).toBe(true);
    fillIn('Code', 'AB');
    expect(summary()?.hasAttribute('data-quiet')).toBe(false);
  });

  it('keeps Save from sending, which says what to do', () => {
    showForm({ initialValues: { code: '', notes: '', owner: { name: '' } } });
    const reason = () => document.getElementById(saveButton().getAttribute('aria-describedby') ?? '');
    expect(reason()?.textContent).toBe('There are no changes to save.');
    fillIn('Code', 'AB');
    expect(reason()?.textContent).toBe('Fill in the required fields to save.');
  });
});

describe('Ctrl+S on a form with errors', () => {
  it('goes to the first of them, on whatever tab, and says which it is', async () => {
    const { sent, pathname } = showForm();
    await openTab('Notes');
    fillIn('Notes text', '');
    await openTab('Details');
    await pressSave();
    expect(sent).toEqual([]);
    expect(pathname()).toBe('/thing/1/notes');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('notes'));
    expect(screen.getByRole('alert').textContent).toBe('Not saved: Notes text has to be corrected first.');
    fillIn('Notes text', 'Second');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes to the field that the server objects to, on whatever tab', async () => {
    const { pathname } = showForm({
      answer: () => ({ kind: 'invalid', fields: [{ path: 'notes', message: 'These notes are taken.' }] }),
    });
    const shown: (string | null)[] = [];
    const scroll = vi.fn(function (this: HTMLElement) {
      shown.push(this.getAttribute('name'));
    });
    HTMLElement.prototype.scrollIntoView = scroll;
    await openTab('Notes');
    fillIn('Notes text', 'Second');
    await openTab('Details');
    await pressSave();
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('notes'));
    expect(pathname()).toBe('/thing/1/notes');
    expect(shown).toContain('notes');
    expect(screen.getByText('These notes are taken.')).toBeTruthy();
    expect(screen.getByText('Not saved: Notes text has to be corrected first.')).toBeTruthy();
  });

  it('stands right below the header, as all that is said of a save', async () => {
    showForm({ answer: () => ({ kind: 'failed', message: 'The database is away.' }) });
    fillIn('Code', 'AB');
    await pressSave();
    const alert = screen.getByRole('alert');
    const tabs = screen.getByRole('navigation', { name: 'Form' });
    expect(alert.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

it('finds the first error inside a list of rows by the path of its field', () => {
  const tabs = [{ path: 'details', label: 'Details', fields: [{ name: 'rates', label: 'Rates' }] }];
  const errors = { rates: [undefined, { unit: undefined, rate: 'Required value.' }] };
  expect(firstError(tabs, errors, [])?.path).toBe('rates[1].rate');
  expect(firstError(tabs, {}, ['rates[0].unit'])?.path).toBe('rates[0].unit');
});

describe('a field that is not there yet', () => {
  const late = () => {
    const field = document.createElement('input');
    field.name = 'notes';
    document.body.append(field);
    return field;
  };

  it('has the keyboard when it comes, however late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const stop = focusField(() => document.body, 'notes');
    vi.advanceTimersByTime(10 * 60_000);
    const field = late();
    onTestFinished(() => field.remove());
    await Promise.resolve();
    expect(document.activeElement).toBe(field);
    stop();
  });

  it.each(['keydown', 'pointerdown'])(
    'leaves the keyboard where the person went by %s meanwhile',
    async (move) => {
      const stop = focusField(() => document.body, 'notes');
      fireEvent(document.body, new Event(move, { bubbles: true }));
      const field = late();
      onTestFinished(() => field.remove());
      await Promise.resolve();
      expect(document.activeElement).toBe(document.body);
      stop();
    },
  );
});
