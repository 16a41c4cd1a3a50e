import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useIsPhone } from '../layout/use-is-phone.ts';
import classes from './plain-dialog.module.css';

interface PlainDialogProps {
  readonly title: string;
  /** CSS pixels; all of the screen on a phone. */
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to be read in a window of its own, with a button that closes it. */
export function PlainDialog({ title, width, onClose, children }: PlainDialogProps) {
  const { t } = useTexts('ui');
  const isPhone = useIsPhone();
  return (
    <Modal opened onClose={onClose} title={title} size={width} fullScreen={isPhone} centered>
      {children}
      <div className={classes['buttons']}>
        <Button onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
      </div>
    </Modal>
  );
}
