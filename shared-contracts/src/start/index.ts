export { areaStart, startList, startRoute } from './area-start.ts';
export { type ListNames, listNames } from './list-names.ts';
export { type OtherStart, startProblems } from './start-problems.ts';
