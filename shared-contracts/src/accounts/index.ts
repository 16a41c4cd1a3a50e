export {
  type OnboardingKind,
  onboardingKinds,
  requestResetSchema,
  securityCodeSchema,
  sendCodeSchema,
  setPasswordSchema,
  type UserDetails,
  userDetailsPathSchema,
  userDetailsSchema,
  validateCodeSchema,
} from './onboarding-schemas.ts';
export {
  isHintSatisfied,
  newPasswordSchema,
  type PasswordHint,
  passwordErrors,
  passwordFault,
  passwordHints,
} from './password-rules.ts';
export { peopleZones } from './people-zones.ts';
export {
  administratorFields,
  newUser,
  type UserRight,
  type UserValues,
  userRights,
  userValidator,
} from './user-validator.ts';
export { type WeekdayCode, weekdayCodes, workDaysOf, workWeek } from './work-days.ts';
export { usualWorkDays } from './work-weeks.ts';
