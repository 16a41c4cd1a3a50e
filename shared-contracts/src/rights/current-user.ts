import * as v from 'valibot';

/** The signed-in person (000 §3), as `GET ~/api/start` and `currentUser` return it. */
export const currentUserSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  companyName: v.string(),
  email: v.string(),
  /** The person's display name. */
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
  /**
   * The person's own time zone, by its IANA name. If null, or missing because the API is older, the browser's is used.
   */
  timeZone: v.optional(v.nullable(v.string())),
  /**
   * `day` or `month`: the one that the person writes first in 3/4/2026. If null or missing, such dates are not
   * accepted.
   */
  dayOrder: v.optional(v.nullable(v.string())),
});

export type CurrentUser = v.InferOutput<typeof currentUserSchema>;

/**
 * Facts about a person that only the server knows. A browser learns of them through flags and the rights of records.
 */
export const serverUserSchema = v.object({
  ...currentUserSchema.entries,
  /** May prepare, approve and withdraw rent runs (decision 75). */
  canRunRentals: v.boolean(),
});

/** Whether a person may prepare and approve rent runs. */
export const runsRents = (user: CurrentUser): boolean =>
  'canRunRentals' in user && user.canRunRentals === true;
