import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { InlineForm } from '../page/inline-form.tsx';
import { PictureField } from './picture-field.tsx';

const logo = { id: '00000000-0000-4000-8000-00000000000a', name: 'logo.png' };

function show(value: object | null, readOnly = false) {
  const submitted: object[] = [];
  renderInShell(
    <InlineForm
      initialValues={{ logo: value }}
      allowsPristine
      validate={() => []}
      onSubmit={async (values) => {
        submitted.push(values);
      }}
    >
      {() => (
        <>
          <PictureField name="logo" label="Logo" readOnly={readOnly} />
          <button type="submit">Save</button>
        </>
      )}
    </InlineForm>,
  );
  return submitted;
}

it('shows the picture, and takes it away', async () => {
  const submitted = show(logo);
  expect(screen.getByRole('img', { name: 'Logo: logo.png' }).getAttribute('src')).toMatch(
    new RegExp(`files/${logo.id}/picture$`),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('No picture')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(submitted).toEqual([{ logo: null }]));
});

it('says that a file is too large before it is sent', async () => {
  show(null);
  const large = new File(['x'], 'logo.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 1_048_577 });
  fireEvent.change(screen.getByLabelText('Picture for Logo'), { target: { files: [large] } });
  expect(await screen.findByText('The picture is larger than 1 MB. Make it smaller.')).toBeTruthy();
});

it('can only be looked at where the form is for reading', () => {
  show(logo, true);
  expect(screen.getByRole('img', { name: 'Logo: logo.png' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});
