import * as v from 'valibot';

/**
 * The feature flags of this repository (000 §3; the seventh is decision 18). All are off unless a rule switches them
 * on.
 */
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

/** Flags of this repository that came after releases of other teams were built: those do not count on an answer for them. */
export const laterFlagNames = ['enableRentals'] as const;

/** Every flag of this repository. */
export const ownFlagNames = [...flagNames, ...laterFlagNames] as const;

export type OwnFlagName = (typeof ownFlagNames)[number];

/** The name of a flag, of this repository or of an area that comes from another one. */
export const flagNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][A-Za-z0-9]{2,59}$/, 'A flag has letters and digits, as enableWells has.'),
);

/** Whether each flag is on; a flag of an area is there once its release is registered. */
export type Flags = Readonly<Record<FlagName, boolean> & Record<string, boolean>>;

const entries = Object.fromEntries(flagNames.map((name) => [name, v.boolean()]));

export const flagsSchema = v.objectWithRest(
  entries as Record<FlagName, v.BooleanSchema<undefined>>,
  v.boolean(),
);

/** All flags off, as for an anonymous visitor. */
export const noFlags: Flags = Object.freeze(
  Object.fromEntries(flagNames.map((name) => [name, false])) as Record<FlagName, boolean>,
);
