import { screen, waitFor } from '@testing-library/react';
import { type Answers, beforeForm } from 'shared-ui/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aProject, projectId } from '../testing/made-up-projects.ts';
import { anEvent } from '../testing/made-up-rows.ts';
import { showProject } from '../testing/show-project.tsx';
import { loadBelowProject, wholeIds, wholeProject } from '../testing/whole-project.ts';

beforeAll(loadBelowProject);
beforeEach(beforeForm);

/** Segments of the tabs of each kind of record, as decision 54 of the specification names them, and what they are called. */
const tabs = {
  project: {
    ...{ details: 'Details', agreements: 'Agreements', requests: 'Requests', stakeholders: 'Stakeholders' },
    ...{ communications: 'Communications', events: 'Events', 'related-documents': 'Related documents' },
    ...{ tasks: 'Tasks', 'members-and-roles': 'Members and roles', 'related-projects': 'Related projects' },
    ...{ indigenous: 'Indigenous', obligations: 'Obligations', 'key-dates': 'Key dates' },
    ...{ revisions: 'Revisions', consultation: 'Consultation', progress: 'Progress', map: 'Map' },
    ...{ comments: 'Comments', history: 'History' },
  },
  agreement: {
    ...{ details: 'Details', landowners: 'Landowners', occupants: 'Occupants', 'related-parcels': 'Parcels' },
    ...{ 'related-titles': 'Titles', compensation: 'Compensation', payments: 'Payments' },
    ...{ 'survey-conditions': 'Survey conditions', 'area-and-length': 'Area and length' },
    ...{ life: 'Amendments and renewals', tasks: 'Tasks', communications: 'Communications' },
    ...{ events: 'Events', 'related-documents': 'Documents', obligations: 'Obligations' },
    ...{ comments: 'Comments', history: 'History' },
  },
  request: {
    ...{ details: 'Details', 'request-items': 'Request items', tasks: 'Tasks' },
    ...{ communications: 'Communications', 'related-documents': 'Documents', history: 'History' },
  },
  item: {
    ...{ details: 'Details', 'related-parcels': 'Parcels', roads: 'Roads', revisions: 'Revisions' },
    ...{ 'related-documents': 'Documents' },
  },
  stakeholder: {
    ...{ details: 'Details', types: 'Types', 'related-parcels': 'Parcels', revisions: 'Revisions' },
    ...{ tasks: 'Tasks', communications: 'Communications', history: 'History' },
  },
} as const;

const { agreement, request, item, stakeholder } = wholeIds;

/** The navigations of the records that are open, the innermost last. */
const openTabs = () => screen.getAllByRole('navigation', { hidden: true }).at(-1) as HTMLElement;

it.each([
  ['project', projectId],
  ['agreement', `${projectId}/agreements/${agreement}`],
  ['request', `${projectId}/requests/${request}`],
  ['item', `${projectId}/requests/${request}/request-items/${item}`],
  ['stakeholder', `${projectId}/stakeholders/${stakeholder}`],
] as const)('every tab of a %s opens at its address and stays there', async (kind, record) => {
  const { goTo, place } = showProject({ address: `${record}/details`, answers: wholeProject() });
  for (const [segment, name] of Object.entries(tabs[kind])) {
    await goTo(`${record}/${segment}`);
    await waitFor(() => {
      const [current] = [...openTabs().querySelectorAll('[aria-current="page"], [aria-current="location"]')];
      expect([segment, current?.textContent]).toEqual([segment, expect.stringMatching(`^${name}`)]);
    });
    expect(place()).toBe(`/surface-project/${record}/${segment}`);
  }
});

const elsewhere = '00000000-0000-4000-8000-0000000000e1';

const inFile = { projectFileId: elsewhere };
const ofProject = { project: { __typename: 'SurfaceProject', id: elsewhere } };
const unlisted = '00000000-0000-4000-8000-0000000000e2';
const request2 = '00000000-0000-4000-8000-0000000000e3';

it.each([
  [`agreements/${agreement}`, 'ProjectAgreement', inFile, `agreements/${agreement}`],
  [`requests/${request}`, 'ProjectRequest', inFile, `requests/${request}`],
  [`stakeholders/${stakeholder}`, 'ProjectStakeholder', inFile, `stakeholders/${stakeholder}`],
  [
    `requests/${request}/request-items/${item}`,
    'ProjectRequestItem',
    { request: { __typename: 'Request', id: request2, ...inFile } },
    `requests/${request2}/request-items/${item}`,
  ],
  [
    `communications/${unlisted}`,
    'CommunicationRecord',
    { id: unlisted, ...ofProject },
    `communications/${unlisted}`,
  ],
  [
    `requests/${request}/communications/${unlisted}`,
    'CommunicationRecord',
    { id: unlisted, source: 'Request', requestId: request2, ...ofProject },
    `requests/${request2}/communications/${unlisted}`,
  ],
  [`events/${unlisted}`, 'ProjectEvent', { id: unlisted, ...ofProject }, `events/${unlisted}`],
  [
    `events/${unlisted}`,
    'ProjectEvent',
    { id: unlisted, agreementId: agreement, ...ofProject },
    `agreements/${agreement}/events/${unlisted}`,
  ],
] as const)('an address %s of another project leads to its own', async (below, read, foreign, own) => {
  const answers: Answers = {
    GetProjectEvents: () => ({ data: { events: { __typename: 'EventConnection', nodes: [] } } }),
    ProjectEvent: () => ({ data: { record: anEvent() } }),
    ...wholeProject(),
  };
  const { place } = showProject({
    address: `${projectId}/${below}/details`,
    answers: {
      ...answers,
      [read]: (variables) => {
        const answered = answers[read]?.(variables);
        if (!answered || !('data' in answered)) throw new Error(`Nothing answers ${read}.`);
        return { data: { record: { ...Object(Reflect.get(Object(answered.data), 'record')), ...foreign } } };
      },
      // The other project is not among those that this test answers.
      SurfaceProject: ({ id }) => ({ data: { record: id === projectId ? aProject() : null } }),
    },
  });
  await waitFor(() => expect(place()).toBe(`/surface-project/${elsewhere}/${own}`));
  // Nothing of it stays under the head of the first one.
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

it('a communication of an associate leads from the address of a project to the associate', async () => {
  const answers = wholeProject();
  const associate = '00000000-0000-4000-8000-0000000000e4';
  const { place } = showProject({
    address: `${projectId}/communications/${unlisted}/details`,
    answers: {
      ...answers,
      CommunicationRecord: (variables) => {
        const answered = answers['CommunicationRecord']?.(variables);
        const record = answered && 'data' in answered ? Reflect.get(Object(answered.data), 'record') : null;
        const own = {
          id: unlisted,
          source: 'BusinessAssociate',
          project: null,
          businessAssociateId: associate,
        };
        return { data: { record: { ...Object(record), ...own } } };
      },
    },
  });
  await waitFor(() => expect(place()).toBe(`/business-associate/${associate}/communications/${unlisted}`));
});
