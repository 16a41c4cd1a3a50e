export {
  type EngagementField,
  type EngagementValues,
  engagementRules,
  engagementValidator,
  type IndigenousLogField,
  type IndigenousLogValues,
  indigenousLogRules,
  indigenousLogValidator,
} from './engagement-rules.ts';
export {
  type KeyDateField,
  type KeyDateState,
  type KeyDateValues,
  keyDateRules,
  keyDateState,
  keyDateValidator,
} from './key-date-rules.ts';
export {
  type ObligationField,
  type ObligationState,
  type ObligationValues,
  obligationRules,
  obligationState,
  obligationValidator,
  recurrenceErrors,
} from './obligation-rules.ts';
export { longestInterval, nextDueDate, type RecurrenceUnitName, recurrenceUnits } from './recurrence.ts';
export { type RowLockReason, rowLock, rowLockText } from './row-lock.ts';
