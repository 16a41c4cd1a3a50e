import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { layOut, refusals } from 'shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAssociate } from '../testing/made-up-associates.ts';
import { field, fillIn, showAssociate } from '../testing/show-associate.tsx';

beforeEach(() => layOut());

const form = async () => field('Name', await screen.findByLabelText(/^Name \*$/).then(() => screen));
const isLocked = (label: string): boolean => {
  const input = field(label);
  return input.readOnly || input.getAttribute('aria-readonly') === 'true' || input.disabled;
};
const saveButton = () => screen.getByRole('button', { name: /^Saved?$/ });
const pickFrom = async (label: string, option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(option), hidden: true }));
};

type Shown = ReturnType<typeof showAssociate>;

/** How often an operation was requested, counted after the one that follows it was requested. */
async function timesRequested({ requests, goTo }: Shown, operation: string): Promise<number> {
  await goTo(`${anAssociate().id}/projects`);
  await waitFor(() => expect(requests.map((one) => one.operation)).toContain('AssociateProjects'));
  await screen.findByText('There are no projects.');
  return requests.filter((one) => one.operation === operation).length;
}

describe('the form of a business associate', () => {
  const titles = ['Details', 'Contacts', 'Projects', 'Communications'];

  it.each(titles)('opens its tab %s at an address of its own', async (title) => {
    const { place } = showAssociate({ address: `${anAssociate().id}/${title.toLowerCase()}` });
    const navigation = await screen.findByRole('navigation', { name: 'Form' });
    const tabs = within(navigation).getAllByRole('link');
    const shown = (tab: HTMLElement) => tab.textContent?.match(/\p{L}+/u)?.[0];
    // History and Related, which every record has, come after the four (decision 55a).
    expect(tabs.map(shown).slice(0, titles.length)).toEqual(titles);
    expect(tabs.filter((tab) => tab.getAttribute('aria-current') === 'page').map(shown)).toEqual([title]);
    expect(place()).toBe(`/business-associate/${anAssociate().id}/${title.toLowerCase()}`);
  });
});

describe('the details of a business associate', () => {
  it.each([
    ['c@d', ['c@d']],
    ['ask her daughter', ['ask her daughter']],
    ['neil@example.ca; neil@farm', ['neil@farm']],
    ["o'neil+land@example.ca, ann@example.ca", []],
  ])('say of the e-mail %s which address is none, and save it all the same', async (typed, doubted) => {
    const { requests } = showAssociate();
    await form();
    fillIn('E-mail', typed);
    const said = doubted.map(
      (address) => `‘${address}’ does not look like an e-mail address. Mail to it will not arrive.`,
    );
    await waitFor(() =>
      expect(screen.queryAllByText(/does not look like/).map(({ textContent }) => textContent)).toEqual(said),
    );
    fireEvent.click(saveButton());
    await waitFor(() =>
      expect(requests.map(({ operation }) => operation)).toContain('UpdateBusinessAssociate'),
    );
  });

  it('shows every field that the document names', async () => {
    showAssociate();
    await form();
    const labels = [
      ['Title', 'Spouse', 'Residence', 'Active', 'Dower rights', 'Client', 'Uses projects'],
      ['Phone', 'Cell', 'Fax', 'E-mail', 'Communication notes'],
      ['Address line 1', 'Address line 2', 'Address line 3', 'Postal code'],
      ['Vendor code', 'Cost centre code', 'Tax number', 'Trapper number', 'Notes'],
    ].flat();
    for (const label of labels) expect(field(label), label).toBeTruthy();
    for (const label of ['Country', 'State / province', 'City'])
      expect(screen.getByRole('combobox', { name: label }), label).toBeTruthy();
    expect(field('Phone').value).toBe('(780) 555-1234');
  });

  it('shows the code and the suffix of a client alone', async () => {
    showAssociate();
    await form();
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Neil Farms');
    cleanup();
    showAssociate({ associate: anAssociate({ isClient: true, code: 'NFE' }) });
    await form();
    expect(field('Code').value).toBe('NFE');
    expect(field('Code').readOnly).toBe(true);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Neil Farms Client');
  });

  it('begins a new one active, and saves it once with its own id', async () => {
    const { sent, place } = showAssociate({ address: 'new/details' });
    await form();
    expect(field('Active').checked).toBe(true);
    fillIn('Name', 'Fiddler Ranching');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [input] = sent() as [{ id: string }];
    expect(input).toMatchObject({ name: 'Fiddler Ranching', isActive: true, revision: null });
    await waitFor(() => expect(place()).toBe(`/business-associate/${input.id}/details`));
  });

  it('clears what stands below a country, and offers nothing where none is picked', async () => {
    const { sent } = showAssociate();
    await form();
    await pickFrom('Country', 'United States');
    expect((screen.getByRole('combobox', { name: 'State / province' }) as HTMLInputElement).value).toBe('');
    const city = screen.getByRole('combobox', { name: 'City' }) as HTMLInputElement;
    expect([city.value, city.disabled]).toEqual(['', true]);
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ stateOrProvince: null, city: null });
  });

  it.each([
    ['Name', '', 'Required value'],
    ['Name', 'x'.repeat(251), 'Name cannot exceed 250 characters'],
    ['Communication notes', 'x'.repeat(417), 'Communication notes cannot exceed 416 characters'],
    ['Notes', 'x'.repeat(10_001), 'Notes cannot exceed 10,000 characters'],
    ['Phone', '555', 'Value must be at least 10 digits'],
    ['Cell', '555', 'Value must be at least 10 digits'],
    ['Fax', '555', 'Value must be at least 10 digits'],
  ])('says of %s %.6s… that it cannot be saved, and sends nothing', async (label, text, message) => {
    const { sent } = showAssociate();
    await form();
    fillIn(label, text);
    expect(await screen.findByText(message)).toBeTruthy();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    expect(sent()).toHaveLength(0);
  });

  it('shows what was saved at once, and reads nothing of it again', async () => {
    const shown = showAssociate();
    await form();
    fillIn('Name', 'Neil Ranching');
    fillIn('Title', 'Owners');
    fireEvent.click(saveButton());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Neil Ranching'));
    expect(screen.getByRole('button', { name: 'Saved' }).getAttribute('aria-disabled')).toBe('true');
    fillIn('Title', 'Owner');
    expect(screen.queryByRole('button', { name: 'Saved' })).toBeNull();
    fillIn('Title', 'Owners');
    expect(shown.sent()).toHaveLength(1);
    expect(await timesRequested(shown, 'BusinessAssociate')).toBe(1);
  });

  it('shows what the server refuses under the field that it names, and does not send it again', async () => {
    const { sent } = showAssociate({
      answers: {
        UpdateBusinessAssociate: () => ({
          errors: [
            {
              message: 'Refused.',
              extensions: {
                code: 'VALIDATION',
                fields: [{ path: 'city', message: 'This city is in another province.' }],
              },
            },
          ],
        }),
      },
    });
    await form();
    fillIn('Title', 'Owner');
    fireEvent.click(saveButton());
    expect(await screen.findByText('This city is in another province.')).toBeTruthy();
    expect(sent()).toHaveLength(1);
  });
});

