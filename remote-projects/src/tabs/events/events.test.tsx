import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FlagName } from 'shared-contracts';
import { fillIn, layOut, pickFrom, refusals, slideIn } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectId } from '../../testing/made-up-projects.ts';
import { aForeignEvent, anEvent, eventTypes } from '../../testing/made-up-rows.ts';
import { showProject } from '../../testing/show-project.tsx';

// Fetched before the first test looks for it, as by somebody who is on the way there.
beforeAll(() => import('../../tabs/events/events-tab.tsx'));

beforeEach(() => layOut(900));

const own = anEvent();
const foreign = aForeignEvent();
const tab = `${projectId}/events`;
const [kickOff, , licence] = eventTypes;

const model = {
  __typename: 'MasterModel',
  id: 'model',
  name: 'Usual project',
  isActive: true,
  masterModelItems: [kickOff, licence].map((eventType, place) => ({
    __typename: 'MasterModelItem',
    id: `item ${place}`,
    sequence: place + 1,
    eventType,
  })),
};

function show(
  options: Partial<Parameters<typeof showProject>[0]> & { readonly flags?: readonly FlagName[] } = {},
) {
  return showProject({
    address: tab,
    ...options,
    answers: {
      GetProjectEvents: () => ({
        data: { events: { __typename: 'EventConnection', nodes: [own, foreign] } },
      }),
      ProjectEvent: ({ id }) => ({ data: { record: [own, foreign].find((one) => one.id === id) ?? null } }),
      PickEventTypes: () => ({ data: { options: eventTypes } }),
      PickMasterModels: () => ({ data: { options: [model] } }),
      ...options.answers,
    },
  });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;
/** A row of the grid by one of its texts, which the panel may show too. */
const rowOf = (text: string): HTMLElement => {
  const row = screen
    .getAllByText(text)
    .map((cell) => cell.closest('tr'))
    .find((one) => one !== null);
  if (!row) throw new Error(`There is no row ${text}.`);
  return row;
};
const select = (row: string) => fireEvent.click(rowOf(row).querySelector('[data-select]') ?? document.body);
const panel = async () => within(await screen.findByRole('region', { name: 'Event Details' }));
const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });

describe('the events of a project', () => {
  it('stand in a grid with their dates as people read them', async () => {
    show();
    await screen.findByText('Jan-05-2024');
    for (const name of ['Event', 'Date', 'Notes', 'Owner'])
      expect(screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeTruthy();
    expect(rowOf('Survey Ordered').textContent).toContain('Northfork Energy');
  });

  it('open in the panel beside the grid when one is selected, and at an address of their own', async () => {
    const { place, goTo } = show();
    await screen.findByText('Kick-off');
    select('Kick-off');
    const details = await panel();
    expect(place()).toBe(`/surface-project/${tab}?eventId=${own.id}`);
    // Longer than a line of the panel: it wraps, so that the day is read too.
    const modified = details.getByLabelText('Last modified by') as HTMLTextAreaElement;
    expect([modified.tagName, modified.readOnly, modified.value]).toEqual([
      'TEXTAREA',
      true,
      'Ann Neil of Rightway Land on Jan-5-2024 at 12:00pm',
    ]);
    expect((details.getByRole('combobox', { name: 'Event' }) as HTMLInputElement).readOnly).toBe(true);
    await goTo(`${tab}/${foreign.id}`);
    const foreignOne = await screen.findByText(/^Another company wrote this event\./);
    expect([foreignOne.isConnected, place()]).toEqual([true, `/surface-project/${tab}/${foreign.id}`]);
  });

  it('of another company are for reading, and are not deleted', async () => {
    show({ address: `${tab}?eventId=${foreign.id}` });
    const details = await panel();
    expect(
      details.getByText('Another company wrote this event. Only that company can change it.'),
    ).toBeTruthy();
    expect((details.getByLabelText('Date') as HTMLInputElement).readOnly).toBe(true);
    select('Survey Ordered');
    await waitFor(() => expect(button('Delete').disabled).toBe(true));
    expect(button('Delete').title).toContain('Another company wrote this event.');
  });

  it('are added one by one: the types in use are not offered, held ones neither', async () => {
    const { sent } = show();
    await screen.findByText('Kick-off');
    fireEvent.click(button('New'));
    const details = await panel();
    fireEvent.click(details.getByRole('combobox', { name: /^Event/ }));
    const offered = await screen.findAllByRole('option', { hidden: true });
    expect(offered.map(({ textContent }) => textContent?.includes('Licence Issued'))).toEqual([true]);
    await pickFrom('Event', 'Licence Issued', details);
    fillIn('Date', '2026-02-30', details);
    expect(await screen.findByText('Invalid date format')).toBeTruthy();
    fillIn('Date', '2026-02-28', details);
    fillIn('Notes', 'Number 51234', details);
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['events']).toMatchObject([
      { revision: null, eventType: { id: licence?.id }, date: '2026-02-28', notes: 'Number 51234' },
    ]);
  });

  it('without a type are not saved', async () => {
    const { sent } = show();
    await screen.findByText('Kick-off');
    fireEvent.click(button('New'));
    await panel();
    save();
    expect(await screen.findByText('Required value.')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it('tell in the dialog that they could not be deleted', async () => {
    const { variablesOf } = show({ answers: { DeleteEvents: () => refusals('It is used elsewhere.') } });
    await screen.findByText('Kick-off');
    select('Kick-off');
    await waitFor(() => expect(button('Delete').disabled).toBe(false));
    fireEvent.click(button('Delete'));
    const question = within(await screen.findByRole('dialog'));
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect((await question.findByRole('alert')).textContent).toContain('It is used elsewhere.');
    expect(variablesOf('DeleteEvents')[0]).toEqual({ ids: [own.id] });
  });
});

describe('a model of events', () => {
  it('is added only where the flag is on', async () => {
    show();
    await screen.findByText('Kick-off');
    expect(screen.queryByRole('button', { name: 'Add Model' })).toBeNull();
  });

  it('shows what is there already, and adds the others as held rows', async () => {
    const { sent } = show({ flags: ['enableAgreementEvents'] });
    await screen.findByText('Kick-off');
    fireEvent.click(button('Add Model'));
    const dialog = await slideIn();
    expect((dialog.getByRole('button', { name: 'Add' }) as HTMLButtonElement).disabled).toBe(true);
    await pickFrom('Event Model', 'Usual project', dialog);
    const preview = within(await dialog.findByRole('list', { name: 'Events of the model' }));
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Kick-off (Existing)',
      'Licence Issued',
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByText('Licence Issued')).toBeTruthy());
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['events']).toMatchObject([{ revision: null, eventType: { id: licence?.id } }]);
  });

  it('of which everything is there cannot be added', async () => {
    const all = [own, anEvent({ id: 'e2', eventType: licence as typeof own.eventType })];
    show({
      flags: ['enableAgreementEvents'],
      answers: {
        GetProjectEvents: () => ({ data: { events: { __typename: 'EventConnection', nodes: all } } }),
      },
    });
    await screen.findByText('Kick-off');
    fireEvent.click(button('Add Model'));
    const dialog = await slideIn();
    await pickFrom('Event Model', 'Usual project', dialog);
    expect(await dialog.findByText('All active events of this model are here already.')).toBeTruthy();
    expect((dialog.getByRole('button', { name: 'Add' }) as HTMLButtonElement).disabled).toBe(true);
  });
});
