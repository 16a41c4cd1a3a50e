import { useMemo } from 'react';
import { type ProjectField, projectLocks, projectLockText } from 'shared-contracts/projects';
import { useSession, useTexts } from 'shared-ui';
import type { FieldProps } from 'shared-ui/form';
import type { ProjectRecord } from './project-record.ts';

/** A field of a project for the person: its label, and why it is locked, if it is. */
export type FieldOf = (name: ProjectField) => FieldProps;

const nobody = {
  productClientId: '',
  isSystemAdministrator: false,
  isEditor: false,
  isSuperUser: false,
  isReadOnly: true,
};

/** The fields of a project with their locks; a lock of the whole form is shown above it, not at each field. */
export function useLockedField({ revision, owner, broker, operator }: ProjectRecord): FieldOf {
  const { t, language } = useTexts('projects');
  const { user } = useSession();
  const locks = useMemo(() => {
    const parties = {
      ownerId: owner.id,
      brokerId: broker?.id ?? null,
      operatorId: operator?.id ?? null,
    };
    return projectLocks(user ?? nobody, revision === null ? undefined : parties);
  }, [user, revision, owner, broker, operator]);
  return (name) => {
    const lock = locks.get(name);
    const isOwn = lock === 'parties' || lock === 'owner';
    return {
      name,
      label: t(`field.${name}`),
      readOnly: lock !== undefined,
      hint: isOwn ? projectLockText(lock, language) : undefined,
    };
  };
}
