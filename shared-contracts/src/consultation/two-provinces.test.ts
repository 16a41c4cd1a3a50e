import { expect, it } from 'vitest';
import {
  type Recipient,
  type RuleVersion,
  recipientStanding,
  standingSentences,
  unruledSentence,
} from './index.ts';

const alberta = { id: 'ab', code: 'AB' };
const columbia = { id: 'bc', code: 'BC' };

const rule = (values: Partial<RuleVersion> & { readonly id: string }): RuleVersion => ({
  ...{ madeAt: null, replacedAt: null, activity: 'Notification', level: null, validTo: null },
  ...{ validFrom: null, lengthUnit: 'Days', calendar: 'Days', isActive: true },
  ...values,
});

const rules = (dated: Partial<RuleVersion>): readonly RuleVersion[] => [
  rule({ id: 'ab', jurisdiction: alberta, length: 14, ...dated }),
  rule({ id: 'bc', jurisdiction: columbia, length: 30 }),
];

const neighbour: Recipient = {
  ...{ id: 'one', kind: 'Stakeholder', name: 'One', level: null, associateId: null, notifiedDate: null },
  ...{ parcels: [], pauses: [], jurisdictions: [alberta, columbia] },
  contacts: [
    {
      ...{
        id: 'notice',
        date: '2026-11-01',
        step: 'Notice',
        deliveredDate: '2026-11-02',
        isSuccessful: true,
      },
      ...{ notedAt: null, revision: 1, hasMethod: true, hasRepresentative: true, hasEvidence: true },
    },
  ],
};

// Land on both sides of the border: Alberta's 14 days end on November 16, British Columbia's 30 on December 2.
it.each([{}, { validFrom: '2026-10-01' }])(
  'an owner in two provinces has the longer time, whichever rule is the newer one: %o',
  (dated) => {
    const { clock, state, freeFrom } = recipientStanding(neighbour, rules(dated), '2026-11-20');
    expect(clock).toMatchObject({ dueDate: '2026-12-02', ruleId: 'bc', dueDateByRuleNow: null });
    expect([state, freeFrom]).toEqual(['Waiting', '2026-12-03']);
  },
);

const saskatchewan = { id: 'sk', code: 'SK' };

it('an owner with land in a province without a rule is told so beside the rule of the other one', () => {
  const owner = { ...neighbour, jurisdictions: [alberta, saskatchewan] };
  const standing = recipientStanding(owner, rules({}), '2026-11-10');
  // Alberta's 14 days after November 2 end on November 16.
  expect(standing.clock).toMatchObject({ dueDate: '2026-11-16', ruleId: 'ab', unruled: ['SK'] });
  const sentence =
    'Saskatchewan: there is no rule here about the time to answer, so this time is that of another province. What the law requires there was not checked.';
  expect(standing.clock && unruledSentence(standing.clock, 'en')).toBe(sentence);
  expect(standingSentences(standing, 'en').map((one) => one.sentence)).toContain(sentence);
  expect(standing.clock && unruledSentence(standing.clock, 'es')).toMatch(/^Saskatchewan: aquí no hay/);
});

it('an owner whose provinces all have a rule, or none of them, is told nothing of the kind', () => {
  expect(recipientStanding(neighbour, rules({}), '2026-11-10').clock?.unruled).toEqual([]);
  const elsewhere = { ...neighbour, jurisdictions: [saskatchewan] };
  expect(recipientStanding(elsewhere, rules({}), '2026-11-10')).toMatchObject({
    ...{ state: 'Unknown', clock: undefined },
  });
});
