import { useEffect, useState } from 'react';
import type { ListEditor } from 'shared-contracts';
import { mayInGrid } from 'shared-contracts/grids';
import type { DeclaredList } from '../areas/declared.ts';
import { whenIdle } from '../page/when-idle.ts';
import { useServices } from '../services/services.tsx';

/**
 * The editor of an area for the rows of its list, for people who may change them. It is fetched after the list's first
 * rows, which it must not delay. Until then, and if it does not load, the list is read-only and records are changed in
 * their form.
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
  // The editor stays while the rows are read again.
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
          // If the remote fails, only editing in the list is missing; opening a record reports the failure.
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
