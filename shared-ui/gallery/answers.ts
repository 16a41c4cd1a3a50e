import { communicationOperations } from './made-up-communications.ts';

/** Answers to the gallery's blocks: there is no server. */
const company = { __typename: 'Company', id: 'c1', code: 'RLS', companyName: 'Rightway Land Services' };

const coded = (__typename: string, entries: readonly (readonly [string, string])[]) =>
  entries.map(([code, description]) => ({ __typename, id: `${__typename} ${code}`, code, description }));

const place = (__typename: string, code: string, name: string) => ({
  __typename,
  id: code,
  code,
  name,
  isMasterRecord: true,
});

const document = (id: string, change: object = {}) => ({
  __typename: 'RelatedDocument',
  id,
  revision: 1,
  fileNumber: null,
  name: `${id}.pdf`,
  extension: 'pdf',
  hasNotes: false,
  type: 'PDF',
  documentType: null,
  documentDate: null,
  isConfidential: false,
  isSpatial: false,
  isUrlLink: false,
  isUserOwned: true,
  url: null,
  notes: null,
  size: 48_000,
  uploadedDate: '2026-03-04T12:00:00Z',
  lastModifiedOn: '2026-03-05T16:20:00Z',
  parentId: 'p1',
  parentType: 'Project',
  timesheetEntryId: null,
  canEdit: true,
  owner: company,
  lastModifiedBy: { __typename: 'Person', id: 'u1', fullName: 'Ann Bell', productClient: company },
  ...change,
});

let documents = [
  document('Survey plan', {
    isConfidential: true,
    notes: 'Signed copy, received by courier.',
    hasNotes: true,
  }),
  document('Right of entry order', { lastModifiedBy: null }),
  document('Site photo', { name: 'Site photo.jpg', extension: 'jpg', type: 'Photo' }),
  document('Regulator', {
    name: null,
    extension: null,
    type: 'Url',
    isUrlLink: true,
    url: 'example.ca/applications/1234',
  }),
  document('Operator file', {
    canEdit: false,
    owner: { ...company, id: 'c2', companyName: 'Northfork Energy' },
  }),
];

interface Variables {
  readonly query?: string;
  readonly ids?: readonly string[];
  readonly input?: readonly { readonly id: string }[];
}

const operations: Readonly<Record<string, (variables: Variables) => object>> = {
  ...communicationOperations,
  PickCountries: () => ({
    options: [place('Country', 'CA', 'Canada'), place('Country', 'US', 'United States')],
  }),
  PickStateOrProvinces: () => ({
    options: [place('StateOrProvince', 'AB', 'Alberta'), place('StateOrProvince', 'BC', 'British Columbia')],
  }),
  PickCities: () => ({ options: [{ __typename: 'City', id: 'ED', name: 'Edson', isMasterRecord: false }] }),
  PickAgreementTypes: () => ({
    options: coded('AgreementType', [
      ['ROW', 'Right of way'],
      ['SL', 'Surface lease'],
      ['TWS', 'Temporary workspace'],
    ]),
  }),
  PickStakeholderTypes: () => ({
    options: coded('StakeholderType', [
      ['LAND', 'Landowner'],
      ['OCC', 'Occupant'],
      ['TRAP', 'Trapper'],
    ]),
  }),
  PickSurfaceStatuses: () => ({
    options: [
      {
        __typename: 'SurfaceStatus',
        id: 's1',
        status: 'Signed',
        colorCode: '#2f9e44',
        productClient: company,
      },
      {
        __typename: 'SurfaceStatus',
        id: 's2',
        status: 'Refused',
        colorCode: '#c92a2a',
        productClient: company,
      },
    ],
  }),
  RecordHistory: () => ({
    externalIds: [],
    history: [
      {
        __typename: 'HistoryEntry',
        id: 'h1',
        revision: 3,
        changedAt: '2026-03-04T12:00:00Z',
        changedBy: { __typename: 'Person', id: 'u2', fullName: 'Bob Reed', companyName: 'Northfork Energy' },
        changes: [{ __typename: 'FieldChange', field: 'name', before: null, after: 'Jedney' }],
      },
    ],
  }),
  Documents: () => ({ documents }),
  UpdateDocuments: ({ input = [] }) => {
    const changed = input.map((change) => ({
      ...(documents.find(({ id }) => id === change.id) ?? document(change.id)),
      ...change,
      revision: 2,
    }));
    const rest = documents.filter(({ id }) => !changed.some((one) => one.id === id));
    documents = [...rest, ...changed];
    return { updateDocuments: changed };
  },
  DeleteDocuments: ({ ids = [] }) => {
    documents = documents.filter(({ id }) => !ids.includes(id));
    return { deleteDocuments: ids };
  },
};

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Answers the blocks' GraphQL calls in the page itself. */
export function answerFromHere(): void {
  const before = window.fetch;
  window.fetch = async (input, init) => {
    if (!String(input).endsWith('api/graphql')) return before(input, init);
    const { operationName, variables } = JSON.parse(String(init?.body));
    // Keeps a block in its loading state.
    if (variables?.parentId === 'loading') return new Promise<Response>(() => {});
    if (variables?.parentId === 'failed')
      return json({ errors: [{ message: 'The server is being serviced.' }] });
    const answer = operations[operationName]?.(variables);
    return json(answer ? { data: answer } : { errors: [{ message: 'The gallery has no answer to this.' }] });
  };
}
