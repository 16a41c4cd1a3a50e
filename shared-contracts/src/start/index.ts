export { areaStart, startList, startRoute } from './area-start.ts';
export { declaredArea } from './declared-area.ts';
export { listEntity, listTitle } from './list-names.ts';
export { startProblems } from './start-problems.ts';
export { type OfArea, withoutTakenOver } from './taken-over.ts';
