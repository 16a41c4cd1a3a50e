import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  LinkItem,
  LinkItemSuccess,
  NewItem,
  NewItemSuccess,
  useWizard,
  Wizard,
  WizardButton,
  WizardError,
  WizardPage,
  WizardSuccess,
} from '../dialogs/index.ts';
import { TextField } from '../form/index.ts';
import { renderInShell } from '../testing/index.ts';
import { firstTrail, nextTrail, type WizardDirection, type WizardTrail } from './wizard-pages.ts';

/** A button of the page; the dialog's own close button comes before them. */
const button = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLButtonElement;

describe('the way through a wizard', () => {
  const walk = (...steps: readonly [WizardDirection, string?][]): WizardTrail =>
    steps.reduce(
      (trail, [direction, page]) => nextTrail(trail, 'start', direction, page),
      firstTrail('start'),
    );

  it.each<[string, readonly [WizardDirection, string?][], readonly string[], boolean]>([
    [
      'forward',
      [
        ['forward', 'a'],
        ['forward', 'b'],
      ],
      ['start', 'a', 'b'],
      false,
    ],
    ['back', [['forward', 'a'], ['forward', 'b'], ['back']], ['start', 'a'], true],
    [
      'back to a page on the way',
      [
        ['forward', 'a'],
        ['forward', 'b'],
        ['back', 'start'],
      ],
      ['start'],
      true,
    ],
    [
      'back to a page that is not',
      [
        ['forward', 'a'],
        ['back', 'b'],
      ],
      ['b'],
      true,
    ],
    ['back from the first', [['back']], ['start'], true],
    [
      'replace',
      [
        ['forward', 'a'],
        ['replace', 'b'],
      ],
      ['start', 'b'],
      false,
    ],
    ['forward to initial', [['forward', 'a'], ['forwardToInitial']], ['start'], false],
    ['back to initial', [['forward', 'a'], ['forward', 'b'], ['backToInitial']], ['start'], true],
  ])('%s', (_, steps, pages, isBackward) => {
    expect(walk(...steps)).toEqual({ pages, isBackward });
  });
});

function ErrorMaker() {
  const wizard = useWizard();
  return <WizardButton label="Fail" onClick={() => wizard.fail('The disk is full.')} />;
}

function Onward() {
  const wizard = useWizard();
  return <WizardButton label="Go on" onClick={() => wizard.go('forward', 'two')} />;
}

describe('a wizard', () => {
  it('moves the keyboard to the next page, as the button that led there is gone', () => {
    renderInShell(
      <Wizard opened onClose={() => {}} title="Upload" initialPage="one">
        <WizardPage name="one">
          <Onward />
        </WizardPage>
        <WizardPage name="two">the second page</WizardPage>
      </Wizard>,
    );
    act(() => button('Go on').focus());
    fireEvent.click(button('Go on'));
    expect(document.activeElement?.textContent).toBe('the second page');
  });

  it('shows one page at a time and starts anew when it opens again', async () => {
    function Page() {
      const [opened, setOpened] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setOpened(true)}>
            Open it
          </button>
          <Wizard opened={opened} onClose={() => setOpened(false)} title="Upload" initialPage="one">
            <WizardPage name="one">
              <ErrorMaker />
            </WizardPage>
            <WizardPage name="error">
              <WizardError />
            </WizardPage>
          </Wizard>
        </>
      );
    }
    renderInShell(<Page />);
    fireEvent.click(await screen.findByRole('button', { name: 'Fail' }));
    expect(screen.getByRole('alert').textContent).toBe('An error occurredThe disk is full.');
    fireEvent.click(button('Try Again'));
    expect(button('Fail')).toBeTruthy();
    fireEvent.click(button('Fail'));
    fireEvent.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(button('Open it'));
    expect(await screen.findByRole('button', { name: 'Fail' })).toBeTruthy();
  });

  it('warns of what is no page, and leaves it out', () => {
    const warned: string[] = [];
    vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(String(text)));
    renderInShell(
      <Wizard opened onClose={() => {}} title="Upload" initialPage="one">
        <p>a stranger</p>
        <WizardPage name="one">the page</WizardPage>
      </Wizard>,
    );
    expect(warned).toEqual(['A wizard holds WizardPage elements only; left out: <p>.']);
    expect(screen.queryByText('a stranger')).toBeNull();
    expect(screen.getByText('the page')).toBeTruthy();
  });
});

