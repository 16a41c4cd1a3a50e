import { randomUUID } from 'node:crypto';
import { makeProject, projectParts } from './project-calls.ts';
import type { TestClient, TestServer } from './test-server.ts';

type Values = Readonly<Record<string, unknown>>;

/** A row of a project as a test reads it. */
export interface ProjectRow extends Values {
  readonly id: string;
  readonly revision: number;
}

/** A save that contains only rows of a project. */
export const saveRows = (client: TestClient, projectId: string, rows: Values) =>
  client.graphql(
    `mutation Save($input: SurfaceProjectInput!) { saved: updateSurfaceProject(input: $input) { id } }`,
    {
      input: { id: projectId, ...rows },
    },
  );

/** The rows that a query lists. */
export async function listRows(
  client: TestClient,
  query: string,
  variables: Values,
): Promise<readonly ProjectRow[]> {
  const { data, errors } = await client.graphql(query, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  const list = data['list'] as readonly ProjectRow[] | { readonly nodes: readonly ProjectRow[] };
  return 'nodes' in list ? list.nodes : list;
}

/** Two new projects of Rightway’s, both with Northfork as the operator. */
export async function twoProjects(server: TestServer, broker: TestClient) {
  const { northfork, id } = await projectParts(server);
  const operator = { operator: { id: northfork } };
  const [own, other] = [await makeProject(broker, operator), await makeProject(broker, operator)];
  return { projectId: own.id, otherId: other.id, id };
}

/** The sixteen results of calls that are made at the same time. */
export const sixteenAtOnce = <T>(work: (place: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: 16 }, (_, place) => work(place)));

/** A row with an id of its own. */
export const newRow = (values: Values = {}) => ({ id: randomUUID(), ...values });
