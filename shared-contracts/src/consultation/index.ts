export { type Board, type BoardRow, boardOf } from './board.ts';
export { warningSentence } from './board-warnings.ts';
export { gapSentence, movedSentence, unruledSentence } from './gap-texts.ts';
export { logColumns, logTextsIn } from './log-columns.ts';
export { type PauseValues, pauseErrors, pauseRules, pauses } from './pause-rules.ts';
export { lastDayAfter } from './provincial-rule.ts';
export type { Recipient, RecipientContact } from './recipient.ts';
export {
  type BoardCell,
  type BoardCellStateName,
  type BoardStepName,
  type ConsultationGapFact,
  type GapKindName,
  type RecipientStanding,
  type RecipientStateName,
  recipientStanding,
} from './recipient-standing.ts';
export {
  type CountedLength,
  type FollowUp,
  followUpsOf,
  logReviewEnd,
  type RecipientClock,
  responseClock,
} from './response-clock.ts';
export { type RuleVersion, rulesAt } from './rule-version.ts';
export { standingSentences } from './standing-texts.ts';
export {
  type ConsultationStepName,
  consultationSteps,
  filedStepValidator,
  latestDay,
  proofValidator,
  stepErrors,
  stepRules,
} from './step-rules.ts';
export {
  countedDayAfter,
  countedDays,
  isRuleCalendar,
  type RuleCalendarName,
  type Standstill,
} from './working-days.ts';
