import { expect, it } from 'vitest';
import type { ProvincialRuleRow } from '../consultation/provincial-rule.ts';
import { type ClockFacts, clockSentence, ruleResults } from './index.ts';

const alberta = { id: 'ab', code: 'AB' };

const rule = (activity: string, source: string): ProvincialRuleRow => ({
  ...{ id: activity, activity, source, jurisdiction: { id: alberta.id }, isActive: true },
});

const rules = [
  rule('CopyOfAgreement', 'Land Agents Licensing Act s. 17'),
  rule('DowerConsent', 'Dower Act'),
  rule('ReviewNotice', 'Surface Rights Act s. 27'),
  rule('UnpaidCompensation', 'Surface Rights Act s. 36'),
];

const bare: ClockFacts = {
  ...{ effectiveDate: null, expiryDate: null, term: null, termUnit: null, reviewNoticeDate: null },
  ...{ landowners: [], payments: [], lifeSteps: [], hasAnnualCompensation: false, jurisdictions: [alberta] },
};

const zone = 'America/Edmonton';

const sentencesOf = (facts: Partial<ClockFacts>, some = rules) =>
  ruleResults({ ...bare, ...facts }, some, { now: new Date('2026-11-26T18:00:00Z'), zone }).map(
    ({ kind, state, text }) => `${kind} ${state}: ${clockSentence(text, 'en', { zone })}`,
  );

it('names every rule that was looked at where none asks for anything', () => {
  expect(sentencesOf({})).toEqual([
    'LookedAt Kept: Checked, and nothing is required now: Land Agents Licensing Act s. 17; Dower Act; Surface Rights Act s. 27; Surface Rights Act s. 36. Check the current text.',
  ]);
});

it('says of each province what nobody looked at, as no rule stands', () => {
  const sentences = sentencesOf({ jurisdictions: [{ id: 'mb', code: 'MB' }] });
  expect(sentences).toEqual([
    'NotLookedAt Unknown: Manitoba: there is no rule here about the copy left with the owner, dower or homestead consent, the review of annual compensation, unpaid compensation. What the law requires there was not checked.',
  ]);
  expect(sentencesOf({ jurisdictions: [alberta, { id: 'mb', code: 'MB' }] })).toHaveLength(2);
  expect(sentencesOf({}, []).join()).toContain('Alberta: there is no rule here');
});

it('says without a province that the rules cannot be told', () => {
  expect(sentencesOf({ jurisdictions: [] })).toEqual([
    'NoProvince Broken: No province: the rules cannot be applied. Add the land, or give the project an area.',
  ]);
});
