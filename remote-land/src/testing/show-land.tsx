import { act } from '@testing-library/react';
import { type CurrentUser, noFlags } from 'shared-contracts';
import { addPicklists, addTexts } from 'shared-ui';
import { type Answers, aUser, renderInShell, standInApi, type Variables } from 'shared-ui/testing';
import { Provider } from 'urql';
import { vi } from 'vitest';
import type {
  InstrumentRowFragment,
  ParcelDetailsFragment,
  TitleRowFragment,
  TitleTractDetailsFragment,
} from '../generated/operations.ts';
import { landStale } from '../land-stale.ts';
import { ParcelScreen } from '../parcels/parcel-screen.tsx';
import { en } from '../texts/en/area.ts';
import { TitleTractScreen } from '../title-tracts/title-tract-screen.tsx';
import { landPicklists } from '../titles/land-picklists.ts';
import { aParcel, aTitle, aTract } from './made-up-land.ts';

interface ShowLandOptions {
  /** As `parcel/{id}/details`. */
  readonly address: string;
  readonly parcel?: ParcelDetailsFragment;
  readonly tract?: TitleTractDetailsFragment;
  readonly titles?: readonly TitleRowFragment[];
  readonly instruments?: readonly InstrumentRowFragment[];
  readonly rights?: Partial<CurrentUser>;
  /** Answers of single operations instead of the usual ones. */
  readonly answers?: Answers;
  /** Answers of REST calls, by the end of their address. */
  readonly rest?: Readonly<Record<string, (body: unknown) => Response>>;
}

const texts = (input: Variables) =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => typeof value === 'string' || value === null),
  );

/** Renders a parcel or a title tract at an address, with an API of given answers; records the requests. */
export function showLand(options: ShowLandOptions) {
  const { parcel = aParcel(), titles = [aTitle(1)], instruments = [], rest = {} } = options;
  const tract = options.tract ?? aTract(titles);
  const usual: Answers = {
    Parcel: () => ({ data: { record: parcel } }),
    ParcelTitles: () => ({ data: { parcel: { __typename: 'Parcel', id: parcel.id, titles } } }),
    TitleTract: () => ({ data: { record: tract } }),
    LandTitle: ({ id }) => ({ data: { record: titles.find((title) => title.id === id) ?? null } }),
    TitleSameNumber: ({ id }) => ({ data: { title: { __typename: 'Title', id, sameRegistryNumber: [] } } }),
    TitleInstruments: ({ id }) => ({ data: { title: { __typename: 'Title', id, instruments } } }),
    RecordHistory: () => ({ data: { history: [], externalIds: [] } }),
    UpdateParcel: ({ input }) => {
      const { id, revision, ...sent } = input as Variables;
      return {
        data: { saved: { ...parcel, ...texts(sent), id, revision: Number(revision ?? 0) + 1, titles } },
      };
    },
    UpdateTitleTract: ({ input }) => {
      const { id, revision, ...sent } = input as Variables;
      return { data: { saved: { ...tract, ...texts(sent), id, revision: Number(revision ?? 0) + 1 } } };
    },
  };
  vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: string }) => {
    const call = Object.entries(rest).find(([end]) => String(address).endsWith(end));
    return call
      ? call[1](JSON.parse(body))
      : Response.json({ message: 'Not answered here.' }, { status: 404 });
  });
  const { client, requests, variablesOf } = standInApi({ ...usual, ...options.answers }, landStale);
  addPicklists(landPicklists);
  const [route = 'parcel'] = options.address.split('/');
  const view = renderInShell(
    <Provider value={client}>{route === 'parcel' ? <ParcelScreen /> : <TitleTractScreen />}</Provider>,
    {
      path: `/${route}/:id/*`,
      address: `/${options.address}`,
      user: aUser({ isBroker: true, isEditor: true, ...options.rights }),
      flags: noFlags,
    },
  );
  act(() => addTexts(view.i18n, 'land', 'en', en));
  const inputsOf = (operation: string) => variablesOf(operation).map(({ input }) => input as Variables);
  return {
    ...view,
    requests,
    variablesOf,
    /** Inputs of the saves that were sent. */
    sent: () => [...inputsOf('UpdateParcel'), ...inputsOf('UpdateTitleTract')],
    place: () => view.router.state.location.pathname,
    goTo: (to: string) => act(async () => view.router.navigate(`/${to}`)),
  };
}
