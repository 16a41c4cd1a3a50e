export { declarationProblems } from './declaration-problems.ts';
export { declareArea, listDeclaration, routeDeclaration } from './declare-area.ts';
export { declaredArea } from './declared-area.ts';
export { listEntity, listTitle } from './list-names.ts';
export { type OfArea, withoutTakenOver } from './taken-over.ts';
