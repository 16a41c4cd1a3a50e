import type { GridFilter, GridView } from 'shared-contracts/grids';
import type { Address } from 'shared-contracts/routes';

/** The condition of a folder, such as 'open tasks of mine': added to the person's filters, and not theirs to remove. */
export interface LockedCondition {
  /** The name of the folder. */
  readonly name: string;
  readonly filters: readonly GridFilter[];
  readonly parameters: GridView['parameters'];
  /** For a list that is narrowed to what belongs to one record: the name is that record's title. */
  readonly record?: {
    /** The name of such records, as in their list. */
    readonly kind: string;
    /** Address of the same list with everything. */
    readonly whole: Address;
  };
}

/** The condition of a folder that opens with a view. */
export const lockedCondition = (name: string, { searchCriteria, parameters }: GridView): LockedCondition => ({
  name,
  filters: searchCriteria.filters ?? [],
  parameters,
});

/** The person's own part of a view that opens with a folder: without the folder's condition. */
export const withoutCondition = (view: GridView): GridView => ({
  ...view,
  searchCriteria: { ...view.searchCriteria, filters: [] },
  parameters: [],
});

/** The resulting query: the person's view and the condition. */
export const withCondition = (view: GridView, condition: LockedCondition | undefined): GridView =>
  condition === undefined
    ? view
    : {
        ...view,
        searchCriteria: {
          ...view.searchCriteria,
          filters: [...condition.filters, ...(view.searchCriteria.filters ?? [])],
        },
        parameters: [...condition.parameters, ...view.parameters],
      };
