import * as v from 'valibot';

/** The person who is signed in (000 §3), as `GET ~/api/start` and `currentUser` give it. */
export const currentUserSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  companyName: v.string(),
  email: v.string(),
  /** What people call this person. */
  fullName: v.string(),
  canAccessInvoice: v.boolean(),
  isApprover: v.boolean(),
  isBroker: v.boolean(),
  isEditor: v.boolean(),
  isOperator: v.boolean(),
  isReadOnly: v.boolean(),
  isSuperUser: v.boolean(),
  isSyncWithLrdEnabled: v.boolean(),
  isSyncWithLwEnabled: v.boolean(),
  isSystemAdministrator: v.boolean(),
  productClientId: v.pipe(v.string(), v.uuid()),
  userName: v.string(),
  locale: v.string(),
  /** The person's own time zone, by the IANA database; null, or left out by an older API: the one of the browser. */
  timeZone: v.optional(v.nullable(v.string())),
});

export type CurrentUser = v.InferOutput<typeof currentUserSchema>;

/** What the server knows of a person besides; a browser is told by flags and by what records allow. */
export const serverUserSchema = v.object({
  ...currentUserSchema.entries,
  /** Prepares, approves and takes back runs of rents (decision 75). */
  canRunRentals: v.boolean(),
});

/** Whether a person runs rents. */
export const runsRents = (user: CurrentUser): boolean =>
  'canRunRentals' in user && user.canRunRentals === true;
