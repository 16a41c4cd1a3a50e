import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { layOut, refusals } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aContact, anAssociate } from '../testing/made-up-associates.ts';
import { field, fillIn, gridRow, panel, showAssociate } from '../testing/show-associate.tsx';

beforeEach(() => layOut());

const { id } = anAssociate();
const ann = aContact(1);
const [annsNumber] = ann.phoneNumbers;
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const tab = `${id}/contacts`;
const atAnn = `${tab}?contactId=${ann.id}`;
const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;
/** Beside the one of the whole form. */
const deleteContacts = () => screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLButtonElement;
const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });

async function addContact(name: string): Promise<void> {
  fireEvent.click(button('New'));
  const region = await screen.findByRole('region', { name: 'contact' });
  if (name) fillIn('Name', name, within(region));
}

describe('the contacts of an associate', () => {
  it('stand in a grid, none of them open', async () => {
    showAssociate({ address: tab });
    await screen.findByText('Ann Neil');
    expect(gridRow('Ann Neil')).toContain('(780) 555-0001');
    expect(gridRow('Ann Neil')).toContain('Active');
    expect(screen.queryByRole('columnheader', { name: /Synchronized/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Ann Neil' })).toBeNull();
  });

  it.each([atAnn, `${tab}/${ann.id}`])('open below the grid at %s', async (address) => {
    const { place } = showAssociate({ address });
    expect((await screen.findByRole('region', { name: 'Ann Neil' })).style.cssText).toContain('365px');
    expect(place()).toBe(`/business-associate/${atAnn}`);
    fireEvent.click(button('Next row (Alt+↓)'));
    await screen.findByRole('region', { name: 'Bob Neil' });
    fireEvent.click(button('Close the row'));
    await waitFor(() => expect(place()).toBe(`/business-associate/${tab}`));
  });

  it('say that a contact is not there where the address names another', async () => {
    showAssociate({ address: `${tab}?contactId=${aContact(3).id}` });
    expect((await screen.findByRole('alert')).textContent).toContain('Not found');
  });

  it('are added one after the other, each whole before the next', async () => {
    const { sent } = showAssociate({ address: tab });
    await screen.findByText('Ann Neil');
    await addContact('');
    expect([button('New').disabled, button('New').title]).toEqual([true, 'Complete New contact first.']);
    const region = within(await screen.findByRole('region', { name: 'contact' }));
    expect(field('Active', region).checked).toBe(true);
    fillIn('Name', 'Carla Diaz', region);
    await waitFor(() => expect(button('New').disabled).toBe(false));
    await addContact('Dan Ho');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      contacts: [
        { name: 'Carla Diaz', isActive: true, revision: null },
        { name: 'Dan Ho', revision: null },
      ],
    });
    await waitFor(() => expect(gridRow('Carla Diaz')).not.toContain('New'));
  });

  it('count their errors on the tab and keep the save from every tab', async () => {
    const { sent, goTo } = showAssociate({ address: atAnn });
    await screen.findByRole('region', { name: 'Ann Neil' });
    fillIn('Title', 'x'.repeat(101), panel('Ann Neil'));
    expect(await screen.findByText('Cannot exceed 100 characters.')).toBeTruthy();
    expect(button('New').disabled).toBe(true);
    await goTo(`${id}/details`);
    expect(screen.getByRole('link', { name: /^Contacts ?1$/ })).toBeTruthy();
    save();
    expect(await screen.findByRole('region', { name: 'Ann Neil' })).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it.each([
    ['E-mail', 201, 'Cannot exceed 200 characters.'],
    ['Second e-mail', 417, 'Cannot exceed 416 characters.'],
    ['Address line 2', 101, 'Cannot exceed 100 characters.'],
    ['Address line 3', 101, 'Cannot exceed 100 characters.'],
    ['Postal code', 41, 'Cannot exceed 40 characters.'],
    ['Extension', 21, 'Cannot exceed 20 characters.'],
    ['Number', 41, 'Cannot exceed 40 characters.'],
    ['Name', 101, 'Cannot exceed 100 characters.'],
    ['Name', 0, 'Required value'],
  ])('hold %s of %i characters to its limit', async (label, length, message) => {
    showAssociate({ address: atAnn });
    await screen.findByRole('region', { name: 'Ann Neil' });
    fillIn(label, 'x'.repeat(length), panel('Ann Neil'));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('say which of their e-mail addresses are none', async () => {
    showAssociate({ address: atAnn });
    await screen.findByRole('region', { name: 'Ann Neil' });
    fillIn('E-mail', 'c@d', panel('Ann Neil'));
    fillIn('Second e-mail', 'see notes', panel('Ann Neil'));
    for (const address of ['c@d', 'see notes'])
      expect(await screen.findByText(new RegExp(`^‘${address}’ does not look like an e-mail`))).toBeTruthy();
  });

  it('are sent with all that the save takes, and no more', async () => {
    const { sent } = showAssociate({ address: atAnn });
    await screen.findByRole('region', { name: 'Ann Neil' });
    fillIn('Title', 'Owner', panel('Ann Neil'));
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { contacts } = sent()[0] as { contacts: readonly object[] };
    expect(contacts).toEqual([
      {
        id: ann.id,
        revision: 1,
        name: 'Ann Neil',
        title: 'Owner',
        email: null,
        secondaryEmail: null,
        address1: null,
        address2: null,
        address3: null,
        country: null,
        stateOrProvince: null,
        city: null,
        postalCode: null,
        isActive: true,
        notes: null,
        phoneNumbers: [{ id: annsNumber?.id, type: 'Home', number: '7805550001', extension: null }],
      },
    ]);
  });
});

describe('telephone numbers of a contact', () => {
  it('are added one after the other, of five kinds', async () => {
    showAssociate({ address: atAnn });
    await screen.findByRole('region', { name: 'Ann Neil' });
    fireEvent.click(panel('Ann Neil').getByRole('button', { name: 'Add' }));
    const types = panel('Ann Neil').getAllByLabelText('Type') as HTMLSelectElement[];
    expect([...(types[1]?.options ?? [])].map(({ text }) => text)).toEqual([
      '',
      'Fax',
      'Home',
      'Mobile',
      'Other',
      'Work',
    ]);
    const add = panel('Ann Neil').getByRole('button', { name: 'Add' }) as HTMLButtonElement;
    expect([add.disabled, add.title]).toEqual([true, 'Complete the last phone number first.']);
    fireEvent.change(types[1] as HTMLElement, { target: { value: 'Mobile' } });
    const number = panel('Ann Neil').getAllByLabelText('Number')[1] as HTMLElement;
    fireEvent.change(number, { target: { value: '403 555 0000' } });
    fireEvent.blur(number);
    await waitFor(() => expect(add.disabled).toBe(false));
  });

  it('are not added while one of them breaks a rule', async () => {
    showAssociate({ address: atAnn });
    await screen.findByRole('region', { name: 'Ann Neil' });
    const add = panel('Ann Neil').getByRole('button', { name: 'Add' }) as HTMLButtonElement;
    fillIn('Number', '4'.repeat(41), panel('Ann Neil'));
    await waitFor(() =>
      expect([add.disabled, add.title]).toEqual([true, 'Correct the marked phone number first.']),
    );
    fillIn('Number', '4'.repeat(40), panel('Ann Neil'));
    await waitFor(() => expect(add.disabled).toBe(false));
  });

  it('that are stored go by a call of their own, and leave no change behind', async () => {
    let isGone = false;
    const { requests } = showAssociate({
      address: atAnn,
      answers: {
        DeleteContactPhoneNumbers: () => {
          isGone = true;
          return { data: { deleted: [annsNumber?.id] } };
        },
        AssociateContacts: () => ({
          data: {
            associate: {
              ...anAssociate(),
              contacts: [isGone ? { ...ann, revision: 2, phoneNumbers: [] } : ann],
            },
          },
        }),
      },
    });
    await screen.findByRole('region', { name: 'Ann Neil' });
    fireEvent.click(button('Remove row 1'));
    const question = within(await screen.findByRole('dialog'));
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(panel('Ann Neil').queryByLabelText('Number')).toBeNull());
    expect(requests.find(({ operation }) => operation === 'DeleteContactPhoneNumbers')?.variables).toEqual({
      ids: [annsNumber?.id],
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: /change/ })).toBeNull());
  });

  it('go also where the answer to that call is lost, and are asked about as they are shown', async () => {
    let isGone = false;
    showAssociate({
      address: atAnn,
      answers: {
        DeleteContactPhoneNumbers: () => {
          isGone = true;
          return lost();
        },
        AssociateContacts: () => ({
          data: {
            associate: {
              ...anAssociate(),
              contacts: [isGone ? { ...ann, revision: 2, phoneNumbers: [] } : ann],
            },
          },
        }),
      },
    });
    await screen.findByRole('region', { name: 'Ann Neil' });
    fireEvent.click(button('Remove row 1'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('(780) 555-0001')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(panel('Ann Neil').queryByLabelText('Number')).toBeNull());
  });

  it('say that the server could not be reached', async () => {
    showAssociate({ address: atAnn, answers: { DeleteContactPhoneNumbers: lost } });
    await screen.findByRole('region', { name: 'Ann Neil' });
    fireEvent.click(button('Remove row 1'));
    const question = await screen.findByRole('dialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect((await within(question).findByRole('alert')).textContent).toBe(
      'Rightway could not be reached. Check the connection and try again.',
    );
  });

  it('say in words of the dialog that one could not be deleted', async () => {
    showAssociate({
      address: atAnn,
      answers: { DeleteContactPhoneNumbers: () => refusals('Something of the server.') },
    });
    await screen.findByRole('region', { name: 'Ann Neil' });
    fireEvent.click(button('Remove row 1'));
    const question = await screen.findByRole('dialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect((await within(question).findByRole('alert')).textContent).toBe(
      'This record could not be deleted.',
    );
  });
});

describe('the delete of contacts', () => {
  const choose = async () => {
    const row = (await screen.findByText('Ann Neil')).closest('tr');
    fireEvent.click(row?.querySelector('[data-select]') ?? document.body);
  };

  it('tells the first of the messages of the server in its dialog', async () => {
    const { requests } = showAssociate({
      address: tab,
      answers: { DeleteContacts: () => refusals('Ann Neil is used by 2 agreements.', 'And more.') },
    });
    await choose();
    fireEvent.click(deleteContacts());
    const question = await screen.findByRole('dialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect((await within(question).findByRole('alert')).textContent).toBe(
      'Ann Neil is used by 2 agreements.',
    );
    expect(requests.find(({ operation }) => operation === 'DeleteContacts')?.variables).toEqual({
      ids: [ann.id],
    });
  });

  it('is not offered for what accounting keeps, and says why', async () => {
    showAssociate({
      address: tab,
      associate: anAssociate({ isLinkedToAccounting: true }),
      flags: ['enableBusinessAssociatesIntegration'],
    });
    await choose();
    expect([deleteContacts().disabled, deleteContacts().title]).toEqual([
      true,
      'Accounting keeps this. Change it there.',
    ]);
  });
});

describe('contacts under another land system', () => {
  it('show that they are synchronized, and leave the notes alone to be changed', async () => {
    showAssociate({ address: atAnn, rights: { isSyncWithLwEnabled: true } });
    const region = within(await screen.findByRole('region', { name: 'Ann Neil' }));
    expect(screen.getByRole('columnheader', { name: /Synchronized/ })).toBeTruthy();
    expect([button('New').disabled, button('New').title]).toEqual([
      true,
      'The linked land system keeps this. Change it there.',
    ]);
    for (const label of ['Name', 'Title', 'E-mail', 'Postal code', 'Number'])
      expect(field(label, region).readOnly, label).toBe(true);
    expect(field('Notes', region).readOnly).toBe(false);
    expect(region.queryByRole('button', { name: 'Add' })).toBeNull();
  });

  it('cannot be added, changed or deleted by who only reads', async () => {
    showAssociate({ address: atAnn, rights: { isReadOnly: true } });
    const region = within(await screen.findByRole('region', { name: 'Ann Neil' }));
    expect(field('Notes', region).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /^(New|Delete|Add)/ })).toBeNull();
  });
});
