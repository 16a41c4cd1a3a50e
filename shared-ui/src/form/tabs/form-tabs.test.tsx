import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  fillIn,
  openTab,
  pressSave,
  saveButton,
  saved,
  showForm,
  textOf,
  typeOnly,
} from '../../testing/show-form.tsx';

const tabText = (label: string) =>
  screen.getByRole('navigation').querySelector(`a[href$="/${label}"]`)?.textContent;

describe('a form of several tabs', () => {
  it('stays changed when the tab with the change is left', async () => {
    const { sent } = showForm();
    fillIn('Code', 'AB');
    await openTab('Notes');
    expect(saveButton().getAttribute('data-state')).toBe('dirty');
    await pressSave();
    expect(sent[0]?.values['code']).toBe('AB');
  });

  it('keeps text typed just before its tab is left', async () => {
    const { goTo } = showForm();
    typeOnly('Code', 'AB');
    await goTo('/thing/1/notes');
    await openTab('Details');
    expect(textOf('Code')).toBe('AB');
  });

  it('counts the errors of each tab', async () => {
    showForm();
    fillIn('Code', '');
    await openTab('Notes');
    fillIn('Notes text', '');
    expect(tabText('details')).toBe('Details1');
    expect(tabText('notes')).toBe('Notes1');
    expect(screen.getByText('2 ERROR(S)')).toBeTruthy();
  });

  it('shows what is wrong on every tab after a refused save', async () => {
    showForm();
    fillIn('Code', '');
    await openTab('Notes');
    await pressSave();
    await openTab('Details');
    expect(screen.getByText('Required value.')).toBeTruthy();
  });
});

describe("the server's field errors", () => {
  const refuseOwner = () => ({
    kind: 'invalid' as const,
    fields: [{ path: 'owner.name', message: 'Ann has left the company.' }],
  });

  it('are counted on their tab, in the summary and in the error tooltip, which leads there', async () => {
    showForm({ answer: refuseOwner });
    fillIn('Code', 'AB');
    await pressSave();
    expect(tabText('notes')).toBe('Notes1');
    expect(screen.getByText('1 ERROR(S)')).toBeTruthy();
    fireEvent.mouseEnter(saveButton());
    const group = await screen.findByRole('link', { name: 'Notes (1)' });
    expect(screen.queryByText('An unexpected error has occurred')).toBeNull();
    await act(async () => {
      fireEvent.click(group);
    });
    expect(screen.getByText('Ann has left the company.')).toBeTruthy();
    fillIn('Owner', 'Bob');
    expect(screen.queryByText('Ann has left the company.')).toBeNull();
    expect(tabText('notes')).toBe('Notes');
  });

  it('are gone once the field was edited, also when it takes its old text again', async () => {
    const outcomes = [refuseOwner()];
    showForm({ answer: (request) => outcomes.shift() ?? saved(request) });
    fillIn('Code', 'AB');
    await pressSave();
    await openTab('Notes');
    fillIn('Owner', 'Bob');
    fillIn('Owner', 'Ann');
    expect(screen.queryByText('Ann has left the company.')).toBeNull();
  });

  it('are told on the form where they are about none of its fields', async () => {
    showForm({
      answer: () => ({ kind: 'invalid', fields: [{ path: '', message: 'The list is closed.' }] }),
    });
    fillIn('Code', 'AB');
    await pressSave();
    expect(screen.getByRole('alert').textContent).toBe('The list is closed.');
  });
});
