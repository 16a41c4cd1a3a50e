import { activities } from './modules/activities/index.ts';
import { agreementImport } from './modules/agreement-import/index.ts';
import { agreements } from './modules/agreements/index.ts';
import { assignedTasks } from './modules/assigned-tasks/index.ts';
import { associates } from './modules/associates/index.ts';
import { billing } from './modules/billing/index.ts';
import { comments } from './modules/comments/index.ts';
import { communications } from './modules/communications/index.ts';
import { consultation } from './modules/consultation/index.ts';
import { contactCard } from './modules/contact-card/index.ts';
import { crossedLand } from './modules/crossed-land/index.ts';
import { documentTemplates } from './modules/document-templates/index.ts';
import { documents } from './modules/documents/index.ts';
import { engagement } from './modules/engagement/index.ts';
import { events } from './modules/events/index.ts';
import { files } from './modules/files/index.ts';
import { history } from './modules/history/index.ts';
import { keyDates } from './modules/key-dates/index.ts';
import { land } from './modules/land/index.ts';
import { map } from './modules/map/index.ts';
import { masterData } from './modules/master-data/index.ts';
import { masterModels } from './modules/master-models/index.ts';
import type { Module } from './modules/module.ts';
import { obligations } from './modules/obligations/index.ts';
import { projects } from './modules/projects/index.ts';
import { reminders } from './modules/reminders/index.ts';
import { rentals } from './modules/rentals/index.ts';
import { reportTemplates } from './modules/report-templates/index.ts';
import { reportRuns } from './modules/reports/index.ts';
import { requests } from './modules/requests/index.ts';
import { ruleRehearsal } from './modules/rule-rehearsal/index.ts';
import { search } from './modules/search/index.ts';
import { stakeholders } from './modules/stakeholders/index.ts';
import { start } from './modules/start/index.ts';
import { titleReading } from './modules/title-reading/index.ts';
import { users } from './modules/users/index.ts';
import { contractSchema } from './platform/graphql/contract-schema.ts';
import { named } from './records/reading/named-records.ts';
import { buildCatalog } from './records/reading/record-catalog.ts';

/** All modules of the API; adding one takes a folder and a line here. */
export const modules: readonly Module[] = [
  start,
  users,
  masterData,
  assignedTasks,
  land,
  associates,
  projects,
  agreements,
  agreementImport,
  crossedLand,
  requests,
  stakeholders,
  activities,
  events,
  keyDates,
  obligations,
  engagement,
  communications,
  comments,
  consultation,
  contactCard,
  ruleRehearsal,
  titleReading,
  masterModels,
  documents,
  billing,
  rentals,
  reportTemplates,
  documentTemplates,
  reportRuns,
  files,
  history,
  search,
  map,
  reminders,
];

/** The declarations of all modules under one name, merged; throws if two modules use the same key. */
export function joined<T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> {
  const all: Record<string, T> = {};
  for (const [key, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (key in all) throw new Error(`${key} is declared twice.`);
    all[key] = value;
  }
  return all;
}

/** Every kind of record in the schema, as the modules declare it. */
export const recordCatalog = buildCatalog(
  contractSchema,
  named(
    joined(modules.map(({ records }) => records)),
    modules.flatMap(({ names }) => names ?? []),
  ),
);
