import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answerLater,
  fillIn,
  openTab,
  pressSave,
  saveButton,
  showForm,
  textOf,
  typeOnly,
} from '../../testing/show-form.tsx';

const conflict = {
  path: '',
  revision: 7,
  changedAt: '2026-11-20T14:05:00Z',
  changedBy: 'Brooke Hanson',
  record: { code: 'SL', notes: 'Theirs', owner: { name: 'Ann' } },
};

describe('an answer that comes late', () => {
  it('leaves text that was typed on a tab that is not shown any more', async () => {
    const later = answerLater();
    const { sent } = showForm({ answer: later.answer });
    fillIn('Code', 'AB');
    await pressSave();
    fillIn('Code', 'ABC');
    await openTab('Notes');
    await later.give({ kind: 'saved', values: { ...sent[0]?.values }, revision: 2 });
    expect(saveButton().getAttribute('data-state')).toBe('dirty');
    await openTab('Details');
    expect(textOf('Code')).toBe('ABC');
  });

  it('leaves text that had not reached the form when a conflict came', async () => {
    const later = answerLater();
    showForm({ answer: later.answer });
    await openTab('Notes');
    fillIn('Owner', 'Bob');
    await pressSave();
    typeOnly('Notes text', 'Second');
    await later.give({ kind: 'conflict', conflicts: [conflict] });
    expect((await screen.findByRole('dialog')).textContent).toContain('Second');
    fireEvent.click(screen.getByLabelText('Second'));
    fireEvent.click(screen.getByRole('button', { name: 'Save these values' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(textOf('Notes text')).toBe('Second');
    expect(textOf('Owner')).toBe('Bob');
  });

  it('moves a new record to its address without a question, though more was typed', async () => {
    const later = answerLater();
    const { sent, pathname } = showForm({ answer: later.answer, id: 'new', movesTo: '42' });
    fillIn('Code', 'AB');
    await pressSave();
    fillIn('Code', 'ABC');
    await later.give({ kind: 'saved', values: { ...sent[0]?.values }, revision: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pathname()).toBe('/thing/42/details');
    expect(textOf('Code')).toBe('ABC');
  });

  it('does not call back somebody who has left', async () => {
    const later = answerLater();
    const { sent, pathname, goTo } = showForm({ answer: later.answer, id: 'new', movesTo: '42' });
    fillIn('Code', 'AB');
    await pressSave();
    await goTo('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(pathname()).toBe('/elsewhere'));
    await later.give({ kind: 'saved', values: { ...sent[0]?.values }, revision: 2 });
    expect(pathname()).toBe('/elsewhere');
  });
});
