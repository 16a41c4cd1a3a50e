import * as v from 'valibot';

/** Every feature flag (000 §3; the seventh is decision 18). All are off unless a rule says otherwise. */
export const flagNames = [
  'enableTimesheetsAndInvoicingPhaseTwo',
  'enableTaskManager',
  'enableLandownerTypesIntegration',
  'enableInvoicing',
  'enableAgreementEvents',
  'enableTimesheets',
  'enableBusinessAssociatesIntegration',
] as const;

export type FlagName = (typeof flagNames)[number];

export type Flags = Readonly<Record<FlagName, boolean>>;

const entries = Object.fromEntries(flagNames.map((name) => [name, v.boolean()]));

export const flagsSchema = v.object(entries as Record<FlagName, v.BooleanSchema<undefined>>);

/** All flags off: what an anonymous visitor has. */
export const noFlags: Flags = Object.freeze(
  Object.fromEntries(flagNames.map((name) => [name, false])) as Record<FlagName, boolean>,
);
