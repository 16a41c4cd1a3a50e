import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { onPhone, renderInShell } from '../../testing/index.ts';
import type { FormTab } from '../form-errors.ts';
import { FormPage, TextField } from '../index.ts';

const preload = { events: vi.fn(), members: vi.fn() };

const tabs: readonly FormTab[] = [
  { path: 'details', label: 'Details', group: 'Work', fields: [{ name: 'name', label: 'Name' }] },
  { path: 'events', label: 'Events', group: 'Record', count: 12, fields: [], preload: preload.events },
  { path: 'members', label: 'Members', group: 'Around', count: 0, fields: [], preload: preload.members },
];

/** A form with many tabs, on a screen of so many pixels. */
function show(width = 1440, address = '/record/1/details') {
  onPhone(width < 768);
  return renderInShell(
    <FormPage
      address="/record/1"
      title="Station"
      tabs={tabs}
      initialValues={{ name: 'Station' }}
      initialRevision={1}
      validate={({ name }) => (name ? [] : [{ path: 'name', message: 'Required value.' }])}
      onSave={async ({ values }) => ({ kind: 'saved', values, revision: 2 })}
      onHelp={() => {}}
      subtitle="NFE-24"
      marks={<span>Negotiating</span>}
      summary={<p>3 tasks overdue</p>}
    >
      <TextField name="name" label="Name" />
    </FormPage>,
    { path: '/record/:id/*', address },
  );
}

const side = () => within(screen.getByRole('navigation', { name: 'Form' }));

describe('tabs in groups', () => {
  it('stand beside the form under their names, with how much they hold and their errors', async () => {
    show();
    const work = within(side().getByRole('list', { name: 'Work' }));
    expect(work.getByRole('link', { name: 'Details' }).getAttribute('aria-current')).toBe('page');
    expect(side().getByRole('link', { name: /^Events ?12$/ })).toBeTruthy();
    const input = screen.getByLabelText('Name');
    fireEvent.change(input, { target: { value: '' } });
    fireEvent.blur(input);
    await waitFor(() => expect(work.getByTitle('1 error').textContent).toBe('1'));
  });

  it('are one picker on a phone, with the same groups', async () => {
    const { router } = show(390);
    expect(screen.queryByRole('navigation', { name: 'Form' })).toBeNull();
    const picker = screen.getByRole('combobox', { name: 'Form' });
    expect(within(picker).getByRole('group', { name: 'Record' }).textContent).toBe('Events (12)');
    await userEvent.selectOptions(picker, 'events');
    expect(router.state.location.pathname).toBe('/record/1/events');
  });

  it('leave one line above the rows of a phone: the name and Save, with what is said of a save', async () => {
    show(390);
    const line = screen.getByRole('heading', { level: 1, name: 'Station' }).parentElement?.parentElement;
    const inLine = within(line as HTMLElement);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Station 2' } });
    fireEvent.click(inLine.getByRole('button', { name: 'Save' }));
    expect(await inLine.findByRole('button', { name: 'Saved' })).toBeTruthy();
    for (const text of ['NFE-24', 'Negotiating', '3 tasks overdue']) {
      expect(screen.getByText(text)).toBeTruthy();
      expect(inLine.queryByText(text)).toBeNull();
    }
    expect(inLine.queryByRole('combobox')).toBeNull();
    const picker = screen.getByRole('combobox', { name: 'Form' });
    const fieldsBefore = screen.getByLabelText('Name').compareDocumentPosition(picker);
    expect(fieldsBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('are reached by keys: the next, the one before, round the ends, and each by its letter', async () => {
    const { router } = show();
    const press = async (keys: string, to: string) => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(router.state.location.pathname).toBe(`/record/1/${to}`));
      await waitFor(() =>
        expect(side().getByRole('link', { current: 'page' }).getAttribute('href')).toBe(`/record/1/${to}`),
      );
    };
    await press(']', 'events');
    await press('[[', 'details');
    await press('[[', 'members');
    await press('te', 'events');
  });

  it('are stepped through as often as a key is pressed, however late the page draws', () => {
    const { router } = show();
    act(() => {
      fireEvent.keyDown(document.body, { key: ']' });
      fireEvent.keyDown(document.body, { key: ']' });
    });
    expect(router.state.location.pathname).toBe('/record/1/members');
  });

  it('fetch what they show while somebody is on the way to them', () => {
    preload.members.mockClear();
    show();
    fireEvent.pointerEnter(side().getByRole('link', { name: /Members/ }));
    expect(preload.members).toHaveBeenCalledOnce();
  });

  it('fetch their neighbours once the open one has settled', () => {
    vi.useFakeTimers();
    preload.events.mockClear();
    preload.members.mockClear();
    show();
    expect(preload.events).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(preload.events).toHaveBeenCalledOnce();
    expect(preload.members).not.toHaveBeenCalled();
  });
});
