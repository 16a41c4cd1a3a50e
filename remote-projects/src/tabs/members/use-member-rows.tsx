import { useMemo } from 'react';
import { memberErrors, memberFields, memberValidator } from 'shared-contracts/projects';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { Collection } from 'shared-ui/record';
import { DeleteMembersDocument, ProjectMembersDocument } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { useRowDeletes } from '../../rows/use-row-deletes.ts';
import { MemberFields } from './member-fields.tsx';
import { makeMember, memberInput, memberName } from './member-record.ts';

/** The members as rows of the project's form. */
export function useMemberRows({ id }: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const remove = useRowDeletes(DeleteMembersDocument, ProjectMembersDocument, { id });
  return useMemo(
    () => [
      {
        name: 'members',
        tab: 'members-and-roles',
        item: t('members.item'),
        titleOf: memberName,
        make: makeMember,
        validate: (values: FormValues) => [
          ...errorsOf(memberValidator, values, language),
          ...memberErrors(values, language),
        ],
        inputOf: memberInput,
        remove,
        deletion: DeleteMembersDocument,
        tabs: [
          {
            path: 'details',
            label: t('tab.details'),
            fields: memberFields.map((name) => ({ name, label: t(`members.${name}`) })),
            show: () => <MemberFields />,
          },
        ],
      },
    ],
    [remove, t, language],
  );
}
