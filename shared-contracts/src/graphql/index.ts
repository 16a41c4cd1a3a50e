export type * from './generated/resolvers.ts';
