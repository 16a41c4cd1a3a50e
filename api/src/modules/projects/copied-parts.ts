import type { ProjectPart, SurfaceProjectInput } from 'shared-contracts/graphql';
import * as v from 'valibot';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordValues } from '../../records/writing/writable-kind.ts';
import { copiedId, fieldsOf, fresh, reference, select, text } from './copied-fields.ts';
import { blockerSchema, taskSchema, tasksToCopy } from './copied-tasks.ts';

/** The details that a copy takes over: all but those that identify the project or describe its progress. */
const detailsSchema = v.object({
  owner: reference,
  broker: reference,
  brokerOffice: reference,
  operator: reference,
  operatorOffice: reference,
  client: reference,
  projectType: reference,
  projectGroup: reference,
  securityLevel: reference,
  area: reference,
  priority: text,
  uwi: text,
  geometry: v.unknown(),
  taskManagerId: text,
  projectScope: text,
  regulatoryDetails: text,
  acquisitionComment: text,
  actionItem: text,
});

const id = v.string();

const infoSchema = v.object({ id, type: reference, value: text, option: reference });

const memberSchema = v.object({
  id,
  user: reference,
  team: reference,
  businessAssociate: reference,
  contact: reference,
  organizationType: reference,
  roleType: reference,
  projectAccess: v.picklist(['Edit', 'None', 'View']),
});

const relatedSchema = v.object({
  id,
  relatedProject: reference,
  operatorProjectNumber: text,
  operatorReference: text,
  brokerProjectNumber: text,
  brokerReference: text,
  projectType: reference,
});

const keyDateSchema = v.object({ id, name: v.string(), plannedDate: text, notes: text });

const obligationSchema = v.object({
  id,
  agreement: reference,
  obligationType: reference,
  description: text,
  dueDate: text,
  completedDate: text,
  responsible: reference,
  recurrenceInterval: v.nullable(v.number()),
  recurrenceUnit: v.nullable(v.picklist(['Days', 'Months', 'Years'])),
  notes: text,
});

const eventSchema = v.object({ id, eventType: reference, notes: text });

interface Part {
  readonly reads: Selection;
  /** The rows as the save of the new project expects them. */
  readonly rows: (source: RecordValues, made: string) => Partial<SurfaceProjectInput>;
}

/** A part of a project that is one of its lists. */
function part<TEntries extends v.ObjectEntries>(
  list: string,
  schema: v.ObjectSchema<TEntries, undefined>,
  saved: (
    rows: readonly v.InferOutput<v.ObjectSchema<TEntries, undefined>>[],
    made: string,
    source: RecordValues,
  ) => Partial<SurfaceProjectInput>,
): Part {
  return {
    reads: select(list, fieldsOf(schema.entries, { blockers: blockerSchema.entries })),
    rows: (source, made) => saved(v.parse(v.array(schema), source[list]), made, source),
  };
}

/** Each part that can be copied. Past and completed items stay with the old project. */
const parts: Readonly<Record<ProjectPart, Part>> = {
  AdditionalInfo: part('additionalInfoItems', infoSchema, (rows, made) => ({
    additionalInfoItems: rows.map((row) => ({ ...row, id: copiedId(made, row.id) })),
  })),
  Members: part('members', memberSchema, (rows, made) => ({
    // A person may not see a team of another company, and a member without its team would be empty.
    members: rows.filter((row) => row.user ?? row.team ?? row.businessAssociate).map(fresh(made)),
  })),
  RelatedProjects: part('relatedProjects', relatedSchema, (rows, made) => ({
    relatedProjects: rows
      .filter(
        (row) =>
          row.relatedProject ??
          row.operatorProjectNumber ??
          row.operatorReference ??
          row.brokerProjectNumber ??
          row.brokerReference,
      )
      .map(fresh(made)),
  })),
  KeyDates: part('keyDates', keyDateSchema, (rows, made) => ({ keyDates: rows.map(fresh(made)) })),
  Obligations: part('obligations', obligationSchema, (rows, made) => ({
    obligations: rows
      .filter((row) => !row.agreement && !row.completedDate)
      .map(({ agreement: _, completedDate: __, ...row }) => fresh(made)(row)),
  })),
  Events: part('events', eventSchema, (rows, made) => ({ events: rows.map(fresh(made)) })),
  Tasks: part('tasks', taskSchema, (rows, made, source) => ({
    tasks: [...tasksToCopy(rows, made, source['keyDates'])],
  })),
};

/** The selection of the project's fields that are copied. */
export const selectionToCopy = (chosen: readonly ProjectPart[]): readonly Selection[] => [
  ...fieldsOf(detailsSchema.entries),
  ...chosen.map((one) => parts[one].reads),
];

/** The details of a project as the save of the new one expects them. */
export const detailsToCopy = (source: RecordValues) => v.parse(detailsSchema, source);

/** The rows of some parts as the save of the new project expects them. */
export function rowsToCopy(
  chosen: readonly ProjectPart[],
  source: RecordValues,
  made: string,
): Partial<SurfaceProjectInput> {
  let input: Partial<SurfaceProjectInput> = {};
  for (const one of chosen) input = { ...input, ...parts[one].rows(source, made) };
  return input;
}
