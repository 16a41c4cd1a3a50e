import { Suspense } from 'react';
import { projectAddress } from 'shared-contracts/routes';
import { AccessDenied, FormSkeleton } from 'shared-ui';
import { ToFirstTab } from 'shared-ui/record';
import { Navigate, useNavigate, useParams } from 'shared-ui/router';
import type { ProjectPart } from '../ground/project-part.ts';
import type { ProjectRecord } from '../ground/project-record.ts';
import { projectParts } from './project-parts.ts';

interface ProjectTabProps {
  readonly project: ProjectRecord;
  /** The tabs that the person can see. */
  readonly parts: readonly ProjectPart[];
}

/** The tab in the address; Access Denied where the person may not see it (decision 55). */
export function ProjectTab({ project, parts }: ProjectTabProps) {
  const { '*': below = '' } = useParams();
  const navigate = useNavigate();
  const [path] = below.split('/');
  const named = (one: ProjectPart) => one.path === path;
  const part = parts.find(named);
  const isNew = project.revision === null;
  if (part && !(isNew && part.needsSaved))
    return (
      // Everything around the tab stays while its code is loaded.
      <Suspense key={part.path} fallback={<FormSkeleton />}>
        <part.Tab project={project} />
      </Suspense>
    );
  // Items are shown below a request (decision 54).
  if (path === 'request-items') return <Navigate to={projectAddress(project.id, 'requests')} replace />;
  if (!part && projectParts.some(named)) return <AccessDenied onClose={() => void navigate('/home')} />;
  return <ToFirstTab route="surface-project" tab={projectParts[0].path} />;
}
