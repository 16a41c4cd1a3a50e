import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { askApi } from './ask-api.ts';

/** A record that has documents: its id, and the path of its page. */
interface DocumentPlace {
  readonly parentId: string;
  readonly path: string;
}

const first = v.looseObject({ id: v.string() });

const projectsSchema = v.object({
  nodes: v.array(
    v.object({
      ...{ id: v.string(), canEdit: v.boolean() },
      agreements: v.array(first),
      requests: v.array(v.object({ id: v.string(), requestItems: v.array(first) })),
    }),
  ),
});

/** The kinds of records with documents that stories look for. */
type PlaceName = 'Project' | 'Agreement' | 'RequestItem';

const question = `{ found: surfaceProjects(first: 20) { nodes { id canEdit agreements(first: 1) { id }
  requests(first: 1) { id requestItems { id } } } } }`;

/** The first record of a kind that the person of the page may edit. */
export async function findPlace(page: Page, name: PlaceName): Promise<DocumentPlace> {
  const { nodes } = v.parse(projectsSchema, await askApi(page, question));
  for (const { id, canEdit, agreements, requests } of nodes) {
    const [request] = requests;
    const [item] = request?.requestItems ?? [];
    const at = (parentId: string | undefined, ...below: readonly (string | undefined)[]) =>
      parentId === undefined
        ? undefined
        : { parentId, path: ['/surface-project', id, ...below, parentId].join('/') };
    const place = {
      Project: { parentId: id, path: `/surface-project/${id}` },
      Agreement: at(agreements[0]?.id, 'agreements'),
      RequestItem: at(item?.id, 'requests', request?.id, 'request-items'),
    }[name];
    if (canEdit && place) return place;
  }
  throw new Error(`The demo has no ${name} with documents.`);
}

/** Adds a link to a record by the API, and returns its id. */
export async function addLink(page: Page, name: PlaceName, { parentId }: DocumentPlace): Promise<string> {
  const id = crypto.randomUUID();
  const link = { id, parentId, name: 'Regulator page', url: 'example.ca/story', isUrlLink: true };
  await askApi(
    page,
    `mutation Add($input: [DocumentInput!]!, $parentType: DocumentParentClass!) {
      found: updateDocuments(input: $input, parentType: $parentType) { id } }`,
    { input: [link], parentType: name },
  );
  return id;
}

/** Deletes a document by the API. */
export const deleteDocument = (page: Page, id: string): Promise<unknown> =>
  askApi(page, 'mutation Delete($input: [DocumentToDelete!]) { found: deleteDocuments(input: $input) }', {
    input: [{ id }],
  });

/** Waits until a document is stored with these values. */
export const expectStored = (
  page: Page,
  id: string,
  values: Readonly<Record<string, string | null>>,
): Promise<void> =>
  expect
    .poll(() =>
      askApi(
        page,
        'query Stored($id: ID!) { found: document(id: $id) { name notes documentType documentDate } }',
        { id },
      ),
    )
    .toMatchObject({ ...values });
