import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, pickFrom, saveButton, slideIn } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMember, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

beforeEach(beforeForm);

const address = `${projectId}/members-and-roles`;
const bobId = '00000000-0000-4000-8000-0000000000b2';
const people = {
  PickRepresentatives: () => ({
    data: {
      options: [{ __typename: 'User', id: bobId, fullName: 'Bob Neil', workEmail: 'bob@rightway.test' }],
    },
  }),
  MemberPhoneNumbers: () => ({
    data: {
      numbers: [
        {
          __typename: 'MemberPhoneNumber',
          name: 'Ann Neil',
          type: 'Mobile',
          number: '7805551234',
          extension: null,
        },
      ],
    },
  }),
};

const row = async (text: string) => (await screen.findByText(text)).closest('tr')?.textContent ?? '';

describe('the members of a project', () => {
  it('are listed with role, organization and access, and can be called', async () => {
    showProject({ address, members: [aMember()], answers: people });
    expect(await row('Land Agent')).toMatch(/Ann Neil.*Land Agent.*Broker.*ann@rightway.test.*Edit/);
    const phones = within(screen.getByRole('region', { name: 'Phone numbers' }));
    const call = await phones.findByRole('link', { name: '(780) 555-1234' });
    expect(call.getAttribute('href')).toBe('tel:7805551234');
  });

  it('are added in a page of their own, held, and sent with the project', async () => {
    const { sent, place } = showProject({ address, members: [aMember()], answers: people });
    await row('Land Agent');
    fireEvent.click(screen.getByRole('button', { name: 'New' }));
    const page = await slideIn();
    expect(place()).toMatch(
      new RegExp(`^/surface-project/${projectId}/members-and-roles/[0-9a-f-]{36}/details$`),
    );
    await pickFrom('Person', 'Bob Neil', page);
    fireEvent.click(page.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toHaveLength(0);
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['members']).toMatchObject([{ projectAccess: 'View', contact: null, revision: null }]);
    // Only by its id: the server knows the rest.
    expect(sent()[0]).toHaveProperty('members[0].user', { id: bobId });
  });

  it('are somebody', async () => {
    const { sent } = showProject({ address, answers: people });
    fireEvent.click(await screen.findByRole('button', { name: 'New' }));
    const page = await slideIn();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(await page.findByText('Choose a person, a team, a business associate or a contact.')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it('are contacts of the associate that is picked, and none without one', async () => {
    showProject({ address, answers: people });
    fireEvent.click(await screen.findByRole('button', { name: 'New' }));
    const page = await slideIn();
    expect((page.getByRole('combobox', { name: 'Contact' }) as HTMLInputElement).disabled).toBe(true);
  });

  it('let go of their contact with its associate', async () => {
    const associate = (place: number, name: string) => ({
      __typename: 'BusinessAssociate',
      id: `00000000-0000-4000-8000-0000000000c${place}`,
      code: null,
      name,
      email: null,
      fullAddress: null,
      phoneNumber: null,
      cellNumber: null,
      isActive: true,
      isClient: false,
      isCrown: false,
    });
    const farms = associate(1, 'Fisk Farms');
    const dale = {
      __typename: 'Contact',
      id: '00000000-0000-4000-8000-0000000000d1',
      name: 'Dale Fisk',
      email: null,
      fullAddress: null,
      phoneNumbers: [],
    };
    const { sent } = showProject({
      address,
      answers: {
        ...people,
        PickBusinessAssociates: () => ({ data: { options: [farms, associate(2, 'County')] } }),
        PickContacts: () => ({ data: { associate: { ...farms, options: [dale] } } }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'New' }));
    const page = await slideIn();
    await pickFrom('Business associate', 'Fisk Farms', page);
    const contact = () => page.getByRole('combobox', { name: 'Contact' }) as HTMLInputElement;
    await waitFor(() => expect(contact().disabled).toBe(false));
    await pickFrom('Contact', 'Dale Fisk', page);
    await pickFrom('Business associate', 'County', page);
    fireEvent.click(page.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toHaveProperty('members[0].contact', null);
    expect(sent()[0]).toHaveProperty('members[0].businessAssociate', { id: associate(2, '').id });
  });

  it('are deleted after a question, at once', async () => {
    const { variablesOf } = showProject({
      address,
      members: [aMember()],
      answers: { ...people, DeleteMembers: ({ ids }) => ({ data: { deleted: ids } }) },
    });
    await row('Land Agent');
    const box = (await screen.findByText('Land Agent')).closest('tr')?.querySelector('[data-select]');
    fireEvent.click(box ?? document.body);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(variablesOf('DeleteMembers')).toHaveLength(1));
  });
});
