import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn, openTab, pressSave, showForm, textOf, typeOnly } from '../../testing/show-form.tsx';
import { noteUnsent } from './unsent.ts';

/** Whether the browser would ask before it closes the page. */
function browserAsks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => {
    window.dispatchEvent(event);
  });
  return event.defaultPrevented;
}

describe('leaving a form', () => {
  it('is free while nothing has changed', async () => {
    const { goTo, pathname } = showForm();
    expect(browserAsks()).toBe(false);
    await goTo('/elsewhere');
    expect(pathname()).toBe('/elsewhere');
  });

  it('is asked about with changes, in the words of the specification', async () => {
    const { goTo, pathname } = showForm();
    fillIn('Code', 'AB');
    expect(browserAsks()).toBe(true);
    await goTo('/elsewhere');
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'This site has unsaved changes. Are you sure you want to exit?',
    );
    expect(pathname()).toBe('/thing/1/details');
  });

  it('is asked about for text that has not reached the form yet', () => {
    showForm();
    typeOnly('Code', 'AB');
    expect(browserAsks()).toBe(true);
  });

  it('keeps everything for who stays', async () => {
    const { goTo, pathname } = showForm();
    fillIn('Code', 'AB');
    await goTo('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathname()).toBe('/thing/1/details');
    expect(textOf('Code')).toBe('AB');
  });

  it('goes on for who leaves', async () => {
    const { goTo, pathname } = showForm();
    fillIn('Code', 'AB');
    await goTo('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(pathname()).toBe('/elsewhere'));
  });

  it('is not what changing tabs is', async () => {
    const { pathname } = showForm();
    fillIn('Code', 'AB');
    await openTab('Notes');
    expect(pathname()).toBe('/thing/1/notes');
  });

  it('is asked about for a text beside the form that is still to be sent, which no save of the form takes along', async () => {
    let text = 'Half a thought';
    const forget = noteUnsent(() => text !== '');
    const { goTo, pathname } = showForm();
    expect(browserAsks()).toBe(true);
    expect(screen.queryByText(/1 change/)).toBeNull();
    await goTo('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathname()).toBe('/thing/1/details');
    text = '';
    expect(browserAsks()).toBe(false);
    text = 'Again';
    forget();
    expect(browserAsks()).toBe(false);
  });

  it('is free again after a save', async () => {
    showForm();
    fillIn('Code', 'AB');
    await pressSave();
    expect(browserAsks()).toBe(false);
  });
});
