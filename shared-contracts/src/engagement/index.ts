export {
  engagementRules,
  engagementValidator,
  indigenousLogRules,
  indigenousLogValidator,
} from './engagement-rules.ts';
export {
  type KeyDateState,
  type KeyDateValues,
  keyDateRules,
  keyDateState,
  keyDateValidator,
} from './key-date-rules.ts';
export {
  type ObligationState,
  type ObligationValues,
  obligationRules,
  obligationState,
  obligationValidator,
  recurrenceErrors,
} from './obligation-rules.ts';
export { readsAsRent } from './reads-as-rent.ts';
export {
  longestInterval,
  nextDueDate,
  type Recurrence,
  type RecurrenceUnitName,
  recurrenceUnits,
} from './recurrence.ts';
export { type RowLockReason, rowLock, rowLockText } from './row-lock.ts';
