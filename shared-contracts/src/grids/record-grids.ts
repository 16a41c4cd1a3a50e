import { billingGrids } from './billing-grids.ts';
import { landGrids } from './land-grids.ts';
import { peopleGrids } from './people-grids.ts';
import { projectGrids } from './project-grids.ts';

/** Grids of the records that people work on. */
export const recordGrids = { ...projectGrids, ...landGrids, ...peopleGrids, ...billingGrids } as const;

export type RecordSourceName = keyof typeof recordGrids;
