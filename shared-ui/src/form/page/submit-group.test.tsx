import { fireEvent, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { SubmitButton } from '../saving/submit-button.tsx';
import { SubmitGroup } from './submit-group.tsx';

/** Fields with a submit of their own in the form of a record, where they are and in a dialog that they render. */
function show() {
  const submits = { record: vi.fn(), inner: vi.fn(), innermost: vi.fn(), dialog: vi.fn() };
  const part = (name: keyof typeof submits) => (
    <>
      <input aria-label={name} />
      <SubmitButton>{`Submit ${name}`}</SubmitButton>
    </>
  );
  renderInShell(
    <SubmitGroup onSubmit={submits.record}>
      {part('record')}
      <SubmitGroup onSubmit={submits.inner}>
        {part('inner')}
        <SubmitGroup onSubmit={submits.innermost}>{part('innermost')}</SubmitGroup>
      </SubmitGroup>
      {createPortal(<SubmitGroup onSubmit={submits.dialog}>{part('dialog')}</SubmitGroup>, document.body)}
    </SubmitGroup>,
  );
  const counts = () =>
    Object.fromEntries(Object.entries(submits).map(([name, submit]) => [name, submit.mock.calls.length]));
  return { counts };
}

const none = { record: 0, inner: 0, innermost: 0, dialog: 0 };

describe('fields with a submit of their own within a form', () => {
  it('are no form within the form', () => {
    show();
    expect(document.querySelectorAll('form')).toHaveLength(1);
    expect(screen.getByLabelText('record').closest('form')).not.toBeNull();
    expect(screen.getByLabelText('dialog').closest('form')).toBeNull();
  });

  it.each(['inner', 'innermost', 'dialog'])('submit themselves alone with Enter in a field: %s', (name) => {
    const { counts } = show();
    const isDefault = fireEvent.keyDown(screen.getByLabelText(name), { key: 'Enter' });
    expect([counts(), isDefault]).toEqual([{ ...none, [name]: 1 }, false]);
  });

  it.each(['record', 'inner', 'innermost', 'dialog'])(
    'submit themselves alone with their button: %s',
    (name) => {
      const { counts } = show();
      fireEvent.click(screen.getByRole('button', { name: `Submit ${name}` }));
      expect(counts()).toEqual({ ...none, [name]: 1 });
    },
  );

  it('leave Enter to a field that uses the key, and to the form around', () => {
    const { counts } = show();
    const field = screen.getByLabelText('inner');
    field.addEventListener('keydown', (event) => event.preventDefault());
    fireEvent.keyDown(field, { key: 'Enter' });
    const isBrowsers = fireEvent.keyDown(screen.getByLabelText('record'), { key: 'Enter' });
    expect([counts(), isBrowsers]).toEqual([none, true]);
  });
});
