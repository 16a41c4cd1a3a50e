import { act, screen } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type CurrentUser, type FlagName, noFlags } from 'shared-contracts';
import { addPicklists, addTexts } from 'shared-ui';
import { type Answers, aUser, renderInShell, standInApi, type Variables } from 'shared-ui/testing';
import { Provider } from 'urql';
import type {
  MemberRowFragment,
  ProjectDetailsFragment,
  ProjectStandingFiguresFragment,
} from '../generated/operations.ts';
import { projectPicklists } from '../project-picklists.ts';
import { projectStale } from '../project-stale.ts';
import { en } from '../texts/en/area.ts';
import { ProjectScreen } from '../workspace/project-screen.tsx';
import { aProject, aStanding, calgary, infoTypes, northfork, rightway } from './made-up-projects.ts';
import { rowsOfProject } from './rows-of-project.ts';

interface ShowProjectOptions {
  /** The address after `/surface-project/`. */
  readonly address?: string;
  /** Null where the person may see no such project. */
  readonly project?: ProjectDetailsFragment | null;
  readonly standing?: ProjectStandingFiguresFragment;
  readonly members?: readonly MemberRowFragment[];
  readonly relatedProjects?: readonly object[];
  readonly relatedFrom?: readonly object[];
  readonly revisions?: readonly object[];
  readonly rights?: Partial<CurrentUser>;
  readonly flags?: readonly FlagName[];
  /** A wrapper around the workspace, for the parts that the shell provides. */
  readonly around?: ComponentType<{ readonly children: ReactNode }>;
  /** Answers for single operations instead of the usual ones. */
  readonly answers?: Answers;
}

const company = ({ id, name }: { readonly id: string; readonly name: string }, kind: string) => ({
  __typename: 'Company',
  id,
  code: name.slice(0, 3).toUpperCase(),
  companyName: name,
  kind,
});

/** The card of a record that names nobody. */
const emptyCard = (id: string) => ({
  __typename: 'ContactCard',
  ...{ id, people: [], peopleCount: 0, contactCount: 0, triedCount: 0, openTaskCount: 0, documentCount: 0 },
  lastContact: null,
  nextTask: null,
});

/** The record that the API stores from a save: texts as sent, each kind of row with its next revision. */
function stored(before: ProjectDetailsFragment, rows: Variables, input: Variables): object {
  const texts = Object.fromEntries(
    Object.entries(input).filter(([, value]) => typeof value === 'string' || value === null),
  );
  return { ...before, ...texts, id: input['id'], revision: Number(input['revision'] ?? 0) + 1, ...rows };
}

/**
 * Shows the workspace of a project at an address, with an API that gives the answers a test specifies; records the
 * calls.
 */
export function showProject(options: ShowProjectOptions = {}) {
  const { project = aProject(), standing = aStanding(), flags = [] } = options;
  const { members = [], relatedProjects = [], relatedFrom = [], revisions = [] } = options;
  const { around: Around = Fragment } = options;
  const { address = `${project?.id ?? 'unseen'}/details` } = options;
  const rows = { members, relatedProjects, revisions };
  const parent = { __typename: 'SurfaceProject', id: project?.id ?? '' };
  const usual: Answers = {
    SurfaceProject: () => ({ data: { record: project } }),
    ProjectStanding: () => ({ data: { standing } }),
    ProjectInfoTypes: () => ({ data: { types: infoTypes } }),
    ProjectTaskManagers: () => ({ data: { managers: [] } }),
    ProjectLastSave: () => ({
      data: { history: [], below: { __typename: 'ProjectHistoryConnection', nodes: [] } },
    }),
    NotePresence: () => ({ data: { others: [] } }),
    ProjectMembers: () => ({ data: { project: { ...parent, members } } }),
    RelatedProjects: () => ({ data: { project: { ...parent, relatedProjects, relatedFrom } } }),
    ProjectRevisions: () => ({ data: { project: { ...parent, revisions } } }),
    ContactCard: ({ parentId }) => ({ data: { card: emptyCard(String(parentId)) } }),
    MovedTasks: () => ({ data: { moves: [] } }),
    RecordHistory: () => ({ data: { history: [], externalIds: [] } }),
    Communications: () => ({
      data: {
        communications: {
          __typename: 'CommunicationConnection',
          nodes: [],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    }),
    PickProjectOperators: () => ({
      data: { options: [company(northfork, 'operator'), company(rightway, 'broker')] },
    }),
    PickOffices: () => ({ data: { options: [calgary] } }),
    UpdateSurfaceProject: ({ input }) => ({
      data: { saved: stored(project ?? aProject(), rows, input as Variables) },
    }),
  };
  const { client, requests, variablesOf } = standInApi(
    rowsOfProject({ ...usual, ...options.answers }, project?.id ?? ''),
    projectStale,
  );
  addPicklists(projectPicklists);
  const view = renderInShell(
    <Provider value={client}>
      <Around>
        <ProjectScreen />
      </Around>
    </Provider>,
    {
      path: '/surface-project/:id/*',
      address: `/surface-project/${address}`,
      user: aUser({
        isBroker: true,
        isEditor: true,
        companyName: rightway.name,
        productClientId: rightway.id,
        ...options.rights,
      }),
      flags: { ...noFlags, ...Object.fromEntries(flags.map((name) => [name, true])) },
    },
  );
  act(() => addTexts(view.i18n, 'projects', 'en', en));
  return {
    ...view,
    requests,
    variablesOf,
    /** Inputs of the saves that were sent. */
    sent: () => variablesOf('UpdateSurfaceProject').map(({ input }) => input as Variables),
    place: () => `${view.router.state.location.pathname}${view.router.state.location.search}`,
    goTo: (to: string) => act(async () => view.router.navigate(`/surface-project/${to}`)),
  };
}

/** The form, once it is shown. */
export const details = () => screen.findByLabelText(/^Description \*$/);
