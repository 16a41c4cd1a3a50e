import { texts as names } from '../../generated/texts/events-names.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { listOf } from '../../records/writing/save-list.ts';
import type { Module, ModuleContext } from '../module.ts';
import type { ProjectList } from '../project-list.ts';
import { anyEventKind, eventKind } from './event-kind.ts';
import { eventRecords } from './event-records.ts';

export { anyEventKind } from './event-kind.ts';

/** Events of projects and agreements. */
export const events: Module = {
  schema: ['events.graphql'],
  records: eventRecords,
  names,
  mutations: {
    deleteEvents: (_parent: unknown, { ids }: { readonly ids: readonly string[] }, context: ModuleContext) =>
      deleteRecords(anyEventKind, ids, context),
  },
};

/** Events in the save of a project: its own, and those of its agreements, which have an `agreementId`. */
export const eventList: ProjectList = {
  name: 'events',
  lists: ({ projectId }, { events: rows }) => [listOf(eventKind(projectId), rows ?? [], 'events')],
};
