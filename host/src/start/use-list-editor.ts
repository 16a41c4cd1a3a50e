import { useEffect, useState } from 'react';
import type { ListEditor } from 'shared-contracts';
import { mayInGrid } from 'shared-contracts/grids';
import type { DeclaredList } from '../areas/declared.ts';
import { useServices } from '../shell/services.tsx';

/**
 * The editor that an area brings for the rows of its list, for those who may change its records.
 * It is fetched once the list is there; until then, and where it does not come, the list is read
 * and its records are changed in their form.
 */
export function useListEditor(list: DeclaredList, permissions: number): ListEditor | undefined {
  const { areas } = useServices();
  const [editor, setEditor] = useState<ListEditor>();
  const { name, isEdited, opens } = list;
  const area = opens && opens.area !== 'shell' ? opens.area : undefined;
  const isWanted = isEdited === true && mayInGrid(permissions, 'editItem');
  useEffect(() => {
    if (!area || !isWanted) return undefined;
    let isHere = true;
    areas
      .whenReady(area)
      .then(({ listEditors }) => listEditors?.[name]?.())
      .then(
        (found) => {
          if (isHere) setEditor(found);
        },
        // A remote that fails costs the editing alone; opening a record says what is wrong.
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [areas, area, name, isWanted]);
  return editor;
}
