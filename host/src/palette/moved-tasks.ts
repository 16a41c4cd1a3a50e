import { useEffect, useRef } from 'react';
import { type MovedTasks, takeMoved } from 'shared-contracts/client';
import { addressOf, projectAddress } from 'shared-contracts/routes';
import { showToast, type Translate } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';

/** Shows which tasks were moved by a save outside the form of their project, with a link to them. */
export function useMovedTasks(
  writes: EventTarget,
  t: Translate | undefined,
  take: () => MovedTasks | undefined = takeMoved,
): void {
  const navigate = useNavigate();
  const latest = useRef({ t, navigate });
  latest.current = { t, navigate };
  useEffect(() => {
    const showMoved = () => {
      const moved = take();
      const { t: translate, navigate: go } = latest.current;
      if (!moved || !translate) return;
      const [project, ...others] = moved.projectIds;
      const isOne = project !== undefined && others.length === 0;
      showToast({
        message: translate('movedTasks', { count: moved.count }),
        action: {
          label: translate('showTasks'),
          run: () =>
            void go(isOne ? projectAddress(project, 'tasks') : addressOf('home?source=assigned-tasks')),
        },
      });
    };
    writes.addEventListener('written', showMoved);
    return () => writes.removeEventListener('written', showMoved);
  }, [writes, take]);
}
