import type { Answers } from 'shared-ui/testing';
import { anAgreement, asAnswered, inNoChain, threeLines } from './made-up-agreements.ts';
import { aBoard, aRecipient, aStakeholder, oneOfBoard, stakeholderList } from './made-up-consultation.ts';
import { aRequest, requestAnswered, threeRequests, twoItems } from './made-up-requests.ts';

/** Ids of a record of each kind below the made-up project. */
export const wholeIds = {
  agreement: threeLines[0]?.id ?? '',
  request: threeRequests[0]?.id ?? '',
  item: twoItems[1]?.id ?? '',
  stakeholder: aStakeholder().id,
  communication: '00000000-0000-4000-8000-000000000901',
} as const;

/** A communication of the project, as the API answers it. */
const communication = (canEdit: boolean) => ({
  ...{ __typename: 'Communication', id: wholeIds.communication, revision: 1, date: '2026-11-20' },
  ...{ timeOfDay: null, comments: 'Route agreed.', confidential: false, isSuccessful: true, outcome: null },
  ...{ documentsAttached: true, isUserOwned: canEdit, canEdit, canDelete: canEdit, source: 'Project' },
  ...{ agreementId: null, requestId: null, stakeholderId: null, deliveredDate: null, recordName: 'Jedney' },
  ...{ operatorProject: null, brokerProject: null, methodOfContact: null, representative: null },
  ...{ step: null, businessAssociates: [], contacts: [] },
});

const page = (typeName: string, nodes: unknown) => ({
  __typename: typeName,
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
});

/** Loads the screens of all records below a project, as if somebody was about to open them. */
export const loadBelowProject = (): Promise<unknown> =>
  Promise.all([
    import('../tabs/documents/documents-tab.tsx'),
    import('../tabs/communications/communications-tab.tsx'),
    import('../tabs/agreements/agreements-tab.tsx'),
    import('../tabs/agreements/agreement-rail.tsx'),
    import('../tabs/agreements/sections/agreement-section.tsx'),
    import('../tabs/requests/requests-tab.tsx'),
    import('../tabs/requests/request-rail.tsx'),
    import('../tabs/requests/sections/request-section.tsx'),
    import('../tabs/requests/sections/item-section.tsx'),
    import('../tabs/stakeholders/stakeholders-tab.tsx'),
    import('../tabs/stakeholders/sections/stakeholder-section.tsx'),
    import('../tabs/stakeholders/stakeholder-rail.tsx'),
  ]);

/** Answers of an API for a project with records of every kind. */
export const wholeProject = (canEdit = true): Answers => ({
  ProjectAgreements: () => ({
    data: { agreements: page('AgreementConnection', asAnswered(threeLines)) },
  }),
  ProjectAgreement: ({ id }) => ({ data: { record: asAnswered(anAgreement({ id: String(id) })) } }),
  AgreementRules: () => ({ data: { rules: [] } }),
  AgreementChain: inNoChain,
  ProjectRequests: () => ({ data: { requests: page('RequestConnection', requestAnswered(threeRequests)) } }),
  ProjectRequest: ({ id }) => ({
    data: { record: requestAnswered({ ...aRequest({ id: String(id) }), __typename: 'Request' }) },
  }),
  RequestItems: ({ requestId: id }) => ({
    data: { request: requestAnswered({ __typename: 'Request', id, requestItems: twoItems }) },
  }),
  ProjectRequestItem: ({ id }) => ({
    data: { record: requestAnswered(twoItems.find((one) => one.id === id) ?? null) },
  }),
  ProjectStakeholders: () => stakeholderList([aStakeholder()]),
  ProjectStakeholder: () => ({ data: { record: asAnswered(aStakeholder()) } }),
  ConsultationBoard: () => aBoard([aRecipient()]),
  OneRecipient: () => oneOfBoard(aRecipient()),
  Communications: () => ({
    data: { communications: page('CommunicationConnection', [communication(canEdit)]) },
  }),
  CommunicationRecord: () => ({ data: { record: communication(canEdit) } }),
  ProjectTasks: () => ({ data: { tasks: page('AssignedTaskConnection', []) } }),
  Documents: () => ({ data: { documents: [] } }),
});