describe('locks of the details', () => {
  const open = ['Cell', 'Title', 'Residence', 'Trapper number', 'Vendor code', 'Cost centre code', 'Spouse'];
  const kept = ['Name', 'Address line 1', 'Postal code', 'Phone', 'Fax', 'E-mail', 'Tax number', 'Active'];

  it('lock all but eight fields and the notes while either system synchronizes', async () => {
    for (const rights of [{ isSyncWithLrdEnabled: true }, { isSyncWithLwEnabled: true }]) {
      showAssociate({ rights });
      await form();
      expect(open.filter(isLocked)).toEqual([]);
      expect(['Dower rights', 'Notes', 'Communication notes'].filter(isLocked)).toEqual([]);
      expect(kept.filter((label) => !isLocked(label))).toEqual([]);
      expect(screen.getByLabelText('Synchronized')).toBeTruthy();
      expect(screen.getByText(/The linked land system keeps this/)).toBeTruthy();
      cleanup();
    }
  });

  it('lock all but the notes of one that accounting keeps, while the flag is on', async () => {
    const associate = anAssociate({ isLinkedToAccounting: true });
    showAssociate({ associate });
    await form();
    expect([...open, ...kept].filter(isLocked)).toEqual([]);
    expect(screen.queryByLabelText('Linked to accounting')).toBeNull();
    cleanup();
    showAssociate({ associate, flags: ['enableBusinessAssociatesIntegration'], rights: { isEditor: true } });
    await form();
    expect([...open, ...kept].filter((label) => !isLocked(label))).toEqual([]);
    expect(['Notes', 'Communication notes'].filter(isLocked)).toEqual([]);
    expect(screen.getByLabelText('Linked to accounting')).toBeTruthy();
    const remove = screen.getByRole('button', { name: 'Delete' }) as HTMLButtonElement;
    expect([remove.disabled, remove.title]).toEqual([true, 'Accounting keeps this. Change it there.']);
  });

  it('lock the name of a client, and say why', async () => {
    showAssociate({ associate: anAssociate({ isClient: true }), rights: { canAccessInvoice: true } });
    await form();
    expect([...open, ...kept].filter(isLocked)).toEqual(['Name']);
    expect(screen.getByText(/The name of a client stays as it is/)).toBeTruthy();
  });

  it('lock what invoices to a client say, and say who changes it', async () => {
    showAssociate({
      associate: anAssociate({ isClient: true, companyId: '00000000-0000-4000-8000-00000000c0de' }),
      rights: { isSystemAdministrator: false, isEditor: true, canAccessInvoice: false },
    });
    await form();
    expect(isLocked('Address line 1')).toBe(true);
    expect(isLocked('Postal code')).toBe(true);
    expect(screen.getAllByText(/Invoices to this client say this/).length).toBeGreaterThan(0);
    expect(isLocked('Phone')).toBe(false);
  });

  it('leave nothing to change to who only reads', async () => {
    showAssociate({ rights: { isReadOnly: true } });
    await form();
    expect([...open, ...kept].filter((label) => !isLocked(label))).toEqual([]);
    expect(screen.queryByRole('button', { name: /^(Saved?|Delete)$/ })).toBeNull();
  });
});

