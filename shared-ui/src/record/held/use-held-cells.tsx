import { Suspense, useMemo } from 'react';
import { failureText } from 'shared-contracts/errors';
import { limits } from 'shared-contracts/limits';
import { showToast } from '../../feedback/toasts.ts';
import { useFormTexts } from '../../form/form-texts.ts';
import { useIsReadOnly } from '../../form/page/form-mode.ts';
import type { GridEditing, GridFill } from '../../grid/editing/edit-grid.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { Collection } from '../rows/collection.ts';
import { CellsWaiting } from './cells-waiting.tsx';
import type { CellFields } from './held-cells.tsx';
import { useFillDown } from './use-fill-down.ts';

/** Fetched with the first cell that is typed into. */
const HeldCells = lazyPart(async () => (await import('./held-cells.tsx')).HeldCells);

/** How the rows of a collection are edited in place, and filled down; undefined where they are not. */
export function useHeldCells(collection: Collection, cells: CellFields | undefined): GridEditing | undefined {
  const isReadOnly = useIsReadOnly();
  const { t } = useFormTexts();
  const fillDown = useFillDown(collection);
  return useMemo(() => {
    if (!cells || isReadOnly) return undefined;
    const failed = (error: unknown) =>
      showToast({ kind: 'error', message: failureText(error) ?? t('fillDown.failed') });
    const onFill = async (fill: GridFill) => {
      const n = fill.to.length;
      if (n > limits.filledRows)
        return showToast({ kind: 'info', message: t('fillDown.tooMany', { most: limits.filledRows }) });
      try {
        const undo = await fillDown(fill);
        showToast(
          undo
            ? {
                kind: 'success',
                message: t('fillDown.done', { n, count: n }),
                undo: () => undo().catch(failed),
              }
            : { kind: 'info', message: t('fillDown.empty') },
        );
      } catch (error) {
        failed(error);
      }
    };
    return {
      columns: Object.fromEntries(Object.keys(cells).map((column) => [column, 'field' as const])),
      byDoubleClick: false,
      isTypedInto: true,
      draw: (edited) => (
        <Suspense fallback={<CellsWaiting edited={edited} />}>
          <HeldCells collection={collection} edited={edited} cells={cells} />
        </Suspense>
      ),
      onFill: (fill) => void onFill(fill),
    };
  }, [cells, isReadOnly, t, fillDown, collection]);
}
