import { useEffect, useState } from 'react';
import type { ListEditor } from 'shared-contracts';
import { mayInGrid } from 'shared-contracts/grids';
import type { DeclaredList } from '../areas/declared.ts';
import { whenIdle } from '../page/when-idle.ts';
import { useServices } from '../services/services.tsx';

/**
 * The editor that an area provides for the rows of its list, for people who may change its records. It is fetched once
 * the list's first rows have loaded, which its code must not delay; until then, and if it does not load, the list is
 * read-only and its records are changed in their form.
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
  // Reloading the rows does not remove the editor.
  const [wasThere, setThere] = useState(isThere);
  if (isThere && !wasThere) setThere(true);
  const isWanted = isEdited === true && mayInGrid(permissions, 'editItem');
  useEffect(() => {
    if (!area || !isWanted || !wasThere) return undefined;
    let isHere = true;
    const fetchIt = () =>
      void areas
        .whenReady(area)
        .then(({ listEditors }) => (isHere ? listEditors?.[name]?.() : undefined))
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
