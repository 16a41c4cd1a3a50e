import { useEffect, useState } from 'react';
import type { ListEditor } from 'shared-contracts';
import { mayInGrid } from 'shared-contracts/grids';
import type { DeclaredList } from '../areas/declared.ts';
import { whenIdle } from '../page/when-idle.ts';
import { useServices } from '../services/services.tsx';

/**
 * The editor that an area brings for the rows of its list, for those who may change its records.
 * It is fetched once the list's first rows are there, which its code must not hold up; until then,
 * and where it does not come, the list is read and its records are changed in their form.
 */
export function useListEditor(
  list: DeclaredList,
  permissions: number,
  isThere: boolean,
): ListEditor | undefined {
  const { areas } = useServices();
  const [editor, setEditor] = useState<ListEditor>();
  const { name, isEdited, opens } = list;
  const area = opens && opens.area !== 'shell' ? opens.area : undefined;
  // Rows that are asked for anew do not take the editor away.
  const [wasThere, setThere] = useState(isThere);
  if (isThere && !wasThere) setThere(true);
  const isWanted = isEdited === true && mayInGrid(permissions, 'editItem');
  useEffect(() => {
    if (!area || !isWanted || !wasThere) return undefined;
    let isHere = true;
    const fetchIt = () =>
      void areas
        .whenReady(area)
        .then(({ listEditors }) => listEditors?.[name]?.())
        .then(
          (found) => {
            if (isHere) setEditor(found);
          },
          // A remote that fails costs only the editing; opening a record shows what is wrong.
          () => {},
        );
    const stop = whenIdle(fetchIt);
    return () => {
      isHere = false;
      stop();
    };
  }, [areas, area, name, isWanted, wasThere]);
  return editor;
}
