import { Comments } from '../../attached/comments/comments.tsx';
import type { ProjectRecord } from '../../ground/project-record.ts';

/** The comments on the project. */
export function CommentsTab({ project: { id } }: { readonly project: ProjectRecord }) {
  return <Comments place={{ source: 'Project', parentId: id, projectId: id }} />;
}
