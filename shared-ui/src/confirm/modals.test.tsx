import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ConfirmModal, ProgressBar, RecordActionModal, type recordActions } from '../dialogs/index.ts';
import { showToast } from '../feedback/toasts.ts';
import { Toaster } from '../layout/toaster.tsx';
import { renderInShell } from '../testing/index.ts';

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const dialog = () => screen.getByRole('dialog');

/** Shows the modal for some records; `refusal` is the server's message. */
function showAction(
  action: (typeof recordActions)[number],
  count: number,
  refusal?: string,
  warning?: string,
) {
  const closed: string[] = [];
  renderInShell(
    <RecordActionModal
      opened
      action={action}
      item="agreement"
      count={count}
      onConfirm={async () => {
        if (refusal !== undefined) throw new Error(refusal);
      }}
      onClose={() => closed.push('closed')}
      {...(warning ? { warning } : {})}
    />,
  );
  return { closed };
}

describe('the modal before records go', () => {
  it('goes with the words that it asked in, though what it asked about is gone', async () => {
    function Question() {
      const [action, ask] = useState<'archive' | undefined>('archive');
      return (
        <RecordActionModal
          opened={action !== undefined}
          action={action ?? 'delete'}
          item="agreement"
          count={action ? 2 : 0}
          names={action ? ['North', 'South'] : []}
          onConfirm={async () => {}}
          onClose={() => ask(undefined)}
        />
      );
    }
    renderInShell(<Question />);
    fireEvent.click(button('Cancel'));
    expect(dialog().textContent).toContain('Do you want to archive');
    expect(dialog().textContent).toContain('North');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['delete', 'Delete', 'delete'],
    ['archive', 'Archive', 'archive'],
    ['unlink', 'Unlink', 'unlink'],
  ] as const)('asks whether to %s them', (action, name, verb) => {
    showAction(action, 1);
    expect(screen.getByText(`Confirm ${name}`)).toBeTruthy();
    expect(dialog().textContent).toContain(`Do you want to ${verb} the selected record(s)?`);
    expect(dialog().textContent).toContain('This action will be permanent and cannot be reverted');
    expect(button(name)).toBeTruthy();
  });

  it('names them, and waits on Cancel, so that Enter destroys nothing', async () => {
    renderInShell(
      <RecordActionModal
        opened
        action="delete"
        item="agreements"
        count={7}
        names={['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `Agreement ${letter}`)}
        onConfirm={async () => {}}
        onClose={() => {}}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['A', 'B', 'C', 'D', 'E'].map((letter) => `Agreement ${letter}`),
      '(+2 more)',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(button('Cancel')));
  });

  it('warns in its own words where it is told to', () => {
    showAction('archive', 1, undefined, 'Its documents stay.');
    expect(dialog().textContent).toContain('Its documents stay.');
    expect(dialog().textContent).not.toContain('permanent');
  });

  it('closes when it is done', async () => {
    const { closed } = showAction('delete', 1);
    fireEvent.click(button('Delete'));
    await waitFor(() => expect(closed).toEqual(['closed']));
  });

  it.each([
    ['delete', 1, 'It has tasks.', 'Cannot Delete agreement', 'It has tasks.'],
    ['delete', 1, '', 'Cannot Delete agreement', 'This record could not be deleted.'],
    ['archive', 1, '', 'Cannot Archive agreement', 'This record could not be archived.'],
    ['unlink', 2, '', 'Cannot Unlink agreement', 'One or more records could not be unlinked.'],
  ] as const)(
    '%s of %i with the answer %j fails in words',
    async (action, count, refusal, title, message) => {
      const { closed } = showAction(action, count, refusal);
      fireEvent.click(button(title.split(' ')[1] ?? ''));
      expect((await screen.findByRole('alert')).textContent).toBe(message);
      expect(screen.getByText(title)).toBeTruthy();
      fireEvent.click(screen.getByText('Close'));
      expect(closed).toEqual(['closed']);
    },
  );
});

describe('the confirmation modal', () => {
  it.each([
    [true, 'Cancel'],
    [false, 'Send'],
  ])('of something dangerous (%s) waits on %s', async (isDangerous, name) => {
    renderInShell(
      <ConfirmModal
        opened
        title="Send the reset?"
        confirmLabel="Send"
        isDangerous={isDangerous}
        onConfirm={async () => {}}
        onClose={() => {}}
      >
        A mail goes to Ann.
      </ConfirmModal>,
    );
    await waitFor(() => expect(document.activeElement).toBe(button(name)));
  });

  it('says what was thrown, stops its spinner and stays open', async () => {
    let refuse = (_: Error) => {};
    const closed: string[] = [];
    renderInShell(
      <ConfirmModal
        opened
        title="Send the reset?"
        confirmLabel="Send"
        onConfirm={() =>
          new Promise((_, reject) => {
            refuse = reject;
          })
        }
        onClose={() => closed.push('closed')}
      >
        A mail goes to Ann.
      </ConfirmModal>,
    );
    fireEvent.click(button('Send'));
    await waitFor(() => expect(button('Send').getAttribute('data-loading')).toBe('true'));
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    await act(async () => refuse(new Error('The mail server does not answer.')));
    expect(screen.getByRole('alert').textContent).toBe('The mail server does not answer.');
    expect(button('Send').getAttribute('data-loading')).toBeNull();
    expect(closed).toEqual([]);
    fireEvent.click(button('Cancel'));
    expect(closed).toEqual(['closed']);
  });
});

describe('progress and toasts', () => {
  it('say how far something is', () => {
    renderInShell(
      <>
        <ProgressBar label="Known" percent={140} />
        <ProgressBar label="Unknown" percent={undefined} />
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'Known' }).getAttribute('aria-valuenow')).toBe('100');
    expect(screen.getByRole('progressbar', { name: 'Unknown' }).getAttribute('aria-valuenow')).toBeNull();
  });

  it('are shown when something has been said', async () => {
    renderInShell(<Toaster />);
    act(() => showToast({ message: 'Three documents were deleted.', kind: 'success' }));
    expect(await screen.findByText('Three documents were deleted.')).toBeTruthy();
    act(() => showToast({ message: '', kind: 'error' }));
    expect(await screen.findByText('Unknown error')).toBeTruthy();
  });
});
