import * as v from 'valibot';
import { type AreaName, areaNameSchema, areaNames } from '../area/area-names.ts';
import { flagNameSchema, ownFlagNames } from '../flags/index.ts';
import type { CurrentUser } from '../rights/current-user.ts';
import { message } from '../validators/rules.ts';

/** The audience of a rule: nobody, everybody, or some: a share of the users, named companies, named users. */
export const audiences = ['nobody', 'some', 'everybody'] as const;

/** The maximum number of companies, and of users, that a rule may name. */
const largestList = 500;

/** Percent of the users. */
const shares = { min: 0, max: 100 } as const;

const ids = v.pipe(
  v.array(v.pipe(v.string(), v.uuid('Choose an entry from the list.'))),
  v.maxLength(largestList, `Name at most ${largestList}.`),
);

/**
 * The one kind of rule that decides who has a flag and who gets a candidate release. `share` is in percent of the
 * users. A person who meets any of the three criteria is included.
 */
export const rolloutRuleSchema = v.pipe(
  v.object({
    audience: v.picklist(audiences, 'Choose who it is for.'),
    share: v.pipe(
      v.number(message('notNumber')),
      v.integer(message('notWhole')),
      v.minValue(shares.min, message('notBetween', shares)),
      v.maxValue(shares.max, message('notBetween', shares)),
    ),
    companies: ids,
    users: ids,
  }),
  v.forward(
    v.partialCheck(
      [['audience'], ['share'], ['companies'], ['users']],
      ({ audience, share, companies, users }) =>
        audience !== 'some' || share > 0 || companies.length > 0 || users.length > 0,
      'Give a share of the users, or name companies or users.',
    ),
    ['share'],
  ),
);

export type RolloutRule = v.InferOutput<typeof rolloutRuleSchema>;

/** The person for whom a rule is evaluated; a visitor is treated as a person without a company. */
export type RolloutPerson = Pick<CurrentUser, 'id' | 'productClientId' | 'isSystemAdministrator'>;

/** The rule for an audience of nobody. */
export const forNobody: RolloutRule = { audience: 'nobody', share: 0, companies: [], users: [] };

export const forEverybody: RolloutRule = { ...forNobody, audience: 'everybody' };

export type CandidateRule = `candidate-${AreaName}`;

/** What a rule is about: a flag, or an area's candidate release. */
export type RolloutName = string;

/** The rule that selects who gets the candidate release of an area. */
export const candidateRule = (area: AreaName): CandidateRule => `candidate-${area}`;

/** The rules of this repository; other areas add theirs. */
export const rolloutNames: readonly RolloutName[] = [...ownFlagNames, ...areaNames.map(candidateRule)];

const prefix = candidateRule('');

/** The area whose candidate a rule is about; undefined if it is about a flag. */
export const areaOfRule = (name: RolloutName): AreaName | undefined =>
  name.startsWith(prefix) ? name.slice(prefix.length) : undefined;

export const rolloutNameSchema = v.pipe(
  v.string(),
  v.check(
    (name) =>
      v.is(areaOfRule(name) === undefined ? flagNameSchema : areaNameSchema, areaOfRule(name) ?? name),
    'There is no rule of this name.',
  ),
);

/** What an entry of the audit log is about: a flag, or an area. */
export const rolloutSubjectNameSchema = v.union([flagNameSchema, areaNameSchema]);
