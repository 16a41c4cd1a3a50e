import { Button, HoverCard, Loader } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconDeviceFloppy } from '@tabler/icons-react';
import { useId } from 'react';
import type { Address } from 'shared-contracts/routes';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { useIsPhone } from '../../layout/use-is-phone.ts';
import { Link } from '../../router/links.ts';
import classes from './save-button.module.css';

export type SaveState = 'clean' | 'dirty' | 'busy' | 'error' | 'saved';

/** The errors of one tab. */
interface ErrorGroup {
  readonly label: string;
  readonly to: Address;
  readonly count: number;
}

interface SaveButtonProps {
  readonly state: SaveState;
  /** Whether pressing it saves; it stays reachable by keyboard when not. */
  readonly canSave: boolean;
  /** Why saving is not possible, in a sentence. */
  readonly reason?: string | undefined;
  readonly errorGroups: readonly ErrorGroup[];
  /** The server's message about the last save, where it failed as a whole. */
  readonly failure?: string | undefined;
  readonly onSave: () => void;
}

function SaveIcon({ state }: { state: SaveState }) {
  if (state === 'busy') return <Loader size={16} color="currentColor" aria-hidden />;
  if (state === 'saved') return <IconCheck size={16} data-testid="saved-icon" aria-hidden />;
  if (state === 'error') return <IconAlertCircle size={16} aria-hidden />;
  return <IconDeviceFloppy size={16} aria-hidden />;
}

function ErrorList({ groups, failure }: { groups: readonly ErrorGroup[]; failure: string | undefined }) {
  const { t } = useTexts('ui');
  return (
    <>
      <strong>{t('form.errorTitle')}</strong>
      {failure && <p className={classes.failure}>{failure}</p>}
      {groups.length === 0 && !failure && <p className={classes.failure}>{t('form.unexpected')}</p>}
      {groups.length > 0 && (
        <ul className={classes.groups}>
          {groups.map(({ label, to, count }) => (
            <li key={to}>
              <Link to={to}>
                {label} ({count})
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Save in its five states (000 §4); in error it lists, on hover, the errors and their fields. */
export function SaveButton({ state, canSave, reason, errorGroups, failure, onSave }: SaveButtonProps) {
  const { t } = useTexts('ui');
  const reasonId = useId();
  // A phone has no pointer to move away, and the message below the header is covered by its repetition.
  const isRepeated = useIsPhone() && errorGroups.length === 0;
  const button = (
    <Button
      className={classes.save}
      color={state === 'error' ? 'red' : undefined}
      leftSection={<SaveIcon state={state} />}
      // Not Mantine's loading: that disables the button, and a disabled button loses the keyboard.
      aria-busy={state === 'busy'}
      data-state={state}
      data-disabled={!canSave || undefined}
      aria-disabled={!canSave}
      aria-describedby={reason ? reasonId : undefined}
      title={state === 'error' ? undefined : reason}
      onClick={onSave}
    >
      {t(state === 'saved' ? 'form.saved' : 'form.save')}
    </Button>
  );
  return (
    <>
      <HoverCard
        position="bottom-end"
        width={280}
        withArrow
        shadow="md"
        disabled={state !== 'error' || isRepeated}
      >
        <HoverCard.Target>{button}</HoverCard.Target>
        <HoverCard.Dropdown className={classes.tooltip} role="tooltip">
          <ErrorList groups={errorGroups} failure={failure} />
        </HoverCard.Dropdown>
      </HoverCard>
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
