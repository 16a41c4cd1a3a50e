import { randomUUID } from 'node:crypto';
import type { TestClient, TestServer } from './test-server.ts';

type Values = Readonly<Record<string, unknown>>;

/** A row of a project with the fields that its tab reads. */
export interface ReadRow extends Values {
  readonly id: string;
  readonly revision: number;
  readonly sequence: number;
}

/** A project with the fields that its form reads. */
export interface ReadProject extends Values {
  readonly id: string;
  readonly revision: number;
  readonly description: string;
  readonly additionalInfoItems: readonly { readonly id: string; readonly value: string | null }[];
  readonly members: readonly ReadRow[];
  readonly relatedProjects: readonly ReadRow[];
  readonly relatedFrom: readonly ReadRow[];
  readonly revisions: readonly ReadRow[];
}

/** The selection of every field that a project's form writes, and of its lists. */
export const wholeProject = `id revision description afeNumber costCentre purchaseOrder afeAmount consentTarget area { id } priority projectScope regulatoryDetails
  acquisitionComment actionItem uwi taskModelName taskManagerId geometry isArchived currentUserRole canEdit
  owner { id } broker { id } brokerOffice { id } brokerProjectNumber brokerProjectStatus { id } brokerReference
  operator { id } operatorOffice { id } operatorProjectNumber operatorProjectStatus { id } operatorReference
  client { id } projectType { id } projectGroup { id } securityLevel { id } surfaceStatus { id } surveyStatus { id }
  additionalInfoItems { id sequence value option { id } type { id } }
  members { id revision sequence businessAssociate { id } contact { id } organizationType { id } productClientId
    projectAccess roleType { id } team { id } user { id } }
  relatedProjects { id revision sequence relatedProject { id } operatorProjectNumber operatorReference
    brokerProjectNumber brokerReference projectType { id } }
  relatedFrom { id revision sequence project { id } }
  revisions { id revision sequence date details }`;

/** Sends a save of a project to the running API. */
export const saveProject = (client: TestClient, input: Values) =>
  client.graphql(
    `mutation Save($input: SurfaceProjectInput!) {
      saved: updateSurfaceProject(input: $input) { ${wholeProject} communications { id revision comments } } }`,
    { input },
  );

type Answer = Awaited<ReturnType<TestClient['graphql']>>;

/** The saved record. Throws if the save was refused. */
export function savedProject(answer: Answer): ReadProject & { readonly communications: readonly ReadRow[] } {
  if (!answer.data?.['saved']) throw new Error(`Not saved: ${JSON.stringify(answer.errors)}`);
  return answer.data['saved'] as ReadProject & { readonly communications: readonly ReadRow[] };
}

/** A project as it is stored now; undefined if the person may not see it. */
export async function readProject(client: TestClient, id: string): Promise<ReadProject | undefined> {
  const answer = await client.graphql(
    `query Read($id: ID!) { found: surfaceProject(id: $id) { ${wholeProject} } }`,
    { id },
  );
  return (answer.data?.['found'] ?? undefined) as ReadProject | undefined;
}

/** A new project, saved with the given values. */
export const makeProject = async (client: TestClient, change: Values = {}) =>
  savedProject(await saveProject(client, { id: randomUUID(), description: 'North loop', ...change }));

/** A call that takes ids. */
export const callWithIds = (client: TestClient, name: string, ...ids: readonly string[]) =>
  client.graphql(`mutation Call($ids: [ID!]!) { done: ${name}(ids: $ids) }`, { ids });

/** Records of the demo that projects reference. */
export async function projectParts({ database }: TestServer) {
  const id = async (from: string): Promise<string> => {
    const { rows } = await database.pool.query<{ id: string }>(`select id from ${from} limit 1`);
    if (!rows[0]) throw new Error(`There is no ${from}.`);
    return rows[0].id;
  };
  const company = (code: string) => id(`company where code = '${code}'`);
  const [rightway, northfork, prairie] = [await company('RLS'), await company('NFE'), await company('PRG')];
  return {
    id,
    rightway,
    northfork,
    prairie,
    rightwayOffice: await id(`office where company_id = '${rightway}'`),
    northforkOffice: await id(`office where company_id = '${northfork}'`),
    northforkStatus: await id(`surface_status where product_client_id = '${northfork}'`),
    prairieStatus: await id(`surface_status where product_client_id = '${prairie}'`),
    licence: await id(`additional_info_type where code = 'Licence Number'`),
    sour: await id(`additional_info_type where code = 'Sour Service'`),
    sourYes: await id(`additional_info_option where option_value = 'Yes'`),
  };
}
