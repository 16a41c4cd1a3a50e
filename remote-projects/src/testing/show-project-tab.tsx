import { act } from '@testing-library/react';
import { type CurrentUser, noFlags } from 'shared-contracts';
import { createGraphqlClient } from 'shared-contracts/client';
import { addPicklists, addTexts } from 'shared-ui';
import { aUser, renderInShell } from 'shared-ui/testing';
import { Provider } from 'urql';
import { vi } from 'vitest';
import { projectPicklists } from '../details/project-picklists.ts';
import { ProjectScreen } from '../project/project-screen.tsx';
import { projectStale } from '../project-stale.ts';
import { en } from '../texts/en/area.ts';

type Variables = Readonly<Record<string, unknown>>;

/** What the API answers to an operation. */
export type Answer = { readonly data: unknown } | { readonly errors: readonly object[] };

interface ShowProjectOptions {
  /** What stands behind `/surface-project/{id}/`. */
  readonly tab: string;
  readonly project?: Readonly<Record<string, unknown>>;
  readonly rights?: Partial<CurrentUser>;
  /** Answers of operations beside those of the frame. */
  readonly answers?: Readonly<Record<string, (variables: Variables) => Answer>>;
}

export const projectId = '00000000-0000-4000-8000-0000000000a1';

const company = {
  __typename: 'ProjectCompany',
  id: '00000000-0000-4000-8000-0000000000c1',
  name: 'Northfork',
};

const project = {
  __typename: 'SurfaceProject',
  id: projectId,
  revision: 4,
  description: 'Montney gathering',
  afeNumber: null,
  area: null,
  priority: null,
  projectScope: null,
  regulatoryDetails: null,
  acquisitionComment: null,
  actionItem: null,
  uwi: null,
  taskModelName: null,
  taskManagerId: null,
  additionalInfoItems: [],
  owner: company,
  broker: null,
  brokerOffice: null,
  brokerProjectNumber: null,
  brokerProjectStatus: null,
  brokerReference: null,
  operator: company,
  operatorOffice: null,
  operatorProjectNumber: 'NF-1',
  operatorProjectStatus: null,
  operatorReference: null,
  client: null,
  projectType: null,
  projectGroup: null,
  securityLevel: null,
  surfaceStatus: null,
  surveyStatus: null,
  isArchived: false,
  geometry: null,
  lastModifiedOn: '2026-11-20T17:00:00.000Z',
  currentUserRole: 'Owner',
  canEdit: true,
};

const standing = {
  __typename: 'ProjectStanding',
  ...Object.fromEntries(
    [
      ...['agreements', 'consented', 'requests', 'requestsWaiting', 'stakeholders', 'engagements'],
      ...['communications', 'events', 'documents', 'tasksOpen', 'tasksOverdue', 'keyDates'],
      ...['obligationsOpen', 'members', 'relatedProjects', 'revisions'],
    ].map((name) => [name, 0]),
  ),
  nextObligation: null,
};

/** What the API says where it refuses something. */
export const refusal = (message: string): Answer => ({
  errors: [{ message, extensions: { code: 'BAD_INPUT' } }],
});

/** Shows a tab of a project's form, with an API that answers from what a test names; keeps what was asked. */
export function showProjectTab({ tab, rights, answers = {}, ...options }: ShowProjectOptions) {
  const asked: { readonly operation: string; readonly variables: Variables }[] = [];
  const record = { ...project, ...options.project };
  const usual: Readonly<Record<string, (variables: Variables) => Answer>> = {
    SurfaceProject: () => ({ data: { record } }),
    ProjectStanding: () => ({ data: { standing } }),
    ProjectInfoTypes: () => ({ data: { types: [] } }),
    ProjectLastSave: () => ({ data: { history: [] } }),
    NotePresence: () => ({ data: { others: [] } }),
    RecordHistory: () => ({ data: { history: [] } }),
  };
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string }) => {
    const { operationName, variables } = JSON.parse(body);
    asked.push({ operation: operationName, variables });
    const answer = (answers[operationName] ?? usual[operationName])?.(variables);
    return Response.json(answer ?? refusal(`${operationName} is not answered here.`));
  });
  const { client, learn } = createGraphqlClient({
    url: 'http://localhost/api/graphql',
    signIn: async () => {},
  });
  learn(projectStale);
  addPicklists(projectPicklists);
  const view = renderInShell(
    <Provider value={client}>
      <ProjectScreen />
    </Provider>,
    {
      path: '/surface-project/:id/*',
      address: `/surface-project/${projectId}/${tab}`,
      user: aUser(rights),
      flags: noFlags,
    },
  );
  act(() => addTexts(view.i18n, 'projects', 'en', en));
  return {
    ...view,
    asked,
    of: (operation: string) =>
      asked.filter((one) => one.operation === operation).map(({ variables }) => variables),
    place: () => `${view.router.state.location.pathname}${view.router.state.location.search}`,
  };
}
