import * as v from 'valibot';
import { chosenLengths, lengths, taskLimits } from '../limits/index.ts';
import { calendarDate } from '../validators/date-rule.ts';
import { optionalNumber, wholeNumber } from '../validators/number-rules.ts';
import { reference } from '../validators/reference-rules.ts';
import { rowsOf } from '../validators/row-rules.ts';
import { fieldsOf, message, optional, required, shortText, tick } from '../validators/rules.ts';
import { dueAnchors, dueSides, dueUnits } from './due-words.ts';

const day = optional(calendarDate());

/** The rules for the reference to a task that must be done first. */
export const blockerRules = {
  blocker: required(reference, message('requiredPlain')),
  lagCount: optionalNumber(wholeNumber({ range: { min: 0, max: taskLimits.dueCount } })),
  lagUnit: optional(v.picklist(dueUnits, message('invalid'))),
};

/** The rules of an assigned task's fields, in the order of its page. */
export const assignedTaskRules = {
  task: required(reference, message('requiredPlain')),
  assignee: reference,
  assignedDate: day,
  dueDate: day,
  startedDate: day,
  completedDate: day,
  onHold: tick(false),
  notes: shortText(lengths.assignedTask.notes),
  dueAnchor: optional(v.picklist(dueAnchors, message('invalid'))),
  dueCount: optionalNumber(wholeNumber({ range: { min: 0, max: taskLimits.dueCount } })),
  dueUnit: optional(v.picklist(dueUnits, message('invalid'))),
  dueSide: optional(v.picklist(dueSides, message('invalid'))),
  dueDateName: shortText(chosenLengths.projectRow.name),
  dueTask: reference,
  dueByHand: tick(false),
  blockers: rowsOf(blockerRules, taskLimits.blockers),
};

/** A field of an assigned task that people write. */
export type AssignedTaskField = keyof typeof assignedTaskRules;

/** Checks an assigned task, for its page and for the API. */
export const assignedTaskValidator = fieldsOf(assignedTaskRules);

export type AssignedTaskValues = v.InferOutput<typeof assignedTaskValidator>;

const isKnown = (name: string): name is AssignedTaskField => name in assignedTaskRules;

/** The fields of an assigned task, in the order of its page. */
export const assignedTaskFields: readonly AssignedTaskField[] =
  Object.keys(assignedTaskRules).filter(isKnown);

/** The initial values of a new task, assigned on a day, yyyy-MM-dd. */
export const newAssignedTask = (today: string): AssignedTaskValues => ({
  task: null,
  assignee: null,
  assignedDate: today,
  dueDate: null,
  startedDate: null,
  completedDate: null,
  onHold: false,
  notes: null,
  dueAnchor: null,
  dueCount: null,
  dueUnit: null,
  dueSide: null,
  dueDateName: null,
  dueTask: null,
  dueByHand: false,
  blockers: [],
});
