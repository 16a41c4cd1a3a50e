export { dlsBounds, dlsLocationAt } from './dls.ts';
export { formatLegalDescription } from './format-legal-description.ts';
export { boundsOf, centreOf, polygonOf } from './geometry.ts';
export type {
  Bounds,
  DlsLocation,
  LegalDescription,
  NtsLocation,
  Position,
  Quarter,
  UnitQuarter,
} from './legal-description.ts';
export { ntsBounds, ntsLocationAt } from './nts.ts';
export { parseLegalDescription, parseLegalDescriptions } from './parse-legal-description.ts';
