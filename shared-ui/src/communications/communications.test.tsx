import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CombinedError } from '@urql/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getToasts, takeToasts } from '../feedback/toasts.ts';
// Fetched before the first test, not within its time.
import '../layout/slide-in-page.tsx';
import { layOut } from '../testing/index.ts';
import { aCommunication, farms, idOf, showCommunications } from '../testing/show-communications.tsx';
import { pressSave } from '../testing/show-form.tsx';
import { fillInRow, slideIn } from '../testing/show-record.tsx';

beforeEach(() => layOut(900));

const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
const grid = () => screen.findByRole('grid', { name: 'Communication' });
const row = async (text: string | RegExp) => (await screen.findByText(text)).closest('tr') as HTMLElement;
const select = async (text: string) => {
  const found = await row(text);
  await act(async () => fireEvent.click(found.querySelector('[data-select]') as Element));
};
const field = (label: RegExp) => slideIn().getByLabelText(label) as HTMLInputElement;
const input = (save: unknown) =>
  (save as { readonly communications: readonly Readonly<Record<string, unknown>>[] }).communications[0];

describe('the grid of communications', () => {
  it("has the documents' columns, and says who spoke with whom by what, with the comments beneath", async () => {
    showCommunications({
      communications: [
        aCommunication(51, {
          comments: 'Agrees to the lease line.',
          timeOfDay: '14:35',
          documentsAttached: true,
        }),
        aCommunication(52, { date: '2026-11-21', isSuccessful: false, outcome: 'LeftCard', contacts: [] }),
      ],
    });
    const first = await row('Ann Bell to Dale Fisk via Phone');
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles).toEqual(['Communication', 'Date', 'Docs Attached', 'Confidential']);
    expect(first.textContent).toContain('Agrees to the lease line.');
    expect(first.textContent).toMatch(/Nov-20-20262:35 pm/);
    const rows = within(await grid())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent?.match(/Nov-\d\d/)?.[0])).toEqual(['Nov-21', 'Nov-20']);
    expect(rows[0]?.textContent).toContain('Left cardAnn Bell to Fisk Farms via Phone');
  });

  it('is filtered by its texts in any case, and remembers the filter in this tab', async () => {
    const communications = [
      aCommunication(51, { comments: 'About the GATE.' }),
      aCommunication(52, { comments: 'About money.' }),
    ];
    const { unmount } = showCommunications({ communications });
    await row(/GATE/);
    const box = () => screen.getByPlaceholderText('Filter...');
    fireEvent.change(box(), { target: { value: 'gate' } });
    await waitFor(() => expect(screen.queryByText(/money/)).toBeNull());
    fireEvent.change(box(), { target: { value: 'nov-20' } });
    await waitFor(() => expect(screen.queryByText(/gate/i)).toBeNull());
    fireEvent.change(box(), { target: { value: 'gate' } });
    unmount();
    showCommunications({ communications });
    expect((box() as HTMLInputElement).value).toBe('gate');
    expect((await row(/About the/)).textContent).toContain('GATE');
    expect(screen.queryByText(/money/)).toBeNull();
  });

  it('reads all pages, so that the filter looks in all', async () => {
    const communications = Array.from({ length: 5 }, (_, n) =>
      aCommunication(60 + n, { comments: `Note ${n}` }),
    );
    const { of } = showCommunications({ communications, page: 2 });
    await row('Note 4');
    expect(of('Communications').map(({ after }) => after ?? null)).toEqual([null, '2', '4']);
  });

  it('that is empty offers the first step, and one that failed another try', async () => {
    let fails = true;
    showCommunications({ communications: [], fails: () => fails });
    await screen.findByText('The server is being serviced.');
    fails = false;
    await press('Try Again');
    await screen.findByText('There are no communications.');
    await press('New communication');
    await screen.findByRole('dialog');
    expect(field(/^Date/).value).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('the communications of a project', () => {
  const below = [
    aCommunication(51, { comments: 'Route agreed.', source: 'Project', recordName: 'North loop' }),
    aCommunication(52, {
      comments: 'Wants the gate moved.',
      source: 'Agreement',
      agreementId: idOf(71),
      recordName: 'NF-1 · Fisk',
    }),
    aCommunication(53, {
      comments: 'Crossing sent.',
      source: 'Request',
      requestId: idOf(72),
      recordName: 'Prairie Gas',
    }),
    aCommunication(54, {
      comments: 'No objection.',
      source: 'Stakeholder',
      stakeholderId: idOf(73),
      recordName: 'County',
    }),
  ];
  const show = () => showCommunications({ communications: below, isAtOnce: true, kind: 'Project' });
  const shown = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);

  it('are one list with those of all below it: each says what it is on, and leads there', async () => {
    show();
    expect((await row('Route agreed.')).textContent).toContain('This project');
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles).toEqual(['Communication', 'On', 'Date', 'Docs Attached', 'Confidential']);
    const places = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const address = `/business-associate/${idOf(11)}`;
    expect(places).toEqual(
      expect.arrayContaining([
        ['NF-1 · Fisk', `${address}/agreements/${idOf(71)}/details`],
        ['Prairie Gas', `${address}/requests/${idOf(72)}/details`],
        ['County', `${address}/stakeholders/${idOf(73)}/details`],
      ]),
    );
    expect(screen.queryByRole('link', { name: 'This project' })).toBeNull();
  });

  it('can be narrowed to its own, or to those of one kind of record, in an address that is kept', async () => {
    const { search } = show();
    await row('Route agreed.');
    const bar = within(screen.getByRole('group', { name: 'Communications that are shown' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All 4',
      'Of the project 1',
      'Agreements 1',
      'Requests 1',
      'Stakeholders 1',
    ]);
    await act(async () => fireEvent.click(bar.getByRole('button', { name: /^Of the project/ })));
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(shown()[0]).toContain('Route agreed.');
    expect(search()).toBe('?show=Project');
    await act(async () => fireEvent.click(bar.getByRole('button', { name: /^Agreements/ })));
    await waitFor(() => expect(shown()[0]).toContain('Wants the gate moved.'));
    expect(shown()).toHaveLength(1);
  });
});

describe('deleting communications', () => {
  it('is only for those of the own company, and says why', async () => {
    const foreign = { canDelete: false, canEdit: false, isUserOwned: false, comments: 'Theirs' };
    showCommunications({
      communications: [aCommunication(51, { comments: 'Ours' }), aCommunication(52, foreign)],
    });
    await select('Ours');
    expect(button('Delete').disabled).toBe(false);
    await select('Theirs');
    expect([button('Delete').disabled, button('Delete').title]).toEqual([
      true,
      'Only communications of your own company can be deleted.',
    ]);
  });

  it('asks first, calls the server by ids and takes the rows away', async () => {
    const { of } = showCommunications({ communications: [aCommunication(51, { comments: 'Ours' })] });
    await select('Ours');
    await press('Delete');
    const dialog = await screen.findByRole('dialog');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' })));
    await waitFor(() => expect(screen.queryByText('Ours')).toBeNull());
    expect(of('DeleteCommunications')).toEqual([{ input: [{ id: idOf(51) }] }]);
  });
});

describe('a new communication', () => {
  it('opens at a fresh id with today and oneself, and is saved with the record alone', async () => {
    const { pathname, saves, of } = showCommunications();
    await grid();
    await press('New');
    const id = pathname().split('/')[4];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(of('CommunicationRecord')).toEqual([]);
    expect(field(/^Representative/).value).toBe('Ann Bell');
    fillInRow('Comments', 'Met at the gate.');
    fillInRow('Time', '2:05pm');
    await pressSave();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(input(saves[0])).toMatchObject({
      id,
      revision: null,
      date: new Date().toLocaleDateString('en-CA'),
      timeOfDay: '14:05',
      comments: 'Met at the gate.',
      isSuccessful: true,
      outcome: null,
      representative: { id: idOf(1) },
      businessAssociates: [{ id: farms.id }],
      contacts: [],
    });
    expect(input(saves[0])).not.toHaveProperty('facts');
  });

  it('stays in sight from its save until the list that tells it has come', async () => {
    const { of } = showCommunications();
    await grid();
    await press('New');
    fillInRow('Comments', 'Met at the gate.');
    await act(async () => fireEvent.click(slideIn().getByRole('button', { name: 'Done' })));
    expect((await row('Met at the gate.')).textContent).toContain('New');
    await pressSave();
    await waitFor(() => expect(button('Saved')).toBeTruthy());
    await waitFor(async () => expect((await row('Met at the gate.')).textContent).not.toContain('New'));
    expect(of('Communications')).toHaveLength(1);
    // The next answer is complete: here somebody deleted it meanwhile.
    await press('Log contact');
    await act(async () =>
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Refused · Phone', hidden: true })),
    );
    await waitFor(() => expect(of('Communications')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Met at the gate.')).toBeNull());
  });

  it('that was taken back is not in sight, whatever was saved', async () => {
    showCommunications();
    await grid();
    await press('New');
    fillInRow('Comments', 'Never mind.');
    await act(async () => fireEvent.click(slideIn().getByRole('button', { name: 'Done' })));
    await select('Never mind.');
    await press('Delete');
    await waitFor(() => expect(screen.queryByText('Never mind.')).toBeNull());
  });

  it('leads back to the list, which keeps what was typed', async () => {
    showCommunications();
    await grid();
    await press('New');
    fillInRow('Comments', 'Met at the gate.');
    await act(async () => fireEvent.click(slideIn().getByRole('button', { name: 'Back' })));
    expect((await row('Met at the gate.')).textContent).toContain('New');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is left by Back as it was made is dropped', async () => {
    showCommunications();
    await grid();
    await press('New');
    await act(async () => fireEvent.click(slideIn().getByRole('button', { name: 'Back' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('New').disabled).toBe(false);
    expect(screen.queryByText(/^Ann Bell to Fisk Farms$/)).toBeNull();
  });

  it('that says nothing yet keeps the next from being added', async () => {
    showCommunications();
    await grid();
    await press('New');
    await act(async () => fireEvent.click(slideIn().getByRole('button', { name: 'Done' })));
    await waitFor(() => expect(button('New').disabled).toBe(true));
    expect(button('New').title).toMatch(
      /^Enter the method, the result or comments of the new communication of /,
    );
  });

  it('with a wrong date or a text that is too long is not sent', async () => {
    const { saves } = showCommunications();
    await grid();
    await press('New');
    fillInRow('Date', '2026-13-40');
    fillInRow('Comments', 'x'.repeat(100_001));
    await waitFor(() => expect(slideIn().getByText('Invalid date format')).toBeTruthy());
    expect(slideIn().getByText('Comments cannot exceed 100,000 characters')).toBeTruthy();
    await pressSave();
    expect(saves).toEqual([]);
  });
});

describe('the page of a communication', () => {
  it('of another company is only for reading, and says why', async () => {
    const foreign = { canDelete: false, canEdit: false, isUserOwned: false };
    showCommunications({
      communications: [aCommunication(51, foreign)],
      address: `communications/${idOf(51)}/details`,
    });
    await screen.findByText(/Another company wrote this communication/);
    expect(field(/^Comments/).readOnly).toBe(true);
  });

  it('of an agreement keeps whom it was with, elsewhere than there', async () => {
    showCommunications({
      communications: [aCommunication(51, { source: 'Agreement', recordName: 'SL-1' })],
      address: `communications/${idOf(51)}/details`,
    });
    await screen.findByText(/For the agreement SL-1/);
    expect(field(/^Comments/).readOnly).toBe(false);
    expect(slideIn().queryByRole('button', { name: 'Remove Dale Fisk' })).toBeNull();
    expect(slideIn().queryByRole('button', { name: 'Remove Fisk Farms' })).toBeNull();
  });

  it('of an agreement tells the part that each contact has in it', async () => {
    const { of } = showCommunications({
      communications: [
        aCommunication(51, { source: 'Agreement', agreementId: idOf(91), recordName: 'SL-1' }),
      ],
      address: `communications/${idOf(51)}/details`,
    });
    expect(await screen.findByText('Dale Fisk – Landowner, Occupant')).toBeTruthy();
    expect(of('AgreementParties')).toEqual([{ id: idOf(91) }]);
  });

  it('of an agreement tells it in the picklist too, and of no other record', async () => {
    const pickContact = async (kind: 'Agreement' | 'Project', options: readonly string[]) => {
      showCommunications({ isAtOnce: true, kind });
      await row(/lease line/);
      await press('New');
      fireEvent.click(slideIn().getByRole('combobox', { name: 'Contacts' }));
      await waitFor(() =>
        expect(
          screen
            .getAllByRole('option', { hidden: true })
            .map(({ textContent }) => textContent ?? '')
            .filter((text) => text.includes('Fisk')),
        ).toEqual(options),
      );
    };
    await pickContact('Agreement', ['Dale FiskFisk FarmsLandowner, Occupant', 'Rena FiskFisk Farms']);
    cleanup();
    await pickContact('Project', ['Dale FiskFisk Farms', 'Rena FiskFisk Farms']);
  });

  it('lets go of the contacts of an associate that is taken out', async () => {
    const { saves } = showCommunications({ address: `communications/${idOf(51)}/details` });
    await screen.findByRole('button', { name: 'Remove Dale Fisk' });
    await act(async () => fireEvent.click(slideIn().getByRole('button', { name: 'Remove Fisk Farms' })));
    expect(slideIn().queryByRole('button', { name: 'Remove Dale Fisk' })).toBeNull();
    await pressSave();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(input(saves[0])).toMatchObject({
      id: idOf(51),
      revision: 1,
      businessAssociates: [],
      contacts: [],
    });
  });

  it('of a link in a mail that is in no list is read by itself', async () => {
    const { of } = showCommunications({
      communications: [],
      address: `communications/${idOf(99)}/details`,
    });
    await screen.findByText(/missing|not there|does not exist|no such|deleted/i);
    expect(of('CommunicationRecord')).toEqual([{ id: idOf(99) }]);
  });

  it('to who only reads offers nothing to write', async () => {
    showCommunications({ isReadOnly: true });
    await row(/lease line/);
    for (const name of ['New', 'Delete', 'Log contact', 'Add e-mails'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('a conflict', () => {
  it('merges what the other one changed, and asks for what both changed', async () => {
    let isFirst = true;
    const theirs = {
      date: '2026-11-20',
      timeOfDay: null,
      comments: 'Called again.',
      confidential: true,
      isSuccessful: true,
      outcome: null,
      methodOfContact: { id: idOf(31), code: 'Phone' },
      representative: { id: idOf(1), fullName: 'Ann Bell' },
      businessAssociates: [{ id: farms.id, name: farms.name }],
      contacts: [{ id: idOf(21), name: 'Dale Fisk' }],
    };
    const { saves } = showCommunications({
      address: `communications/${idOf(51)}/details`,
      answer: () => {
        if (!isFirst) return undefined;
        isFirst = false;
        const conflict = {
          revision: 2,
          changedAt: '2026-11-21T12:00:00Z',
          changedBy: 'Bob Reed',
          record: theirs,
        };
        const extensions = { code: 'CONFLICT', conflicts: [{ path: 'communications[0]', ...conflict }] };
        return { error: new CombinedError({ graphQLErrors: [{ message: 'Changed.', extensions }] }) };
      },
    });
    await screen.findByLabelText('Comments');
    fillInRow('Comments', 'Agrees, in writing.');
    await pressSave();
    const title = await screen.findByText('Somebody else saved first');
    const dialog = within(title.closest('[role="dialog"]') as HTMLElement);
    const labels = dialog.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(labels).toEqual(['Comments']);
    const [mine] = dialog.getAllByRole('radio', { hidden: true });
    await act(async () => fireEvent.click(mine as HTMLElement));
    const use = dialog.getByRole('button', { name: 'Save these values', hidden: true });
    await act(async () => fireEvent.click(use));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(input(saves[1])).toMatchObject({
      revision: 2,
      comments: 'Agrees, in writing.',
      confidential: true,
      contacts: [{ id: idOf(21) }],
    });
  });
});

describe('logging a contact', () => {
  const log = async (outcome: string) => {
    await press('Log contact');
    const item = await screen.findByRole('menuitem', { name: outcome, hidden: true });
    await act(async () => fireEvent.click(item));
  };

  it('takes two clicks, and is stored at once with its time, its kind and oneself', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 9, 5), shouldAdvanceTime: true });
    const { of, saves } = showCommunications();
    await row(/lease line/);
    await log('No answer · Phone');
    await waitFor(() => expect(of('UpdateCommunications')).toHaveLength(1));
    expect(of('UpdateCommunications')[0]).toMatchObject({
      source: 'BusinessAssociate',
      parentId: idOf(11),
      input: [
        {
          date: '2026-11-21',
          timeOfDay: '09:05',
          outcome: 'NoAnswer',
          isSuccessful: false,
          methodOfContact: { id: idOf(31) },
          representative: { id: idOf(1) },
          businessAssociates: [{ id: farms.id }],
        },
      ],
    });
    await waitFor(() =>
      expect(getToasts().map(({ message }) => message)).toEqual([
        'No answer · Phone with Fisk Farms: logged at 9:05 am.',
      ]),
    );
    expect((await screen.findAllByText('No answer')).length).toBeGreaterThan(0);
    expect(saves).toEqual([]);
    const [logged] = takeToasts();
    await act(async () => logged?.undo?.());
    const input = of('UpdateCommunications')[0]?.['input'] as readonly { readonly id: string }[] | undefined;
    const id = input?.[0]?.id;
    expect(of('DeleteCommunications')).toEqual([{ input: [{ id }] }]);
  });

  it('begins with L on any tab of the record', async () => {
    const { of } = showCommunications({ address: 'details' });
    await screen.findByLabelText('Name');
    expect(screen.queryByRole('menuitem')).toBeNull();
    await act(async () => fireEvent.keyDown(document.body, { key: 'l' }));
    const items = await screen.findAllByRole('menuitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual([
      ...['No answer · Phone', 'No answer · In Person', 'Left card · In Person'],
      ...['Refused · Phone', 'Refused · In Person', 'Reached · Phone', 'Reached · In Person'],
      'Another method, or details …',
    ]);
    await act(async () => fireEvent.click(items[6] as HTMLElement));
    await waitFor(() => expect(of('UpdateCommunications')).toHaveLength(1));
    expect(of('UpdateCommunications')[0]).toMatchObject({
      input: [{ isSuccessful: true, outcome: null, methodOfContact: { id: idOf(33) } }],
    });
  });

  it('on a record that was never saved is held with it', async () => {
    const { of } = showCommunications({ isNew: true });
    await grid();
    await log('Left card · In Person');
    await row(/Ann Bell to Fisk Farms/);
    expect([of('UpdateCommunications'), of('Communications')]).toEqual([[], []]);
  });

  it('is with whom the record concerns, unless one press takes somebody out', async () => {
    const { of } = showCommunications();
    await row(/lease line/);
    await press('Log contact');
    const farm = await screen.findByRole('menuitemcheckbox', { name: 'Fisk Farms', hidden: true });
    expect(farm.getAttribute('aria-checked')).toBe('true');
    await act(async () => fireEvent.click(farm));
    expect(farm.getAttribute('aria-checked')).toBe('false');
    const item = screen.getByRole('menuitem', { name: 'Reached · Phone', hidden: true });
    await act(async () => fireEvent.click(item));
    await waitFor(() => expect(of('UpdateCommunications')).toHaveLength(1));
    expect(of('UpdateCommunications')[0]).toMatchObject({ input: [{ businessAssociates: [] }] });
  });

  it('leads from its message to a note', async () => {
    const { of, pathname } = showCommunications();
    await row(/lease line/);
    await log('No answer · Phone');
    await waitFor(() => expect(of('UpdateCommunications')).toHaveLength(1));
    const input = of('UpdateCommunications')[0]?.['input'] as readonly { readonly id: string }[] | undefined;
    await waitFor(() => expect(getToasts()).toHaveLength(1));
    const [logged] = takeToasts();
    expect(logged?.action?.label).toBe('Add a note');
    await act(async () => logged?.action?.run());
    expect(pathname()).toBe(`/business-associate/${idOf(11)}/communications/${input?.[0]?.id}/details`);
  });
});

describe('a dropped e-mail', () => {
  const mail = {
    sentAt: new Date(2026, 10, 20, 14, 35).toISOString(),
    subject: 'Gate',
    from: 'Dale <dale@fisk.ca>',
    to: ['ann@rightway.test'],
    text: 'It is moved.',
    isCut: false,
    representative: { id: idOf(2), fullName: 'Bob Reed' },
    methodOfContact: { id: idOf(32), code: 'Email' },
    businessAssociates: [{ id: farms.id, name: farms.name }],
    contacts: [{ id: idOf(21), name: 'Dale Fisk', businessAssociate: { id: farms.id, name: farms.name } }],
    unknownAddresses: ['x@example.org'],
    documents: [{ fileGuid: idOf(72), name: 'plan.pdf' }],
    leftOut: ['setup.exe'],
    addedBefore: [] as readonly string[],
  };

  /** A browser's upload, which fetch does not do. */
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    status = 200;
    responseText = JSON.stringify({ result: { guid: idOf(71) } });
    response = this.responseText;
    open() {}
    setRequestHeader() {}
    abort() {}
    getResponseHeader() {
      return 'application/json';
    }
    send() {
      queueMicrotask(() => {
        this.dispatchEvent(new Event('load'));
        this.dispatchEvent(new Event('loadend'));
      });
    }
  }

  const drop = async (...names: readonly string[]) => {
    vi.stubGlobal('XMLHttpRequest', Upload);
    const files = names.map((name) => new File(['From: x'], name));
    const chooser = document.querySelector('input[type=file]') as HTMLInputElement;
    await act(async () => fireEvent.change(chooser, { target: { files } }));
  };

  it('becomes a communication with its day and time, people, text and files', async () => {
    const { saves } = showCommunications({ mail: [200, mail] });
    await grid();
    await drop('gate.eml');
    await waitFor(() => expect(field(/^Date/).value).toBe('2026-11-20'));
    expect(field(/^Time/).value).toBe('2:35 pm');
    expect(field(/^Comments/).value).toContain('Subject: Gate');
    await screen.findByText('Left out of gate.eml: setup.exe.');
    await pressSave();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(input(saves[0])).toMatchObject({
      methodOfContact: { id: idOf(32) },
      representative: { id: idOf(2) },
      contacts: [{ id: idOf(21) }],
      relatedDocuments: [
        { fileGuid: idOf(71), name: 'gate.eml', isUrlLink: false },
        { fileGuid: idOf(72), name: 'plan.pdf' },
      ],
    });
  });

  it('that was added before says when; dropped twice at once it is one', async () => {
    const { saves } = showCommunications({ mail: [200, { ...mail, addedBefore: ['2026-11-20'] }] });
    await grid();
    await drop('gate.eml', 'copy.eml');
    await screen.findByText(/^gate\.eml was added before, to the communication of Nov-20-2026\./);
    await screen.findByText('copy.eml is the same e-mail as gate.eml and was not added.');
    await pressSave();
    await waitFor(() => expect(saves).toHaveLength(1));
  });

  it('whose letters were guessed says so', async () => {
    showCommunications({ mail: [200, { ...mail, isGuessed: true }] });
    await grid();
    await drop('gate.eml');
    await screen.findByText(
      /^Part of gate\.eml does not declare a character set that is known\. Its letters/,
    );
  });

  it('that cannot be read says so, and so does what is no e-mail', async () => {
    showCommunications({ mail: [422, { message: 'It is damaged, or no e-mail.' }] });
    await grid();
    await drop('bad.msg', 'photo.jpg');
    await screen.findByText('bad.msg: It is damaged, or no e-mail.');
    await screen.findByText('photo.jpg is no e-mail. Only .eml and .msg files can be dropped here.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('communications of a page that is no form', () => {
  it('are saved by themselves, each refusal at its field', async () => {
    const { of, refuse } = showCommunications({ isAtOnce: true });
    await row(/lease line/);
    await press('New');
    await screen.findByRole('dialog');
    fillInRow('Comments', 'Said yes.');
    await act(async () => fireEvent.click(slideIn().getByRole('button', { name: 'Done' })));
    await screen.findByText('1 communication is not saved yet.');
    refuse({ code: 'VALIDATION', fields: [{ path: 'input[0].comments', message: 'Not taken here.' }] });
    await press('Save');
    await waitFor(() => expect(of('UpdateCommunications')).toHaveLength(1));
    expect(await screen.findByTitle('1 field has to be corrected.')).toBeTruthy();
    refuse(undefined);
    await press('Save');
    await waitFor(() => expect(screen.queryByText('1 communication is not saved yet.')).toBeNull());
    expect(of('UpdateCommunications')[1]).toMatchObject({
      input: [{ comments: 'Said yes.', revision: null }],
    });
  });
});
