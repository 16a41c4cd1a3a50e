import { Button } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { failureText } from 'shared-contracts/errors';
import type { OfferedView } from 'shared-contracts/grids';
import { SubmitButton } from '../../form/saving/submit-button.tsx';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { GridPopover } from '../grid-popover.tsx';
import type { SavedViews } from './use-saved-views.ts';
import { ViewFields } from './view-fields.tsx';
import classes from './view-form.module.css';
import '../grid-styles.ts';

interface ViewMenuProps extends Pick<SavedViews, 'save' | 'remove'> {
  readonly target: ReactElement;
  /** The saved view that is open. */
  readonly kept: OfferedView;
  readonly mayShare: boolean;
  readonly onOpen: (view: OfferedView | undefined) => void;
  readonly onClose: () => void;
}

/** The menu of a saved view: its name, whom it is for, whether it opens first; and its deletion. */
export function ViewMenu({ target, kept, mayShare, save, remove, onOpen, onClose }: ViewMenuProps) {
  const { t } = useTexts('ui');
  const [name, setName] = useState(kept.name);
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState('');
  /** What is being saved: shown as chosen until the server has answered. */
  const [sent, setSent] = useState<Partial<OfferedView>>();
  const { scope, isDefault } = { ...kept, ...sent };
  const isShared = scope === 'company';
  const attempt = async (what: () => Promise<void>) => {
    setFailure('');
    try {
      await what();
    } catch (error) {
      setFailure(failureText(error) ?? t('unknownError'));
    }
  };
  const change = (part: Partial<OfferedView>, done?: () => void) =>
    attempt(async () => {
      setSent(part);
      try {
        await save({ ...kept, ...part });
        done?.();
      } finally {
        setSent(undefined);
      }
    });
  const end = () =>
    attempt(async () => {
      await remove(kept.id);
      onOpen(undefined);
      onClose();
    });
  return (
    <GridPopover
      target={target}
      label={t('grid.viewMenu', { name: kept.name })}
      width={300}
      side="start"
      onClose={onClose}
    >
      {kept.mayChange ? (
        <ViewFields
          label={t('grid.viewTitle')}
          {...{ name, isShared, isDefault, mayShare, failure }}
          onName={setName}
          onShare={(isWanted) => void change({ scope: isWanted ? 'company' : 'private' })}
          onDefault={(isWanted) => void change({ isDefault: isWanted })}
          onSubmit={() => void change({ name: name.trim() }, onClose)}
        >
          <SubmitButton
            size="compact-sm"
            busy={sent?.name !== undefined}
            isDisabled={!name.trim() || name.trim() === kept.name}
            disabledBy={name.trim() ? undefined : t('grid.nameNeeded')}
          >
            {t('grid.renameView')}
          </SubmitButton>
          <Button
            color="red"
            variant={isConfirming ? 'filled' : 'subtle'}
            size="compact-sm"
            onClick={() => (isConfirming ? void end() : setConfirming(true))}
          >
            {t(isConfirming ? 'grid.deleteViewSure' : 'grid.deleteView', { name: kept.name })}
          </Button>
        </ViewFields>
      ) : (
        <p className={classes.note}>{t('grid.sharedByOther')}</p>
      )}
    </GridPopover>
  );
}
