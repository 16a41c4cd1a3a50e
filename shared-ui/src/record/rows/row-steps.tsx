import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Address } from 'shared-contracts/routes';
import { useFormTexts } from '../../form/form-texts.ts';
import { useNavigate } from '../../router/links.ts';

/** The rows before and after one in its grid. */
export interface Neighbours {
  readonly before: string | undefined;
  readonly behind: string | undefined;
}

interface RowStepsProps {
  readonly neighbours: Neighbours;
  /** Where another row opens. */
  readonly addressOf: (id: string) => Address;
  /** Whether the keys lead on, as no other row lies over this one. */
  readonly hasKeys: boolean;
}

/** Moves to the row before or after the open one, by buttons and by Alt with an arrow. */
export function RowSteps({ neighbours, addressOf, hasKeys }: RowStepsProps): ReactNode {
  const { t } = useFormTexts();
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = { ArrowUp: neighbours.before, ArrowDown: neighbours.behind }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    void navigate(addressOf(to));
  });
  useEffect(() => {
    if (!hasKeys) return;
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [hasKeys]);
  const step = (to: string | undefined, label: string, icon: ReactNode) => (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={label}
      title={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && void navigate(addressOf(to))}
    >
      {icon}
    </ActionIcon>
  );
  return (
    <>
      {step(neighbours.before, t('rowsHeld.before'), <IconArrowUp size={16} />)}
      {step(neighbours.behind, t('rowsHeld.behind'), <IconArrowDown size={16} />)}
    </>
  );
}
