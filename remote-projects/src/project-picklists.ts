import { type DeclaredPicklist, picklistOf } from 'shared-contracts';
import * as operations from './generated/operations.ts';
import { agreementPicklists } from './tabs/agreements/agreement-picklists.ts';
import { taskPicklists } from './tabs/tasks/task-picklists.ts';

const company = {
  columns: [
    { path: 'code', share: 1 },
    { path: 'companyName', share: 2 },
  ],
  named: ['companyName'],
  document: operations.PickProjectOperatorsDocument,
};

const coded = {
  columns: [
    { path: 'code', share: 1 },
    { path: 'description', share: 2 },
  ],
  named: ['code'],
};

const codeOnly = { columns: [{ path: 'code', share: 1 }], named: ['code'] };

const declared = {
  operators: { ...company, isOffered: ({ kind }) => kind === 'operator' },
  brokers: { ...company, isOffered: ({ kind }) => kind === 'broker' },
  offices: {
    document: operations.PickOfficesDocument,
    columns: [
      { path: 'code', share: 1 },
      { path: 'name', share: 2 },
    ],
    named: ['name'],
    needs: ['companyId'],
  },
  projectGroups: { ...coded, document: operations.PickProjectGroupsDocument },
  securityLevels: { ...codeOnly, document: operations.PickSecurityLevelsDocument },
  memberRoles: { ...coded, document: operations.PickMemberRolesDocument },
  organizationTypes: { ...codeOnly, document: operations.PickOrganizationTypesDocument },
  projectInfoOptions: {
    document: operations.PickInfoOptionsDocument,
    columns: [{ path: 'optionValue', share: 1 }],
    named: ['optionValue'],
    needs: ['typeId'],
  },
  ...taskPicklists,
  ...agreementPicklists,
} satisfies Readonly<Record<string, DeclaredPicklist>>;

/** The picklists of project fields, in addition to the shared ones. */
export const projectPicklists = Object.fromEntries(
  Object.entries(declared).map(([name, picklist]) => [name, async () => picklistOf(picklist)]),
);
