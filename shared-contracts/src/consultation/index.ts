export { type PauseValues, pauseErrors, pauseRules, pauses } from './pause-rules.ts';
export { type ConsultationStepName, consultationSteps, stepErrors, stepRules } from './step-rules.ts';
