export { firstCrossing } from './crossing.ts';
export { type Fraction, type ShareSum, sumOfShares } from './fractions.ts';
export {
  type InstrumentValues,
  instrumentErrors,
  instrumentRules,
  instrumentValidator,
  newInstrument,
  newParty,
} from './instrument-rules.ts';
export {
  outlineKinds,
  partyCalculations,
  partyTypes,
  registrationSystems,
  rightsTypes,
  roadAllowanceSides,
  tenancies,
  titleStatuses,
} from './land-choices.ts';
export { type LandLockReason, landLock, landLockText } from './land-lock.ts';
export { landProblemText, partProblem } from './land-problems.ts';
export { type LandText, landText } from './land-texts.ts';
export { areasOf, type Outline, type OutlineProblem, type Ring, readOutline } from './outline.ts';
export {
  boundsOfLand,
  boundsOfOutline,
  metresApart,
  outlinePlaceErrors,
  provinceNames,
  provincesOfLand,
  provinceWarning,
} from './outline-place.ts';
export {
  freeGroupKey,
  type GroupMember,
  groupErrors,
  groupKey,
  type OwnerGroup,
  ownerGroupRules,
  ownerGroups,
  withGroupShares,
} from './owner-groups.ts';
export { type OwnershipValues, sharesOfTitle, type TitleShares } from './ownership-rules.ts';
export {
  descriptionOf,
  landOfParts,
  landOfPortion,
  newParcel,
  type ParcelPartValues,
  type ParcelValues,
  parcelErrors,
  parcelRules,
  parcelValidator,
} from './parcel-rules.ts';
export { readRegistryNumber, registryErrors } from './registry-number.ts';
export {
  type ChainBreak,
  type ChainTitle,
  chainBreaks,
  inChain,
  isSearchOld,
  type NamedOwner,
  ownersApart,
  titlesOn,
} from './title-chain.ts';
export {
  newOwnership,
  newTitle,
  type TitleValues,
  titleErrors,
  titleRules,
  titleValidator,
} from './title-rules.ts';
export {
  newTitleTract,
  titleTractRules,
  titleTractValidator,
} from './title-tract-rules.ts';
