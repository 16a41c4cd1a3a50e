import { sql } from 'kysely';
import { dueAnchors, dueSides, dueUnits } from 'shared-contracts/tasks';
import * as v from 'valibot';

const text = v.nullable(v.string());

/** When a task of a model is due: by the date that it follows, or a number of days after the previous task. */
export const modelItemSchema = v.object({
  id: v.string(),
  days: v.nullable(v.number()),
  dueAnchor: v.nullable(v.picklist(dueAnchors)),
  dueCount: v.nullable(v.number()),
  dueUnit: v.nullable(v.picklist(dueUnits)),
  dueSide: v.nullable(v.picklist(dueSides)),
  dueDateName: text,
  /** The task that it follows, as it is defined. */
  followed: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** The task that must be completed first, as it is defined. */
  waitsForId: text,
});

export type ModelItem = v.InferOutput<typeof modelItemSchema>;

/** The row `i` of a model, as the schema reads it. */
export const modelItem = sql`json_build_object('id', i.id, 'days', i.days, 'dueAnchor', i.due_anchor, 'dueCount', i.due_count,
  'dueUnit', i.due_unit, 'dueSide', i.due_side, 'dueDateName', i.due_date_name, 'waitsForId', i.waits_for_id, 'followed',
  (select json_build_object('id', o.id, 'name', o.name) from task o where o.id = i.due_task_id))`;