describe('the pages for a new item', () => {
  function showNew(onCreate: () => Promise<void>) {
    const opened: string[] = [];
    renderInShell(
      <Wizard opened onClose={() => opened.push('closed')} title="New Agreement" initialPage="new">
        <WizardPage name="new">
          <NewItem initialValues={{ name: '' }} validate={() => []} onCreate={onCreate}>
            <TextField name="name" label="Name" />
          </NewItem>
        </WizardPage>
        <WizardPage name="success">
          <NewItemSuccess item="Agreement" again="create" onOpen={() => opened.push('opened')} />
        </WizardPage>
      </Wizard>,
    );
    return { opened };
  }

  it('create it, and offer to open it, to create another one, or to close', async () => {
    const { opened } = showNew(async () => {});
    expect(screen.getByRole('dialog', { name: 'New Agreement' })).toBeTruthy();
    expect(screen.getAllByText('New Agreement')).toHaveLength(1);
    expect(button('Create').disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'A1' } });
    act(() => screen.getByLabelText('Name').focus());
    act(() => (screen.getByLabelText('Name') as HTMLElement).blur());
    expect(button('Create').disabled).toBe(false);
    fireEvent.submit(button('Create').closest('form') as HTMLFormElement);
    expect((await screen.findByRole('status')).textContent).toBe('Agreement Successfully Created');
    fireEvent.click(button('Open Agreement'));
    fireEvent.click(button('Close'));
    expect(opened).toEqual(['opened', 'closed']);
    fireEvent.click(button('Create Another'));
    expect(screen.getByLabelText('Name')).toBeTruthy();
  });

  const typeName = () => {
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'A1' } });
    act(() => screen.getByLabelText('Name').focus());
    act(() => (screen.getByLabelText('Name') as HTMLElement).blur());
  };
  it('have the keyboard in the first field, the next one too', async () => {
    showNew(async () => {});
    const isInName = () => expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await waitFor(isInName);
    typeName();
    create();
    await screen.findByText('Agreement Successfully Created');
    // Enter goes on to what was made.
    expect(document.activeElement).toBe(button('Open Agreement'));
    fireEvent.click(button('Create Another'));
    await waitFor(isInName);
  });

  const create = () => fireEvent.submit(button('Create').closest('form') as HTMLFormElement);

  it('let another one be created without a change', async () => {
    let created = 0;
    showNew(async () => {
      created += 1;
    });
    create();
    expect(screen.queryByText('Agreement Successfully Created')).toBeNull();
    typeName();
    create();
    await screen.findByText('Agreement Successfully Created');
    fireEvent.click(button('Create Another'));
    expect(button('Create').disabled).toBe(false);
    create();
    expect(await screen.findByText('Agreement Successfully Created')).toBeTruthy();
    expect(created).toBe(2);
  });

  it('are busy while it is created, and say why it was not', async () => {
    let refuse = (_: Error) => {};
    showNew(
      () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    );
    typeName();
    create();
    await waitFor(() => expect(button('Create').getAttribute('data-loading')).toBe('true'));
    await act(async () => refuse(new Error('This name is used.')));
    expect(screen.getByRole('alert').textContent).toBe('This name is used.');
    expect(button('Create').getAttribute('data-loading')).toBeNull();
  });
});

describe('the pages that link items', () => {
  function showLink(selected: number, onLink: () => Promise<void>) {
    renderInShell(
      <Wizard opened onClose={() => {}} title="Link" initialPage="search">
        <WizardPage name="search">
          <LinkItem item="Agreement" selected={selected} onLink={onLink}>
            the grid
          </LinkItem>
        </WizardPage>
        <WizardPage name="success">
          <LinkItemSuccess item="Agreement" />
        </WizardPage>
        <WizardPage name="error">
          <WizardError />
        </WizardPage>
      </Wizard>,
    );
  }

  it('count what is selected, and link it', async () => {
    showLink(3, async () => {});
    expect(screen.getByText('Search and Select Agreement')).toBeTruthy();
    fireEvent.click(button('Link (3)'));
    expect((await screen.findByRole('status')).textContent).toBe('Agreement Linked Successfully');
    fireEvent.click(button('Link More Agreement'));
    expect(button('Link (3)')).toBeTruthy();
  });

  it('link nothing where nothing is selected, and nothing twice', async () => {
    showLink(0, async () => {});
    expect(button('Link (0)').disabled).toBe(true);
    cleanup();
    let links = 0;
    showLink(1, () => {
      links += 1;
      return new Promise(() => {});
    });
    fireEvent.click(button('Link (1)'));
    await waitFor(() => expect(button('Link (1)').disabled).toBe(true));
    fireEvent.click(button('Link (1)'));
    expect(links).toBe(1);
  });

  it('say why nothing was linked', async () => {
    showLink(1, async () => {
      throw new Error('One of them is linked already.');
    });
    fireEvent.click(button('Link (1)'));
    expect((await screen.findByRole('alert')).textContent).toContain('One of them is linked already.');
    fireEvent.click(button('Try Again'));
    expect(button('Link (1)')).toBeTruthy();
  });
});

describe('the error page of a wizard', () => {
  it('leads back to what was selected and typed', async () => {
    function SearchPage() {
      const [selected, setSelected] = useState(0);
      return (
        <LinkItem
          item="Agreement"
          selected={selected}
          onLink={async () => {
            throw new Error('Rightway could not be reached.');
          }}
        >
          <button type="button" onClick={() => setSelected(selected + 1)}>
            Select one
          </button>
        </LinkItem>
      );
    }
    renderInShell(
      <Wizard opened onClose={() => {}} title="Link" initialPage="search">
        <WizardPage name="search">
          <SearchPage />
        </WizardPage>
        <WizardPage name="error">
          <WizardError />
        </WizardPage>
      </Wizard>,
    );
    fireEvent.click(button('Select one'));
    fireEvent.click(button('Select one'));
    fireEvent.click(button('Link (2)'));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    expect(screen.queryByRole('button', { name: 'Link (2)' })).toBeNull();
    fireEvent.click(button('Try Again'));
    expect(button('Link (2)').disabled).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a generic page', () => {
  it('says that it worked, with its own buttons', () => {
    renderInShell(
      <Wizard opened onClose={() => {}} title="Done" initialPage="success">
        <WizardPage name="success">
          <WizardSuccess title="All sent" detail="3 mails" buttons={<WizardButton label="Done" />} />
        </WizardPage>
      </Wizard>,
    );
    expect(screen.getByRole('status').textContent).toBe('All sent3 mails');
    expect(button('Done')).toBeTruthy();
  });
});
