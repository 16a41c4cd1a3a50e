import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '../../testing/index.ts';
import { changes, rowText, showRecord } from '../../testing/show-record.tsx';

beforeEach(() => {
  layOut();
  vi.stubGlobal('fetch', async () => new Response('{"data":{"history":[]}}'));
});

const tab = '/surface-project/p1/agreements';

/** The form of a record whose rows open below their grid, one of them open. */
async function showPanel(search = '?row=a1', agreements: object = {}) {
  const view = showRecord({
    address: `${tab}${search}`,
    agreements: { openedBy: 'row', isAddedOneByOne: true, ...agreements },
  });
  await screen.findByText('Bob');
  return view;
}

const panel = (name: string) => within(screen.getByRole('region', { name }));
const fillIn = (name: string, label: RegExp, text: string) => {
  const input = panel(name).getByLabelText(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
const newButton = () => screen.getByRole('button', { name: 'New' }) as HTMLButtonElement;

describe('a row that opens below its grid', () => {
  it('is named by the query of the address, goes on to its neighbours and closes', async () => {
    const { search, pathname } = await showPanel();
    expect((panel('SL-1').getByLabelText(/^Owner/) as HTMLInputElement).value).toBe('Ann');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
    await screen.findByRole('region', { name: 'SL-2' });
    expect([pathname(), search()]).toEqual([tab, '?row=a2']);
    const close = screen.getByRole('button', { name: 'Close the row' });
    close.focus();
    fireEvent.click(close);
    await waitFor(() => expect(search()).toBe(''));
    expect(screen.queryByRole('region', { name: 'SL-2' })).toBeNull();
    // The keyboard does not go with the row: it is in the grid.
    expect(document.activeElement).toBe(screen.getByRole('grid'));
  });

  it('goes again when it is closed before anything was typed in it, and stays once something was', async () => {
    const { search } = await showPanel('', { make: () => ({ number: '', owner: '' }) });
    const close = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Close the row' }));
      await waitFor(() => expect(search()).toBe(''));
    };
    fireEvent.click(newButton());
    await screen.findByRole('button', { name: 'Close the row' });
    await close();
    expect(changes()).toBeUndefined();
    expect(newButton().disabled).toBe(false);
    fireEvent.click(newButton());
    await screen.findByRole('button', { name: 'Close the row' });
    const [owner] = screen.getAllByLabelText(/^Owner/);
    fireEvent.change(owner as HTMLElement, { target: { value: 'Zoe' } });
    await close();
    expect(rowText('Zoe')).toContain('New');
    expect(newButton().disabled).toBe(true);
  });

  it('goes again when one goes back from it before anything was typed in it', async () => {
    const { search } = await showPanel('', { make: () => ({ number: '', owner: '' }) });
    fireEvent.click(newButton());
    await screen.findByRole('button', { name: 'Close the row' });
    expect(changes()).toBe('1 change');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(changes()).toBeUndefined());
    await waitFor(() => expect(search()).toBe(''));
    expect(newButton().disabled).toBe(false);
  });

  it('is held like any other, and led to by its first error and from the list of changes', async () => {
    const { goTo, search } = await showPanel();
    fillIn('SL-1', /^Owner/, 'Eve');
    fillIn('SL-1', /^Number/, '');
    expect(changes()).toBe('1 change');
    await goTo('/surface-project/p1/details');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(search()).toBe('?row=a1'));
    expect(rowText('Eve')).toContain('Changed');
    await goTo('/surface-project/p1/details');
    fireEvent.click(screen.getByRole('button', { name: '1 change' }));
    await waitFor(() => expect(document.querySelector(`a[href="${tab}?row=a1"]`)).toBeTruthy());
  });

  it('is no form within the form: Enter in a field takes over what was typed, and saves nothing', async () => {
    const warned = vi.spyOn(console, 'error');
    const { sent } = await showPanel();
    expect(document.querySelectorAll('form form')).toHaveLength(0);
    expect(warned).not.toHaveBeenCalled();
    const owner = panel('SL-1').getByLabelText(/^Owner/);
    fireEvent.change(owner, { target: { value: 'Eve' } });
    expect(fireEvent.keyDown(owner, { key: 'Enter' })).toBe(false);
    await waitFor(() => expect(rowText('Eve')).toContain('Changed'));
    expect(sent).toEqual([]);
  });

  it('is whole before another one is added, where they are added one by one', async () => {
    await showPanel('');
    expect(newButton().disabled).toBe(false);
    fireEvent.click(newButton());
    await screen.findByRole('region', { name: 'NEW-1' });
    expect(newButton().disabled).toBe(false);
    fillIn('NEW-1', /^Number/, '');
    await waitFor(() => expect(newButton().title).toBe('Complete New agreement first.'));
    expect(newButton().disabled).toBe(true);
  });

  it('is said not to be there where the list has no such row', async () => {
    await showPanel('?row=nowhere');
    expect((await screen.findByRole('alert')).textContent).toContain('Not found');
  });
});
