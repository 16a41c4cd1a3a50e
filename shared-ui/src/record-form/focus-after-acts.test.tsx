import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CombinedError } from '@urql/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { OverlayPlace } from '../layout/overlay-place.tsx';
import { layOut } from '../testing/index.ts';
import { refusal } from '../testing/made-up-record.ts';
import { fillIn, pressSave, typeOnly } from '../testing/show-form.tsx';
import { fillInRow, showRecord, slideIn } from '../testing/show-record.tsx';

beforeEach(() => {
  layOut();
  vi.stubGlobal('fetch', async () => new Response('{"data":{"history":[]}}'));
});

type Shown = ReturnType<typeof showRecord>;

/** The focused element: the name of a field, else its own name or text. */
function focused(): string {
  const { activeElement: element } = document;
  if (!element || element === document.body) return 'nothing';
  const dialog = element.closest('[role="dialog"]');
  const name =
    element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
  if (element.matches('input, textarea')) return `field ${name}${dialog ? ' of the row' : ''}`;
  if (element.getAttribute('role') === 'grid') return `grid ${name}`;
  if (element.matches('h1, h2')) return `heading ${name}`;
  if (element.matches('button')) return `button ${name}`;
  return dialog ? 'the page of the row' : element.tagName;
}

const tab = '/surface-project/p1/agreements';
const row = `${tab}/a1/details`;
const grid = (name: string) => screen.findByRole('grid', { name });
const key = (element: Element | Window, name: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(element, { key: name, code: name, ...more }));
const click = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
};
/** Opens the second row by keyboard, from its grid. */
async function openSecond(): Promise<void> {
  const list = await grid('Agreements');
  list.focus();
  await key(list, 'ArrowDown');
  await key(list, 'ArrowDown');
  await key(list, 'Enter');
  await screen.findByRole('dialog');
}
const closeRow = async (by: RegExp) => {
  const buttons = slideIn().getAllByRole('button', { name: by });
  const [button] = buttons.slice(-1);
  button?.focus();
  await act(async () => void fireEvent.click(button ?? document.body));
};
const answer = async (name: string) => {
  const button = within(await screen.findByRole('dialog')).getByRole('button', { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
};
const tickFirst = async () => {
  const line = (await screen.findByText('SL-1')).closest('tr');
  await act(async () => void fireEvent.click(line?.querySelector('[data-select]') as Element));
};

interface Act {
  readonly act: string;
  readonly address?: string;
  readonly options?: Parameters<typeof showRecord>[0];
  readonly do: (shown: Shown) => Promise<unknown>;
  readonly at: string;
}

const refusing = {
  answer: () => refusal({ code: 'VALIDATION', fields: [{ path: 'name', message: 'Taken.' }] }),
};

const refusingRow = {
  answer: () =>
    refusal({ code: 'VALIDATION', fields: [{ path: 'agreements[0].number', message: 'Taken.' }] }),
};

const acts: readonly Act[] = [
  { act: 'a new record', address: '/surface-project/new/details', do: async () => {}, at: 'field name' },
  { act: 'a stored record', do: async () => {}, at: 'heading Station' },
  {
    act: 'a save of a form with an empty field',
    do: async () => {
      fillIn('Name', '');
      await pressSave();
    },
    at: 'field name',
  },
  {
    act: 'a save that the server refuses',
    options: refusing,
    do: async () => {
      fillIn('Name', 'Taken');
      await pressSave();
    },
    at: 'field name',
  },
  {
    act: 'a save in the middle of a text',
    do: async () => {
      screen.getByLabelText('Notes').focus();
      typeOnly('Notes', 'More');
      await pressSave();
    },
    at: 'field notes',
  },
  {
    act: 'a save of a row with an empty field, from elsewhere',
    address: row,
    do: async ({ goTo }) => {
      await screen.findByRole('dialog');
      fillInRow('Number', '');
      await goTo('/surface-project/p1/details');
      await pressSave();
    },
    at: 'field number of the row',
  },
  {
    act: 'Ctrl+Enter',
    address: '/surface-project/new/details',
    do: async () => {
      typeOnly('Name', 'First');
      await key(window, 'Enter', { ctrlKey: true });
    },
    at: 'field name',
  },
  { act: 'New over a grid', address: tab, do: () => click('New'), at: 'field number of the row' },
  { act: 'Enter on a row', address: tab, do: openSecond, at: 'the page of the row' },
  {
    act: 'Esc in a row',
    address: tab,
    do: async () => {
      await openSecond();
      await key(document.activeElement ?? window, 'Escape');
    },
    at: 'grid Agreements',
  },
  {
    act: 'Done in a row',
    address: tab,
    do: async () => {
      await openSecond();
      await closeRow(/^Done$/);
    },
    at: 'grid Agreements',
  },
  {
    act: 'Back in a row',
    address: tab,
    do: async () => {
      await openSecond();
      await closeRow(/^Back/);
    },
    at: 'grid Agreements',
  },
  {
    act: 'Esc in a new row',
    address: tab,
    do: async () => {
      await click('New');
      await waitFor(() => expect(focused()).toBe('field number of the row'));
      await key(document.activeElement ?? window, 'Escape');
    },
    at: 'button New',
  },
  {
    act: 'Alt+↓ in a row',
    address: row,
    do: async () => {
      await screen.findByRole('dialog');
      await key(window, 'ArrowDown', { altKey: true });
      await screen.findByRole('dialog', { name: 'SL-2' });
    },
    at: 'the page of the row',
  },
  {
    act: 'Alt+↑ in a row',
    address: `${tab}/a2/details`,
    do: async () => {
      await screen.findByRole('dialog');
      await key(window, 'ArrowUp', { altKey: true });
      await screen.findByRole('dialog', { name: 'SL-1' });
    },
    at: 'the page of the row',
  },
  {
    act: 'the cross of a row',
    address: tab,
    do: async () => {
      await openSecond();
      const [cross] = [...(await screen.findByRole('dialog')).querySelectorAll('button')];
      await act(async () => void fireEvent.click(cross as Element));
    },
    at: 'grid Agreements',
  },
  {
    act: 'a save in the middle of a text of a row',
    address: row,
    do: async () => {
      await screen.findByRole('dialog');
      const [owner] = slideIn().getAllByLabelText(/^Owner/);
      owner?.focus();
      fireEvent.change(owner as Element, { target: { value: 'Carla' } });
      await key(owner as Element, 's', { ctrlKey: true });
    },
    at: 'field owner of the row',
  },
  {
    act: 'Ctrl+S with an empty field of a row',
    address: row,
    do: async () => {
      await screen.findByRole('dialog');
      fillInRow('Number', '');
      const [owner] = slideIn().getAllByLabelText(/^Owner/);
      owner?.focus();
      await key(owner as Element, 's', { ctrlKey: true });
    },
    at: 'field number of the row',
  },
  {
    act: 'the list of changes that is closed',
    do: async () => {
      fillIn('Name', 'Other');
      await click('1 change');
      await screen.findByRole('dialog');
      await key(document.activeElement ?? window, 'Escape');
    },
    at: 'button 1 change',
  },
  {
    act: 'Esc in a row within a row',
    address: `${tab}/a1/payments`,
    do: async () => {
      await screen.findByRole('dialog');
      const list = await slideIn().findByRole('grid', { name: 'Payments' });
      list.focus();
      await key(list, 'ArrowDown');
      await key(list, 'Enter');
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
      await key(document.activeElement ?? window, 'Escape');
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    },
    at: 'grid Payments',
  },
  {
    act: 'F1 in a text',
    do: async () => {
      screen.getByLabelText('Notes').focus();
      await key(screen.getByLabelText('Notes'), 'F1');
    },
    at: 'field notes',
  },
  {
    act: 'a tab that is opened',
    do: async () => {
      const link = await screen.findByRole('link', { name: /^Agreements/ });
      link.focus();
      await act(async () => void fireEvent.click(link));
    },
    at: 'A',
  },
  {
    act: 'New over a grid within a row',
    address: `${tab}/a1/payments`,
    do: async () => {
      await screen.findByRole('dialog');
      const button = slideIn().getByRole('button', { name: 'New' });
      button.focus();
      await act(async () => void fireEvent.click(button));
    },
    at: 'field year of the row',
  },
  {
    act: 'a deletion that is confirmed',
    address: tab,
    do: async () => {
      await tickFirst();
      await click('Delete');
      await answer('Delete');
    },
    at: 'grid Agreements',
  },
  {
    act: 'a deletion that is given up',
    address: tab,
    do: async () => {
      await tickFirst();
      await click('Delete');
      await answer('Cancel');
    },
    at: 'button Delete',
  },
  {
    act: 'a question before a deletion',
    address: tab,
    do: async () => {
      await tickFirst();
      await click('Delete');
      await screen.findByRole('dialog');
    },
    at: 'button Cancel',
  },
  {
    act: 'Ctrl+S with nothing to save',
    do: async () => {
      screen.getByLabelText('Notes').focus();
      await key(screen.getByLabelText('Notes'), 's', { ctrlKey: true });
    },
    at: 'field notes',
  },
  {
    act: 'a save that does not arrive',
    options: { answer: () => ({ error: new CombinedError({ networkError: new Error('lost') }) }) },
    do: async () => {
      screen.getByLabelText('Notes').focus();
      typeOnly('Notes', 'More');
      await pressSave();
    },
    at: 'field notes',
  },
  {
    act: 'a save of a row that the server refuses',
    address: row,
    options: refusingRow,
    do: async () => {
      await screen.findByRole('dialog');
      fillInRow('Owner', 'Carla');
      await pressSave();
    },
    at: 'field number of the row',
  },
  {
    act: 'a save with an empty field of another tab',
    do: async ({ goTo }) => {
      fillIn('Name', '');
      await goTo(tab);
      await pressSave();
    },
    at: 'field name',
  },
  {
    act: 'Space on a row',
    address: tab,
    do: async () => {
      const list = await grid('Agreements');
      list.focus();
      await key(list, 'ArrowDown');
      await key(list, ' ');
    },
    at: 'grid Agreements',
  },
  {
    act: 'Alt+↓ on the last row',
    address: `${tab}/a2/details`,
    do: async () => {
      await screen.findByRole('dialog');
      await key(window, 'ArrowDown', { altKey: true });
    },
    at: 'the page of the row',
  },
  {
    act: 'Enter in a text',
    do: async () => {
      screen.getByLabelText('Notes').focus();
      await key(screen.getByLabelText('Notes'), 'Enter');
    },
    at: 'field notes',
  },
  {
    act: 'Esc in a text',
    do: async () => {
      screen.getByLabelText('Notes').focus();
      await key(screen.getByLabelText('Notes'), 'Escape');
    },
    at: 'heading Station',
  },
  {
    act: 'Enter in a text of a row',
    address: row,
    do: async () => {
      await screen.findByRole('dialog');
      const [owner] = slideIn().getAllByLabelText(/^Owner/);
      owner?.focus();
      await key(owner as Element, 'Enter');
    },
    at: 'field owner of the row',
  },
  {
    act: 'Esc in a row that was changed',
    address: tab,
    do: async () => {
      await openSecond();
      fillInRow('Owner', 'Carla');
      await key(document.activeElement ?? window, 'Escape');
    },
    at: 'grid Agreements',
  },
  {
    act: 'Done in a new row',
    address: tab,
    do: async () => {
      await click('New');
      await waitFor(() => expect(focused()).toBe('field number of the row'));
      fillInRow('Number', 'SL-3');
      await closeRow(/^Done$/);
    },
    at: 'button New',
  },
];

const below: readonly Act[] = [
  { act: 'New over rows that open below', address: tab, do: () => click('New'), at: 'field number' },
  {
    act: 'a row below its grid that closes',
    address: `${tab}?row=a1`,
    do: () => click('Close the row'),
    at: 'grid Agreements',
  },
  {
    act: 'a save of a row below with an empty field',
    address: `${tab}?row=a1`,
    do: async () => {
      const [number] = await screen.findAllByLabelText(/^Number( \*)?$/);
      fireEvent.change(number as Element, { target: { value: '' } });
      fireEvent.blur(number as Element);
      await pressSave();
    },
    at: 'field number',
  },
];

function show({ address, options = {} }: Act, more: object = {}) {
  // Where the frame of the page draws its dialogs, which give the keyboard back.
  render(<OverlayPlace />);
  return showRecord({ ...(address ? { address } : {}), ...options, ...more });
}

it.each(acts)('after $act the keyboard is at: $at', async (one) => {
  await one.do(show(one));
  await waitFor(() => expect(focused()).toBe(one.at));
});

it.each(below)('after $act the keyboard is at: $at', async (one) => {
  await one.do(show(one, { agreements: { openedBy: 'row' } }));
  await waitFor(() => expect(focused()).toBe(one.at));
});
