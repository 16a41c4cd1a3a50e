import type { GraphQLResolveInfo } from 'graphql';
import type { CopySurfaceProjectInput, SurfaceProjectInput } from 'shared-contracts/graphql';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { deleteProjectRows } from '../project-row-kind.ts';
import { archiveProjects } from './archive-projects.ts';
import { copyProject } from './copy-project.ts';
import { deletedProjectKind } from './delete-projects.ts';
import { memberKind } from './member-kind.ts';
import { type Presence, recordPresence } from './presence.ts';
import { projectRevisionKind } from './project-revision-kind.ts';
import { relatedProjectKind } from './related-project-kind.ts';
import { saveProject } from './save-project.ts';

interface Ids {
  readonly ids: readonly string[];
}

const answered = async (context: RecordContext, id: string, info: GraphQLResolveInfo) =>
  readRecord(context, 'SurfaceProject', id, selectionOfInfo(info).below('SurfaceProject'));

/** Mutations of projects and of the rows that belong only to them. */
export const projectMutations = {
  updateSurfaceProject: async (
    _parent: unknown,
    { input }: { readonly input: SurfaceProjectInput },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => answered(context, await saveProject(input, context), info),
  copySurfaceProject: async (
    _parent: unknown,
    { input }: { readonly input: CopySurfaceProjectInput },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => answered(context, await copyProject(input, context), info),
  archiveSurfaceProjects: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    archiveProjects(ids, true, context),
  restoreSurfaceProjects: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    archiveProjects(ids, false, context),
  deleteSurfaceProjects: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteRecords(deletedProjectKind, ids, context),
  deleteMembers: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteProjectRows(memberKind(), 'member', ids, context),
  deleteRelatedProjects: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteProjectRows(relatedProjectKind(), 'related_project', ids, context),
  deleteProjectRevisions: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteProjectRows(projectRevisionKind(), 'project_revision', ids, context),
  notePresence: (_parent: unknown, presence: Presence, context: RecordContext, info: GraphQLResolveInfo) =>
    recordPresence(
      context,
      presence,
      selectionOfInfo(info)
        .below('RecordPresence')
        .filter(({ name }) => name === 'person')
        .flatMap((person) => person.below('Person')),
    ),
};