it('tells why an associate could not be read, and reads it again', async () => {
  const { requests } = showAssociate({
    answers: { BusinessAssociate: () => refusals('The register is closed for a minute.') },
  });
  expect(await screen.findByText('The register is closed for a minute.')).toBeTruthy();
  const reads = () => requests.filter(({ operation }) => operation === 'BusinessAssociate').length;
  expect(reads()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(reads()).toBe(2));
});

describe('an associate that was merged into another one meanwhile', () => {
  const gone = '00000000-0000-4000-8000-0000000000f0';
  const moved = () => ({
    errors: [
      {
        message: 'This was merged into Stays Ranch meanwhile.',
        extensions: { code: 'NOT_FOUND', movedTo: anAssociate().id },
      },
    ],
  });

  it('is said where it is saved, and leads on without a question', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    showAssociate({ answers: { UpdateBusinessAssociate: moved } });
    await form();
    fillIn('Spouse', 'Dana');
    fireEvent.click(saveButton());
    expect(await screen.findByText('This was merged into Stays Ranch meanwhile.')).toBeTruthy();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Open the one that stayed' }));
    expect(opened.mock.calls[0]?.[0]).toMatch(new RegExp(`/business-associate/${anAssociate().id}/details$`));
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('leaves what was typed to the one that stayed, which merges it in', async () => {
    const first = showAssociate({ associate: anAssociate({ id: gone, notes: 'Old.' }) });
    await form();
    fillIn('Spouse', 'Dana');
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    first.unmount();
    const { sent } = showAssociate({
      associate: anAssociate({ name: 'Stays Ranch', notes: 'Kept.' }),
      address: `${gone}/details`,
    });
    await form();
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect([field('Name').value, field('Spouse').value, field('Notes').value]).toEqual([
      'Stays Ranch',
      'Dana',
      'Kept.',
    ]);
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ id: anAssociate().id, revision: 3, spouse: 'Dana', notes: 'Kept.' });
  });
});

it('asks for contacts where they are shown, not on every tab', async () => {
  const shown = showAssociate();
  const { requests, goTo } = shown;
  await form();
  const reads = () => requests.filter(({ operation }) => operation === 'AssociateContacts').length;
  expect(await timesRequested(shown, 'AssociateContacts')).toBe(0);
  await goTo(`${anAssociate().id}/contacts`);
  await screen.findByText('Ann Neil');
  expect(reads()).toBe(1);
  await goTo(`${anAssociate().id}/details`);
  await form();
  await goTo(`${anAssociate().id}/contacts`);
  expect(await screen.findByText('Ann Neil')).toBeTruthy();
  expect(reads()).toBe(1);
});

describe('the projects of an associate', () => {
  const project = {
    __typename: 'AssociateProject',
    id: 'row',
    project: { __typename: 'SurfaceProject', id: 'p1' },
    projectType: { __typename: 'ProjectType', id: 't', category: 'Pipeline', description: 'Lateral' },
    operatorProject: 'OP 42',
    brokerProject: 'RLS-42',
    operatorReference: null,
    brokerReference: null,
    types: ['Landowner', 'Occupant'],
  };

  it('are listed with what the associate is there; Open and a double click lead to one', async () => {
    const { place, goTo } = showAssociate({ projects: [project], address: `${anAssociate().id}/projects` });
    const row = (await screen.findByText('OP 42')).closest('tr');
    expect(row?.textContent).toContain('Landowner, Occupant');
    const open = screen.getByRole('button', { name: 'Open' }) as HTMLButtonElement;
    expect([open.disabled, open.title]).toEqual([true, 'Select one project first.']);
    fireEvent.click(row?.querySelector('[data-select]') ?? document.body);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(place()).toBe('/surface-project/p1'));
    await goTo(`${anAssociate().id}/projects`);
    fireEvent.doubleClick(await screen.findByText('OP 42'));
    await waitFor(() => expect(place()).toBe('/surface-project/p1'));
  });

  it('are exported as they are filtered', async () => {
    const other = { ...project, id: 'row2', project: { __typename: 'SurfaceProject', id: 'p2' } };
    const parts: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => String(parts.push(blob)) }));
    showAssociate({
      projects: [project, { ...other, operatorProject: 'OP 43' }],
      address: `${anAssociate().id}/projects`,
    });
    await screen.findByText('OP 42');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Filter' }), { target: { value: 'OP 43' } });
    await waitFor(() => expect(screen.queryByText('OP 42')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    fireEvent.click(await screen.findByRole('button', { name: /csv/i }));
    await waitFor(() => expect(parts).toHaveLength(1));
    const text = await parts[0]?.text();
    expect(text).toContain('OP 43');
    expect(text).toContain('"Landowner, Occupant"');
    expect(text).not.toContain('OP 42');
  });
});
