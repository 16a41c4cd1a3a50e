import { act } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { createGraphqlClient } from 'shared-contracts/client';
import { aUser } from 'shared-contracts/testing';
import { Provider } from 'urql';
import { vi } from 'vitest';
import {
  type CommunicationParent,
  Communications,
  CommunicationsAtOnce,
  LogContact,
  useCommunicationRows,
} from '../communications/index.ts';
import { TextField } from '../form/index.ts';
import type { CommunicationRowFragment } from '../generated/operations.ts';
import { type FormRecord, RecordForm, type SaveAnswer, type SaveInput } from '../record-form/index.ts';
import { renderInShell } from './render-in-shell.tsx';

/** An id made from its number. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const farms = { __typename: 'BusinessAssociate' as const, id: idOf(11), name: 'Fisk Farms' };
const dale = { __typename: 'Contact' as const, id: idOf(21), name: 'Dale Fisk', businessAssociate: farms };

const phone = { __typename: 'MethodOfContact', id: idOf(31), code: 'Phone' };
const visit = { __typename: 'MethodOfContact', id: idOf(33), code: 'In Person' };
const ann = { __typename: 'Person', id: idOf(1), fullName: 'Ann Bell' };

/** A communication as the API answers it. */
export const aCommunication = (
  number: number,
  change: Partial<CommunicationRowFragment> = {},
): CommunicationRowFragment => ({
  __typename: 'Communication',
  id: idOf(number),
  revision: 1,
  date: '2026-11-20',
  timeOfDay: null,
  comments: null,
  confidential: false,
  isSuccessful: true,
  outcome: null,
  documentsAttached: false,
  isUserOwned: true,
  canEdit: true,
  canDelete: true,
  source: 'BusinessAssociate',
  agreementId: null,
  requestId: null,
  stakeholderId: null,
  step: null,
  deliveredDate: null,
  recordName: farms.name,
  operatorProject: null,
  brokerProject: null,
  methodOfContact: phone,
  representative: ann,
  businessAssociates: [farms],
  contacts: [dale],
  ...change,
});

interface Sent {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Options {
  readonly communications?: readonly CommunicationRowFragment[];
  readonly address?: string;
  readonly isNew?: boolean;
  readonly isReadOnly?: boolean;
  /** Whether the record's page is no form. */
  readonly isAtOnce?: boolean;
  /** The kind of such a record. */
  readonly kind?: CommunicationParent['kind'];
  readonly language?: 'en' | 'es';
  /** Whether the API answers communications with an error. */
  readonly fails?: () => boolean;
  /** The answer of `POST read-mail`, after its status. */
  readonly mail?: readonly [status: number, answer: unknown];
  readonly answer?: (input: SaveInput) => SaveAnswer<Associate> | undefined;
  /** Rows of a page of the API's answers. */
  readonly page?: number;
}

interface Associate extends FormRecord {
  readonly name: string;
}

const tabs = [
  { path: 'details', label: 'Details', fields: [{ name: 'name', label: 'Name' }] },
  { path: 'communications', label: 'Communications', fields: [] },
];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Shows an associate's form with its communications; records the requests and saves. */
export function showCommunications(options: Options = {}) {
  const { isNew = false, isReadOnly = false, isAtOnce = false, page = 1000 } = options;
  let refusal: Record<string, unknown> | undefined;
  const id = idOf(11);
  let stored = options.communications ?? [aCommunication(51, { comments: 'Agrees to the lease line.' })];
  const requests: Sent[] = [];
  const saves: SaveInput[] = [];
  const answers: Readonly<Record<string, (variables: Readonly<Record<string, unknown>>) => unknown>> = {
    Communications: ({ after }) => {
      const from = after ? Number(after) : 0;
      return {
        communications: {
          __typename: 'CommunicationConnection',
          nodes: stored.slice(from, from + page),
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: stored.length > from + page,
            endCursor: String(from + page),
          },
        },
      };
    },
    CommunicationRecord: (variables) => {
      const found = stored.find((one) => one.id === variables['id']);
      return { record: found ? { ...found, project: null, businessAssociateId: null } : null };
    },
    UpdateCommunications: ({ input }) => {
      const inputs = input as readonly { readonly id: string; readonly outcome?: 'NoAnswer' | null }[];
      const made = inputs.map(({ id: own, outcome = null }) =>
        aCommunication(0, { id: own, outcome, isSuccessful: outcome === null }),
      );
      stored = [...made, ...stored];
      return { updateCommunications: made };
    },
    DeleteCommunications: ({ input }) => {
      const ids = (input as readonly { readonly id: string }[]).map((one) => one.id);
      stored = stored.filter((one) => !ids.includes(one.id));
      return { deleteCommunications: ids };
    },
    AgreementParties: ({ id: agreementId }) => ({
      agreement: {
        __typename: 'Agreement',
        id: agreementId,
        landowners: [{ __typename: 'Landowner', id: idOf(81), contact: dale }],
        occupants: [
          { __typename: 'Occupant', id: idOf(82), contact: dale },
          { __typename: 'Occupant', id: idOf(83), contact: null },
        ],
      },
    }),
    PickContactsOfAssociates: () => ({
      options: [dale, { ...dale, id: idOf(22), name: 'Rena Fisk' }].map((one) => ({ ...one, email: null })),
    }),
    PickMethodsOfContact: () => ({ options: [visit, phone] }),
    Documents: () => ({ documents: [] }),
  };
  vi.stubGlobal('fetch', async (address: string, request?: { readonly body?: string }) => {
    if (String(address).includes('read-mail')) {
      const [status, answer] = options.mail ?? [500, {}];
      return json(status === 200 ? { result: answer } : answer, status);
    }
    const { operationName, variables } = JSON.parse(String(request?.body));
    requests.push({ operation: operationName, variables });
    if (options.fails?.() && operationName === 'Communications')
      return json({ data: null, errors: [{ message: 'The server is being serviced.' }] });
    if (refusal && operationName === 'UpdateCommunications')
      return json({ data: null, errors: [{ message: 'It was not saved.', extensions: refusal }] });
    const answer = answers[operationName]?.(variables);
    return json(
      answer ? { data: answer } : { data: null, errors: [{ message: `No answer to ${operationName}.` }] },
    );
  });

