export {
  type StakeholderBulkField,
  stakeholderBulkFields,
  stakeholderBulkValidator,
} from './stakeholder-bulk-rules.ts';
export { stakeholderErrors } from './stakeholder-errors.ts';
export {
  newStakeholderRules,
  newStakeholderValidator,
  type StakeholderField,
  type StakeholderValues,
  stakeholderFields,
  stakeholderParcelRules,
  stakeholderRevisionRules,
  stakeholderRules,
  stakeholderTypeRules,
  stakeholderValidator,
} from './stakeholder-rules.ts';
