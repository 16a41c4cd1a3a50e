import { useMemo } from 'react';
import { type ProjectTimeProps, projectTimeName } from 'shared-contracts/billing';
import { AreaPart } from 'shared-ui';
import type { ProjectRecord } from '../../ground/project-record.ts';

/** The time that was spent on a project, which the billing area shows. */
export function ProjectTimeTab({ project }: { readonly project: ProjectRecord }) {
  const props: ProjectTimeProps = useMemo(() => ({ projectId: project.id }), [project.id]);
  return <AreaPart area="billing" name={projectTimeName} props={props} />;
}
