import type { RowOrderInput, SurfaceProjectInput } from 'shared-contracts/graphql';
import type { RecordContext } from '../records/record-context.ts';
import type { ProjectList } from './project-list.ts';
import { type OrderedKind, rowOrder } from './row-order.ts';
import { madeIn, namedRows, type RowInput, rowsIn, type SavedRows, saveRowsAlone } from './rows-alone.ts';

/** Rows of projects that people can reorder. */
interface OrderedRows<TInput extends RowInput> extends SavedRows<TInput>, OrderedKind {
  /** The name of the list in the save of a project. */
  readonly name: ProjectList['name'];
  /** The rows in such a save, and their order. */
  readonly rowsOf: (input: SurfaceProjectInput) => readonly TInput[] | null | undefined;
  readonly orderOf: (input: SurfaceProjectInput) => RowOrderInput | null | undefined;
}

/** How such rows are written: in the save of their project, on their own, and when they are reordered. */
export function orderedRows<TInput extends RowInput>(declared: OrderedRows<TInput>) {
  const order = rowOrder(declared);
  const { name } = declared;
  const list: ProjectList = {
    name,
    lists: ({ projectId }, input) => {
      const named = namedRows(declared, declared.rowsOf(input) ?? []);
      return [
        rowsIn(declared, projectId, named, name),
        order.list(projectId, declared.orderOf(input), madeIn(named)),
      ];
    },
  };
  return {
    order,
    list,
    /** Saves rows of any projects, all or none. Returns their ids. Throws an AppError. */
    saveAlone: (inputs: readonly TInput[], context: RecordContext): Promise<readonly string[]> =>
      saveRowsAlone(declared, inputs, context),
  };
}
