import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onPhone } from '../../testing/on-phone.ts';
import {
  answerLater,
  field,
  fillIn,
  pressSave,
  saveButton,
  saved,
  showForm,
} from '../../testing/show-form.tsx';

afterEach(() => vi.unstubAllGlobals());

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('Save', () => {
  it('is disabled on a clean form and says why', () => {
    showForm();
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    expect(describedBy(saveButton())).toBe('There are no changes to save.');
  });

  it('is enabled once something has changed', () => {
    showForm();
    fillIn('Code', 'AB');
    expect(saveButton().getAttribute('aria-disabled')).toBe('false');
  });

  it('is disabled with errors and lists them by tab', async () => {
    showForm();
    fillIn('Code', '');
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    expect(describedBy(saveButton())).toBe('Correct the marked fields to save.');
    fireEvent.mouseEnter(saveButton());
    const group = await screen.findByRole('link', { name: 'Details (1)' });
    expect(group.getAttribute('href')).toBe('/thing/1/details');
    expect(screen.getByText('Something went wrong')).toBeTruthy();
  });

  it('speaks of an unexpected error where no field is to blame', async () => {
    showForm({ answer: () => ({ kind: 'failed', message: '' }) });
    fillIn('Code', 'AB');
    await pressSave();
    fireEvent.mouseEnter(saveButton());
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'Something went wrongAn unexpected error has occurred',
    );
  });

  it('does not cover the message of a failed save with itself on a phone', async () => {
    onPhone();
    showForm({ answer: () => ({ kind: 'failed', message: 'The database is away.' }) });
    fillIn('Code', 'AB');
    await pressSave();
    fireEvent.mouseEnter(saveButton());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.getAllByText('The database is away.')).toHaveLength(1);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('keeps the keyboard where it is while its state changes', async () => {
    const later = answerLater();
    showForm({ answer: later.answer });
    fillIn('Code', 'AB');
    saveButton().focus();
    fireEvent.click(saveButton());
    await later.give({ kind: 'failed', message: 'The database is away.' });
    expect(document.activeElement).toBe(saveButton());
  });

  it('sends one save at a time', async () => {
    const later = answerLater();
    const { sent } = showForm({ answer: later.answer });
    fillIn('Code', 'AB');
    await pressSave();
    await pressSave();
    expect(sent).toHaveLength(1);
    expect(saveButton().getAttribute('aria-busy')).toBe('true');
    expect(saveButton().hasAttribute('disabled')).toBe(false);
    expect(describedBy(saveButton())).toBe('Saving');
  });

  it('answers to Cmd+S and keeps the browser from saving the page', () => {
    const { sent } = showForm({ answer: saved });
    fillIn('Code', 'AB');
    const browserSaves = fireEvent.keyDown(window, { key: 's', metaKey: true });
    expect(browserSaves).toBe(false);
    expect(sent).toHaveLength(1);
  });
});

describe('a form for reading', () => {
  it('says why, offers no Save, and sends nothing', async () => {
    const { sent } = showForm({ readOnlyReason: 'Only administrators change this list.' });
    expect(screen.getByText('Only administrators change this list.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(field('Code').hasAttribute('readonly')).toBe(true);
    await pressSave();
    expect(sent).toEqual([]);
  });
});
