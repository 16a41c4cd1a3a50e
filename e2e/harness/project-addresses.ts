import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { projectAddress } from 'shared-contracts/routes';
import * as v from 'valibot';
import { askApi } from './ask-api.ts';

/** An address that can be mailed, and the last breadcrumb of its page: the name of the record. */
export interface MailedAddress {
  readonly address: string;
  readonly label: string;
}

const text = v.nullish(v.string());
/** A row with its own name, or the name of the record that it is about. */
const row = v.object({ id: v.string(), label: text, of: v.nullish(v.object({ label: text })) });
const rows = v.array(row);
const record = v.object({
  ...row.entries,
  communications: rows,
  tasks: rows,
  documents: v.optional(rows, []),
  events: v.optional(rows, []),
  requestItems: v.optional(v.array(v.object({ ...row.entries, documents: rows })), []),
});
const project = v.object({
  ...record.entries,
  indigenous: rows,
  obligations: rows,
  keyDates: rows,
  members: rows,
  agreements: v.array(record),
  requests: v.array(record),
  stakeholders: v.array(record),
});

type Row = v.InferOutput<typeof row>;
type FoundRecord = v.InferOutput<typeof record>;

const shared =
  'communications(first: 1) { id of: representative { label: fullName } } tasks(first: 1) { id of: task { label: name } }';
const filed = 'documents(first: 1) { id label: name }';
const happened = 'events(first: 1) { id of: eventType { label: code } }';
const question = `query Addresses { found: surfaceProjects(query: "Jedney access road", first: 1) { nodes {
  id label: description ${shared} ${filed} ${happened}
  indigenous: indigenousEngagements(first: 1) { id of: band { label: name } }
  obligations(first: 1) { id of: obligationType { label: code } }
  keyDates(first: 1) { id label: name }
  members { id of: user { label: fullName } }
  agreements(first: 20) { id label: called ${shared} ${filed} ${happened} }
  requests(first: 20) { id of: businessAssociate { label: name } ${shared} ${filed}
    requestItems { id label: reference ${filed} } }
  stakeholders(first: 20) { id of: businessAssociate { label: name } ${shared} }
} } }`;

const labelOf = ({ label, of }: Row): string => label ?? of?.label ?? '';

/** Path segments of the tabs of each kind of record, as in decision 54 of the specification. */
const tabs = {
  project: [
    ...['details', 'agreements', 'requests', 'stakeholders', 'communications', 'events', 'related-documents'],
    ...[
      'tasks',
      'members-and-roles',
      'related-projects',
      'indigenous',
      'obligations',
      'key-dates',
      'revisions',
    ],
    ...['consultation', 'progress', 'map', 'history'],
  ],
  agreements: [
    ...['details', 'landowners', 'occupants', 'related-parcels', 'related-titles', 'compensation'],
    ...['survey-conditions', 'area-and-length', 'tasks', 'communications', 'events', 'related-documents'],
    ...['obligations', 'history'],
  ],
  requests: ['details', 'request-items', 'tasks', 'communications', 'related-documents', 'history'],
  'request-items': ['details', 'related-parcels', 'roads', 'revisions', 'related-documents'],
  stakeholders: ['details', 'types', 'related-parcels', 'revisions', 'tasks', 'communications', 'history'],
} as const;

/** Addresses of the first row of each list that has one, below a record. */
function rowAddresses(below: string, lists: Readonly<Record<string, readonly Row[]>>): MailedAddress[] {
  return Object.entries(lists).flatMap(([segment, [first]]) =>
    first ? [{ address: `${below}/${segment}/${first.id}`, label: labelOf(first) }] : [],
  );
}

const tabAddresses = (below: string, segments: readonly string[], of: Row): MailedAddress[] =>
  segments.map((segment) => ({ address: `${below}/${segment}`, label: labelOf(of) }));

const rowsOf = ({ communications, tasks, documents, events }: FoundRecord) => ({
  communications,
  tasks,
  'related-documents': documents,
  events,
});

function itemAddresses(below: string, item: FoundRecord['requestItems'][number]): MailedAddress[] {
  const itself = `${below}/request-items/${item.id}`;
  return [
    { address: itself, label: labelOf(item) },
    ...tabAddresses(itself, tabs['request-items'], item),
    ...rowAddresses(itself, { 'related-documents': item.documents }),
  ];
}

function recordAddresses(
  below: string,
  kind: 'agreements' | 'requests' | 'stakeholders',
  records: readonly FoundRecord[],
) {
  const [first] = records;
  if (!first) return [];
  const itself = `${below}/${kind}/${first.id}`;
  // The first of each list that any of them has: not every agreement has an event.
  const withRow = (list: keyof ReturnType<typeof rowsOf>) => {
    const found = records.find((one) => rowsOf(one)[list].length > 0);
    return found ? rowAddresses(`${below}/${kind}/${found.id}`, { [list]: rowsOf(found)[list] }) : [];
  };
  return [
    ...tabAddresses(itself, tabs[kind], first),
    ...(['communications', 'tasks', 'related-documents', 'events'] as const).flatMap(withRow),
    ...first.requestItems.slice(0, 1).flatMap((item) => itemAddresses(itself, item)),
  ];
}

/** Adds a link to a request and to one of its items, because the demo has none there. */
async function fileLinks(page: Page, { requests: [request] }: v.InferOutput<typeof project>): Promise<void> {
  const item = request?.requestItems[0];
  const parents = [
    [request?.id, 'Request'],
    [item?.id, 'RequestItem'],
  ] as const;
  for (const [parentId, parentType] of parents)
    await askApi(
      page,
      `mutation File($input: [DocumentInput!]!, $parentType: DocumentParentClass!) {
        found: updateDocuments(input: $input, parentType: $parentType) { id } }`,
      {
        parentType,
        input: [
          { id: randomUUID(), parentId, name: 'Public notice', url: 'https://example.ca/', isUrlLink: true },
        ],
      },
    );
}

const ask = async (page: Page) =>
  v.parse(v.object({ nodes: v.tuple([project]) }), await askApi(page, question)).nodes[0];

/** The project's own addresses: its tabs, and a row of each of its lists. */
async function ownAddresses(page: Page, found: v.InferOutput<typeof project>) {
  const own = v.parse(
    v.object({ nodes: rows }),
    await askApi(
      page,
      'query Own($id: ID!) { found: communications(parentId: $id, source: Project, first: 1) { nodes { id of: representative { label: fullName } } } }',
      { id: found.id },
    ),
  );
  const { indigenous, obligations, members } = found;
  const below = projectAddress(found.id);
  return [
    ...tabAddresses(below, tabs.project, found),
    ...rowAddresses(below, {
      ...rowsOf({ ...found, communications: own.nodes }),
      indigenous,
      obligations,
      'key-dates': found.keyDates,
      'members-and-roles': members,
    }),
  ];
}

/** What mailed addresses of a project lead to: the project itself, or a record of a kind below it. */
export type AddressedPart = 'project' | 'agreements' | 'requests' | 'stakeholders';

/**
 * The addresses of a project of the demo that can be mailed: its tabs and a row of each list, or those of a record below it.
 */
export async function projectAddresses(page: Page, part: AddressedPart): Promise<readonly MailedAddress[]> {
  const found = await ask(page);
  if (part === 'project') return ownAddresses(page, found);
  if (part === 'requests') await fileLinks(page, found);
  const { [part]: records } = part === 'requests' ? await ask(page) : found;
  return recordAddresses(projectAddress(found.id), part, records);
}
