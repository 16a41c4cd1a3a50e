import { act, cleanup, screen, waitFor } from '@testing-library/react';
import {
  type Area,
  type AreaName,
  contractVersion,
  type Flags,
  noFlags,
  ownFlagNames,
  routeTable,
} from 'shared-contracts';
import { aRelease, aUser } from 'shared-contracts/testing';
import { addAllTexts } from 'shared-ui';
import { beforeForm, renderInShell } from 'shared-ui/testing';
import { beforeEach, expect, it } from 'vitest';
import { texts } from '../generated/texts/unknown-address.ts';
import { AreaStore } from '../remotes/area-store.ts';
import { createServices, ServicesProvider } from '../services/services.tsx';
import { RouteGate } from './route-gate.tsx';

beforeEach(beforeForm);

const people = {
  administrator: aUser({ isSystemAdministrator: true, isBroker: true, isEditor: true }),
  broker: aUser({ isBroker: true, isEditor: true }),
  approver: aUser({ isBroker: true, isApprover: true }),
  biller: aUser({ isBroker: true, canAccessInvoice: true }),
  'billing administrator': aUser({ isSystemAdministrator: true, canAccessInvoice: true }),
  operator: aUser({ isOperator: true, isEditor: true }),
  reader: aUser({ isOperator: true, isReadOnly: true }),
} as const;

type PersonName = keyof typeof people;
const everybody = Object.keys(people) as readonly PersonName[];

const allFlags: Flags = { ...noFlags, ...Object.fromEntries(ownFlagNames.map((name) => [name, true])) };

/** Who opens a route whose flags are on, in the words of the documents (000 §2, 001 §2). */
const opens: Readonly<Record<string, readonly PersonName[]>> = {
  signedIn: everybody,
  anonymous: everybody,
  systemAdministrator: ['administrator', 'billing administrator'],
  broker: ['administrator', 'broker', 'approver', 'biller'],
  approver: ['approver'],
  invoice: ['biller', 'billing administrator'],
  administratorOrSelf: ['administrator', 'billing administrator'],
  administratorWithInvoice: ['billing administrator'],
};

/** Routes that ask for more than their gate. */
const opensOnly: Readonly<Record<string, readonly PersonName[]>> = {
  'bring-in': ['administrator', 'billing administrator', 'broker'],
};

const tables = routeTable.filter(({ area }) => area !== 'shell');
const id = '5b0c1c9e-0000-4000-8000-0000000000aa';

/** Shows the gate of a route below its own address, before an area whose every screen says what it is. */
async function show(route: (typeof tables)[number], name: PersonName, flags: Flags) {
  const own: Area = {
    name: route.area as AreaName,
    contractVersion,
    routes: { [route.name]: [{ path: '*', Component: () => <p>The screen of {route.name}</p> }] },
    translations: { en: async () => ({}), es: async () => ({}) },
  };
  const areas = new AreaStore({
    releaseOf: (area) => aRelease(area),
    prepare: async () => {},
    load: async () => own,
  });
  const address = `/${route.path.replace(':id', id)}/deeper/still`;
  const view = renderInShell(
    <ServicesProvider services={{ ...createServices(), areas }}>
      <RouteGate route={{ ...route, area: route.area as AreaName, makes: true, flags: [...route.flags] }} />
    </ServicesProvider>,
    { user: people[name], flags, path: `/${route.path}/*`, address },
  );
  await act(async () => addAllTexts(view.i18n, 'unknown-address', texts));
  return address;
}

const cases = tables.map((route) => [route.name, route] as const);

it.each(cases)('%s opens for those whom its gate lets in, and is refused to all others', async (_, route) => {
  const may = opensOnly[route.name] ?? opens[route.gate];
  expect(may, route.gate).toBeDefined();
  for (const name of everybody) {
    await show(route, name, allFlags);
    if (may?.includes(name))
      expect(await screen.findByText(`The screen of ${route.name}`), name).toBeTruthy();
    else {
      expect((await screen.findByRole('alert')).textContent, name).toContain('Access Denied');
      expect(screen.queryByText(`The screen of ${route.name}`)).toBeNull();
    }
    cleanup();
  }
});

it.each(cases.filter(([, { flags }]) => flags.length > 0))(
  '%s is refused even to an administrator while its flag is off, or shows the start in its place',
  async (_, route) => {
    const address = await show(route, 'administrator', noFlags);
    if (route.whenFlagOff === 'accessDenied')
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Access Denied'));
    else expect(await screen.findByText(new RegExp(`^${address} is switched off for you\\.`))).toBeTruthy();
    expect(screen.queryByText(`The screen of ${route.name}`)).toBeNull();
  },
);
