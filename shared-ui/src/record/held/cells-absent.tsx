import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { EditedRow } from 'shared-contracts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import classes from '../edited-record.module.css';

interface CellsAbsentProps {
  readonly cells: EditedRow['cells'];
  readonly message: string;
  readonly onTryAgain?: () => void;
  readonly onClose: () => void;
}

/** In place of the fields: why the row cannot be edited. */
export function CellsAbsent({ cells, message, onTryAgain, onClose }: CellsAbsentProps) {
  const { t } = useTexts('ui');
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <div
      className={classes['below']}
      style={{ left: cells[0]?.style.left }}
      role="alert"
      onKeyDown={onKeyDown}
    >
      <p>
        {message}{' '}
        {onTryAgain && (
          <Button size="compact-xs" onClick={onTryAgain}>
            {t('tryAgain')}
          </Button>
        )}{' '}
        <Button ref={close} variant="default" size="compact-xs" onClick={onClose}>
          {t('close')}
        </Button>
      </p>
    </div>
  );
}
