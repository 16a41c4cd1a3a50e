import * as v from 'valibot';
import { areaNameSchema } from '../area/area-names.ts';
import { namesSchema } from '../i18n/names.ts';
import { audiences, rolloutNameSchema, rolloutRuleSchema } from './rollout-rule.ts';

const namedSchema = v.object({ id: v.string(), name: v.string() });

/** A rule with the names of its companies and users, for people to read. */
export const shownRuleSchema = v.object({
  audience: v.picklist(audiences),
  share: v.number(),
  companies: v.array(namedSchema),
  users: v.array(namedSchema),
});

export type ShownRule = v.InferOutput<typeof shownRuleSchema>;

/** A rule with the number of people to whom it applies now. */
export const rolloutSubjectSchema = v.object({
  name: rolloutNameSchema,
  revision: v.number(),
  rule: shownRuleSchema,
  /** The number of active users to whom it applies. */
  reached: v.number(),
  /** The area that declared the flag, and the flag's displayed name; null for a flag of this repository. */
  area: v.nullable(areaNameSchema),
  title: v.nullable(namesSchema),
});

export type RolloutSubject = v.InferOutput<typeof rolloutSubjectSchema>;

/** Who decides about flags: Rightway's own rules, or a flag service that the deployment names. */
export const rolloutDeciders = ['rightway', 'flagd'] as const;

/** Answer of `GET ~/api/rollout/rules`. */
export const rolloutRulesSchema = v.object({
  decidedBy: v.picklist(rolloutDeciders),
  /** Number of active users. */
  people: v.number(),
  rules: v.array(rolloutSubjectSchema),
});

export type RolloutRules = v.InferOutput<typeof rolloutRulesSchema>;

/** Body of `POST ~/api/rollout/rule`; `revision` is the revision that was edited. */
export const changeRuleSchema = v.object({
  name: rolloutNameSchema,
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rule: rolloutRuleSchema,
});

/** The events that are logged about flags and releases. */
export const rolloutEvents = [
  'ruleChanged',
  'registered',
  'offered',
  'withdrawn',
  'promoted',
  'rolledBack',
  'halted',
  'overridden',
] as const;

/** One entry of the audit log. */
export const rolloutChangeSchema = v.object({
  id: v.string(),
  /** Name of a flag, or of an area. */
  subject: v.string(),
  event: v.picklist(rolloutEvents),
  changedAt: v.string(),
  /** A person, a deploy token, or Rightway itself. */
  changedBy: v.string(),
  version: v.nullable(v.string()),
  versionBefore: v.nullable(v.string()),
  rule: v.nullable(shownRuleSchema),
  ruleBefore: v.nullable(shownRuleSchema),
  note: v.nullable(v.string()),
});

export type RolloutChange = v.InferOutput<typeof rolloutChangeSchema>;
