export { compareDecimals, differenceOf, productOf, roundedToCents, shareOf, sumOf } from './exact.ts';
export { isDecimal, plainDecimal, readDecimal } from './read-decimal.ts';
