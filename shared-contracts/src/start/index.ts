export { areaStart, startList, startRoute } from './area-start.ts';
export { declaredArea } from './declared-area.ts';
export { listEntity, listTitle } from './list-names.ts';
export { type OtherStart, startProblems } from './start-problems.ts';