  function AssociateForm({ record }: { record: Associate }) {
    const parent = useMemo<CommunicationParent>(
      () => ({ kind: 'BusinessAssociate', id: record.id, isNew, associates: [farms] }),
      [record.id],
    );
    const rows = useCommunicationRows(parent);
    const collections = useMemo(() => [rows], [rows]);
    const { '*': path = '' } = useParams();
    return (
      <RecordForm<Associate>
        route="business-associate"
        record={record}
        kind="BUSINESS_ASSOCIATE"
        titleOf={({ name }) => name}
        subtitle="Associate"
        tabs={tabs}
        labelOf={(field) => field}
        valuesOf={({ name }) => ({ name })}
        inputOf={(values) => values}
        check={() => []}
        collections={collections}
        send={async (input) => {
          saves.push(input);
          return options.answer?.(input) ?? { stored: { ...record, revision: (record.revision ?? 0) + 1 } };
        }}
        readOnlyReason={isReadOnly ? 'Your access is read-only.' : undefined}
        actions={() => <LogContact parent={parent} />}
      >
        {() =>
          path.startsWith('communications') ? (
            <Communications parent={parent} />
          ) : (
            <TextField name="name" label="Name" />
          )
        }
      </RecordForm>
    );
  }

  function Page() {
    const [record] = useState<Associate>({ id, revision: isNew ? null : 1, canEdit: true, name: farms.name });
    const { kind = 'BusinessAssociate' } = options;
    const parent = { kind, id: record.id, isNew: false, associates: [farms] };
    return isAtOnce ? (
      <CommunicationsAtOnce parent={parent} address={`/business-associate/${id}`} mayAdd />
    ) : (
      <AssociateForm record={record} />
    );
  }

  const view = renderInShell(
    <Provider value={createGraphqlClient({ url: '/api/graphql', signIn: async () => {} }).client}>
      <Page />
    </Provider>,
    {
      path: '/business-associate/:id/*',
      address: `/business-associate/${isNew ? 'new' : id}/${options.address ?? 'communications'}`,
      user: aUser({ id: idOf(1), fullName: 'Ann Bell', isReadOnly }),
      language: options.language ?? 'en',
    },
  );
  return {
    requests,
    saves,
    of: (operation: string) =>
      requests.filter((one) => one.operation === operation).map(({ variables }) => variables),
    /** The API's refusal of each write from now on; undefined lets it through. */
    refuse: (extensions: Record<string, unknown> | undefined) => {
      refusal = extensions;
    },
    unmount: view.unmount,
    pathname: () => view.router.state.location.pathname,
    search: () => view.router.state.location.search,
    goTo: (to: string) => act(async () => view.router.navigate(`/business-associate/${id}/${to}`)),
  };
}
