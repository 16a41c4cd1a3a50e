import { act, fireEvent, screen, within } from '@testing-library/react';
import { type CurrentUser, type FlagName, noFlags } from 'shared-contracts';
import { addTexts } from 'shared-ui';
import { type Answers, aUser, renderInShell, standInApi, type Variables } from 'shared-ui/testing';
import { Provider } from 'urql';
import { AssociateScreen } from '../associate/associate-screen.tsx';
import { associateStale } from '../associate-stale.ts';
import type { AssociateDetailsFragment, ContactDetailsFragment } from '../generated/operations.ts';
import { en } from '../texts/en/area.ts';
import { aContact, alberta, anAssociate, canada, edson, unitedStates } from './made-up-associates.ts';

interface ShowAssociateOptions {
  /** What follows `/business-associate/`. */
  readonly address?: string;
  readonly associate?: AssociateDetailsFragment;
  readonly contacts?: readonly ContactDetailsFragment[];
  readonly projects?: readonly object[];
  readonly rights?: Partial<CurrentUser>;
  readonly flags?: readonly FlagName[];
  /** Answers of single operations instead of the usual ones. */
  readonly answers?: Answers;
}

/** Renders the form of an associate at an address, with an API of given answers; records the requests. */
export function showAssociate(options: ShowAssociateOptions = {}) {
  const { associate = anAssociate(), contacts = [aContact(1), aContact(2)] } = options;
  const { address = `${associate.id}/details`, projects = [], flags = [] } = options;
  const record = { ...associate, contacts };
  const usual: Answers = {
    BusinessAssociate: () => ({ data: { record } }),
    AssociateContacts: () => ({ data: { associate: record } }),
    AssociateProjects: () => ({
      data: { associate: { __typename: 'BusinessAssociate', id: associate.id, projects } },
    }),
    RecordHistory: () => ({ data: { history: [], externalIds: [] } }),
    BusinessAssociateLookAlikes: () => ({ data: { lookAlikes: [] } }),
    PickCountries: () => ({ data: { options: [canada, unitedStates].map(asOption) } }),
    PickStateOrProvinces: () => ({ data: { options: [asOption(alberta)] } }),
    PickCities: () => ({ data: { options: [asOption(edson)] } }),
    UpdateBusinessAssociate: ({ input }) => ({ data: { saved: stored(record, input) } }),
  };
  const { client, requests } = standInApi({ ...usual, ...options.answers }, associateStale);
  const view = renderInShell(
    <Provider value={client}>
      <AssociateScreen />
    </Provider>,
    {
      path: '/business-associate/:id/*',
      address: `/business-associate/${address}`,
      user: aUser(options.rights),
      flags: { ...noFlags, ...Object.fromEntries(flags.map((name) => [name, true])) },
    },
  );
  act(() => addTexts(view.i18n, 'associates', 'en', en));
  return {
    requests,
    unmount: view.unmount,
    /** Inputs of the saves that were sent. */
    sent: () =>
      requests
        .filter(({ operation }) => operation.startsWith('Update'))
        .map(({ variables }) => variables['input']),
    place: () => `${view.router.state.location.pathname}${view.router.state.location.search}`,
    goTo: (to: string) => act(async () => view.router.navigate(`/business-associate/${to}`)),
  };
}

const asOption = (place: { readonly id: string; readonly name: string }) => ({
  ...place,
  code: place.name.slice(0, 2).toUpperCase(),
  isMasterRecord: true,
});

interface Stored extends AssociateDetailsFragment {
  readonly contacts: readonly ContactDetailsFragment[];
}

interface RowInput {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The record as the API would store it: the fields of the input, each row with its next revision. */
function stored(before: Stored, input: unknown): object {
  const {
    contacts: rows = [],
    communications: _,
    saveId: __,
    ...fields
  } = input as Variables & {
    readonly contacts?: readonly RowInput[];
  };
  const contactOf = (row: RowInput) => {
    const old = before.contacts.find(({ id }) => id === row.id) ?? aContact(9, { phoneNumbers: [] });
    const { saveId: ___, ...cells } = row;
    const phones = (row['phoneNumbers'] ?? []) as readonly object[];
    return {
      ...old,
      ...cells,
      revision: Number(row['revision'] ?? 0) + 1,
      phoneNumbers: phones.map((phone, place) => ({
        __typename: 'PhoneNumber',
        sequence: place + 1,
        ...phone,
      })),
    };
  };
  const changed = new Map(rows.map((row) => [row.id, contactOf(row)]));
  const known = before.contacts.map((contact) => changed.get(contact.id) ?? contact);
  const added = [...changed.values()].filter(
    ({ id }) => !before.contacts.some((contact) => contact.id === id),
  );
  return {
    ...before,
    ...fields,
    country: before.country,
    stateOrProvince: before.stateOrProvince,
    city: before.city,
    revision: Number(fields['revision'] ?? 0) + 1,
    contacts: [...known, ...added],
  };
}

/** A field of the form by its label, required or not. */
export const field = (label: string, place: ReturnType<typeof within> | typeof screen = screen) =>
  place.getByLabelText(new RegExp(`^${label}( \\*)?$`)) as HTMLInputElement;

/** Text typed into a field, and the field left. */
export function fillIn(label: string, text: string, place?: ReturnType<typeof within>): void {
  const input = field(label, place);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

/** The panel below the grid of contacts. */
export const panel = (name: string) => within(screen.getByRole('region', { name }));

/** The text of a contact's row in the grid. */
export const gridRow = (text: string): string => screen.getByText(text).closest('tr')?.textContent ?? '';
