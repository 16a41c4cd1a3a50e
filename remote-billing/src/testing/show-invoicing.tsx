import { act } from '@testing-library/react';
import { type CurrentUser, noFlags } from 'shared-contracts';
import { addPicklists, addTexts } from 'shared-ui';
import { type Answers, aUser, renderInShell, standInApi, type Variables } from 'shared-ui/testing';
import { Provider } from 'urql';
import { billingStale } from '../billing-stale.ts';
import type { InvoiceDetailsFragment, WorkInProgressQuery } from '../generated/operations.ts';
import { InvoiceScreen } from '../invoices/invoice-screen.tsx';
import { en } from '../texts/en/area.ts';
import { timePicklists } from '../timesheets/time-picklists.ts';
import { anInvoice, someWork } from './made-up-invoices.ts';

interface ShowInvoicingOptions {
  /** What follows `/invoices/`. */
  readonly address: string;
  readonly invoice?: InvoiceDetailsFragment;
  readonly lines?: WorkInProgressQuery['work']['lines'];
  /** What keeps the draft from being finalized, as sentences. */
  readonly hindrances?: readonly string[];
  readonly rights?: Partial<CurrentUser>;
  /** Answers of single operations instead of the usual ones. */
  readonly answers?: Answers;
}

/** Renders an invoice, the work in progress or the exports, with an API of given answers. */
export function showInvoicing(options: ShowInvoicingOptions) {
  const { invoice = anInvoice(), lines = [], hindrances = [], answers } = options;
  const usual: Answers = {
    Invoice: () => ({ data: { record: invoice } }),
    InvoiceHindrances: () => ({
      data: {
        hindrances: hindrances.map((sentence, place) => ({
          isOfDate: false,
          __typename: 'InvoiceHindrance',
          id: `${place}`,
          sentence,
          path: 'company/1/details',
        })),
      },
    }),
    UpdateInvoice: ({ input }) => {
      const { invoiceDate, terms, revision } = input as Variables;
      return {
        data: {
          saved: {
            ...invoice,
            ...(terms === undefined ? {} : { terms }),
            ...(invoiceDate === undefined ? {} : { invoiceDate }),
            revision: Number(revision) + 1,
          },
        },
      };
    },
    WorkInProgress: ({ filter }) => {
      const { hindrances: wanted } = (filter ?? {}) as { readonly hindrances?: readonly string[] };
      const shown = wanted ? lines.filter(({ hindrance }) => wanted.includes(hindrance)) : lines;
      return { data: { work: someWork(shown) } };
    },
    RecordHistory: () => ({ data: { history: [], externalIds: [] } }),
  };
  const { client, requests, variablesOf } = standInApi({ ...usual, ...answers }, billingStale);
  addPicklists(timePicklists);
  const view = renderInShell(
    <Provider value={client}>
      <InvoiceScreen />
    </Provider>,
    {
      path: '/invoices/:id/*',
      address: `/invoices/${options.address}`,
      user: aUser({ isBroker: true, canAccessInvoice: true, ...options.rights }),
      flags: noFlags,
    },
  );
  act(() => addTexts(view.i18n, 'billing', 'en', en));
  return { ...view, requests, variablesOf, place: () => view.router.state.location.pathname };
}
