import { fireEvent, screen } from '@testing-library/react';
import { unreachable } from 'shared-contracts/rest-client';
import { expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { TextField } from '../fields/typed-field.tsx';
import { InlineForm } from './inline-form.tsx';

/** A small form whose answers do not arrive. */
const showLost = () =>
  renderInShell(
    <InlineForm
      initialValues={{ reason: '' }}
      allowsPristine
      validate={() => []}
      onSubmit={() => Promise.reject(new Error(unreachable()))}
    >
      {({ failure }) => (
        <>
          <TextField name="reason" label="Reason" />
          {failure && <p role="alert">{failure}</p>}
          <button type="submit">Send</button>
        </>
      )}
    </InlineForm>,
  );
const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  return (await screen.findByRole('alert')).textContent;
};

it('says that what was typed is kept, where something was', async () => {
  showLost();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Night work' } });
  expect(await send()).toMatch(/could not be reached\..*; what you typed is kept\.$/);
});

it('says nothing of what was typed, where nothing was', async () => {
  showLost();
  expect(await send()).toMatch(/could not be reached\. Check the connection and try again\.$/);
});
