import { createHash } from 'node:crypto';
import type { ProjectPart, SurfaceProjectInput } from 'shared-contracts/graphql';
import { dueAnchors, dueSides, dueUnits, followsTask } from 'shared-contracts/tasks';
import * as v from 'valibot';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordValues } from '../../records/writing/writable-kind.ts';

const text = v.nullable(v.string());
/** A referenced record, by id; null if there is none, or none that the person may see. */
const reference = v.nullable(v.object({ id: v.string() }));

const select = (name: string, below: readonly Selection[] = []): Selection => ({
  name,
  alias: name,
  args: {},
  below: () => below,
});

/** The selections that read the fields of a schema. */
const fieldsOf = (entries: v.ObjectEntries): readonly Selection[] =>
  Object.entries(entries).map(([name, schema]) =>
    schema === reference ? select(name, [select('id')]) : select(name),
  );

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

const taskSchema = v.object({
  id,
  parentClass: v.string(),
  task: reference,
  assignee: reference,
  notes: text,
  dueAnchor: v.nullable(v.picklist(dueAnchors)),
  dueCount: v.nullable(v.number()),
  dueUnit: v.nullable(v.picklist(dueUnits)),
  dueSide: v.nullable(v.picklist(dueSides)),
  dueDateName: text,
  dueTask: reference,
});

type CopiedTask = v.InferOutput<typeof taskSchema>;

/** The id of a copied row, derived from the original row, so that the same copy sent twice is made only once. */
function copiedId(made: string, row: string): string {
  const hash = createHash('sha256').update(`${made} ${row}`).digest('hex');
  // Version and variant of an id derived from a name (RFC 9562, version 8).
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
}

const fresh =
  (made: string) =>
  <TRow extends { readonly id: string }>(row: TRow) => ({
    ...row,
    id: copiedId(made, row.id),
    saveId: made,
  });

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
    reads: select(list, fieldsOf(schema.entries)),
    rows: (source, made) => saved(v.parse(v.array(schema), source[list]), made, source),
  };
}

const namesSchema = v.nullish(v.array(v.object({ name: v.string() })), []);
const nameKey = (name: string | null): string => (name ?? '').trim().toLowerCase();
const noRule = {
  ...{ dueAnchor: null, dueCount: null, dueUnit: null, dueSide: null, dueDateName: null, dueTask: null },
};

/**
 * The rules by which due dates of copied tasks follow other dates: those whose key date or task is copied too, and
 * those that follow the day on which the task is assigned. Other rules would follow nothing.
 */
function rulesOfCopies(copied: readonly CopiedTask[], made: string, source: RecordValues) {
  const ids = new Set(copied.map((row) => row.id));
  const names = new Set(v.parse(namesSchema, source['keyDates']).map(({ name }) => nameKey(name)));
  return ({ dueAnchor, dueDateName, dueTask, ...rule }: CopiedTask) => {
    const { dueCount, dueUnit, dueSide } = rule;
    if (followsTask(dueAnchor))
      return dueTask && ids.has(dueTask.id)
        ? {
            dueAnchor,
            dueCount,
            dueUnit,
            dueSide,
            dueDateName: null,
            dueTask: { id: copiedId(made, dueTask.id) },
          }
        : noRule;
    if (dueAnchor === 'NamedDate' && !names.has(nameKey(dueDateName))) return noRule;
    return { dueAnchor, dueCount, dueUnit, dueSide, dueDateName, dueTask: null };
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
  Tasks: part('tasks', taskSchema, (rows, made, source) => {
    const copied = rows.filter((row) => row.parentClass === 'Project');
    const ruleOf = rulesOfCopies(copied, made, source);
    return {
      tasks: copied.map((row) => ({
        ...fresh(made)(row),
        ...ruleOf(row),
        ...{ parentClass: 'Project' as const, parentId: made },
      })),
    };
  }),
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
