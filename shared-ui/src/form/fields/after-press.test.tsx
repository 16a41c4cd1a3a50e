import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { InlineForm, TextField } from '../index.ts';
import { afterPress } from './after-press.ts';

afterEach(() => {
  vi.useRealTimers();
  fireEvent.pointerUp(window);
});

it.each(['pointerUp', 'pointerCancel'] as const)(
  'nothing moves below a pointer that is down: the error of a field that it left comes with its %s',
  async (release) => {
    vi.useRealTimers();
    renderInShell(
      <InlineForm
        initialValues={{ name: '' }}
        allowsPristine
        validate={() => [{ path: 'name', message: 'Required value' }]}
        onSubmit={async () => {}}
      >
        {() => <TextField name="name" label="Name" />}
      </InlineForm>,
    );
    const input = await screen.findByRole('textbox', { name: 'Name' });
    const isWrong = () => input.getAttribute('aria-invalid') === 'true';
    fireEvent.pointerDown(document.body);
    act(() => input.focus());
    act(() => input.blur());
    expect(isWrong()).toBe(false);
    fireEvent[release](document.body);
    expect(isWrong()).toBe(false);
    await waitFor(() => expect(isWrong()).toBe(true));
  },
);

it('nor does an error go away below it, of a field that was put right just before', async () => {
  renderInShell(
    <InlineForm
      initialValues={{ name: '' }}
      allowsPristine
      validate={({ name }) => (name ? [] : [{ path: 'name', message: 'Required value' }])}
      onSubmit={async () => {}}
    >
      {() => <TextField name="name" label="Name" />}
    </InlineForm>,
  );
  const input = await screen.findByRole('textbox', { name: 'Name' });
  act(() => input.focus());
  act(() => input.blur());
  await screen.findByText('Required value');
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'Beg' } });
  fireEvent.pointerDown(document.body);
  act(() => input.blur());
  expect(screen.queryByText('Required value')).not.toBeNull();
  fireEvent.pointerUp(document.body);
  await waitFor(() => expect(screen.queryByText('Required value')).toBeNull());
});

it('what the pointer was pressed on and is gone holds nothing back', () => {
  const run = vi.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledOnce();
  const button = document.body.appendChild(document.createElement('button'));
  fireEvent.pointerDown(button);
  afterPress(run);
  expect(run).toHaveBeenCalledOnce();
  button.remove();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(2);
});
