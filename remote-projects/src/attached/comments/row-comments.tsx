import { Suspense } from 'react';
import { Skeleton } from 'shared-ui';
import type { OpenRow } from 'shared-ui/record';
import { SaveFirst } from '../../rows/save-first.tsx';
import { LazyComments } from './index.ts';
import type { CommentsPlace } from './use-comments.ts';

interface RowCommentsProps extends Pick<CommentsPlace, 'source' | 'projectId'> {
  readonly row: OpenRow;
}

/** The comments on a record below a project; one that is not stored yet cannot have any. */
export function RowComments({ row, source, projectId }: RowCommentsProps) {
  if (row.isNew) return <SaveFirst />;
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <LazyComments place={{ source, parentId: row.id, projectId }} />
    </Suspense>
  );
}
