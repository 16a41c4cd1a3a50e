import { useMemo } from 'react';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { type Translate, useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { useTabRows } from 'shared-ui/record';
import { CollectionTab } from 'shared-ui/rows';
import { ProjectMembersDocument, type ProjectMembersQuery } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { MemberPhones } from './member-phones.tsx';
import { memberName, memberRow } from './member-record.ts';

const memberColumns = (t: Translate) => [
  gridColumn('string', 'name', t('members.name'), { width: 170 }),
  gridColumn('string', 'roleType', t('members.roleType'), { width: 150 }),
  gridColumn('string', 'organizationType', t('members.organizationType'), { width: 110 }),
  gridColumn('string', 'team', t('members.team'), { width: 110 }),
  gridColumn('string', 'businessAssociate', t('members.businessAssociate'), { width: 160 }),
  gridColumn('string', 'email', t('members.email'), { width: 220 }),
  gridColumn('string', 'access', t('members.projectAccess'), { width: 100 }),
];

const cells = (t: Translate) => (values: FormValues) => ({
  name: memberName(values),
  roleType: nameIn(values['roleType'], 'code'),
  organizationType: nameIn(values['organizationType'], 'code'),
  team: nameIn(values['team'], 'name'),
  businessAssociate: nameIn(values['businessAssociate'], 'name'),
  email: nameIn(values['user'], 'workEmail') || nameIn(values['contact'], 'email'),
  access: t(`members.access.${textIn(values, 'projectAccess') || 'View'}`),
});

const membersIn = ({ project }: ProjectMembersQuery) => project?.members;

/**
 * The people who work on the project: members of companies and teams, contacts and associates, each with role and
 * access.
 */
export function MembersTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const isNew = project.revision === null;
  const { data, ...stored } = useTabRows({
    document: ProjectMembersDocument,
    variables: { id: project.id },
    isNew,
    rowsIn: membersIn,
    storedRow: memberRow,
  });
  const columns = useMemo(() => memberColumns(t), [t]);
  const cellsOf = useMemo(() => cells(t), [t]);
  return (
    <>
      <CollectionTab
        collection="members"
        label={t('tab.members-and-roles')}
        entity={t('members.entity')}
        emptyPurpose={t('emptyTab.members')}
        columns={columns}
        cellsOf={cellsOf}
        {...stored}
      />
      {!isNew && <MemberPhones projectId={project.id} members={data?.project?.members ?? []} />}
    </>
  );
}
