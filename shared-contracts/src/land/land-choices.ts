/** The rights of a parcel, in the order of the picklist. */
export const rightsTypes = ['Surface', 'Minerals', 'Surface and Minerals'] as const;

/** The states of a title, in the order of the picklist. */
export const titleStatuses = ['Active', 'Pending', 'Cancelled'] as const;

/** How owners hold a title together. */
export const tenancies = ['COMMON', 'JOINT'] as const;

/** How a title tract is registered, in the order of the picklist; EMPTY and NOT_SET mean that this is unknown. */
export const registrationSystems = ['TITLE', 'DEEDS', 'EMPTY', 'NOT_SET'] as const;

/** A person's role in an instrument, in the order of the picklist. */
export const partyTypes = ['GRANTOR', 'GRANTEE', 'OTHER_PARTIES', 'EMPTY', 'NOT_SET'] as const;

/** How the shares of an instrument's parties are given, in the order of the picklist. */
export const partyCalculations = ['FRACTION', 'PERCENTAGE', 'EMPTY', 'NOT_SET'] as const;

/** The side on which a road allowance lies. */
export const roadAllowanceSides = ['NORTH', 'EAST', 'SOUTH', 'WEST', 'THROUGH'] as const;

/** The outlines that a parcel can have; one of them is used. */
export const outlineKinds = ['THEORETICAL', 'SURVEYED'] as const;
