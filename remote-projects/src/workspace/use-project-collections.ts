import { useMemo } from 'react';
import type { Collection } from 'shared-ui/record';
import type { ProjectRecord } from '../ground/project-record.ts';
import { projectParts } from './project-parts.ts';

type UseCollections = (project: ProjectRecord) => readonly Collection[];

const none: readonly Collection[] = [];

const useNone: UseCollections = () => none;

/** The rows of two parts. */
const both =
  (useBefore: UseCollections, useNext: UseCollections): UseCollections =>
  (project) => {
    const before = useBefore(project);
    const next = useNext(project);
    return useMemo(() => [...before, ...next], [before, next]);
  };

/** The rows that the form of a project holds for its tabs; the same list until one of them changes. */
export const useProjectCollections: UseCollections = projectParts.reduce(
  (useBefore, { useCollections }) => (useCollections ? both(useBefore, useCollections) : useBefore),
  useNone,
);
