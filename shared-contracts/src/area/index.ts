export type { Area, PrefetchContext } from './area.ts';
export { type AreaName, areaNames, remoteGlobal } from './area-names.ts';
export { contractVersion, isContractCompatible } from './contract-version.ts';
export { integrityLookup, neverMatches } from './integrity.ts';
