import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import classes from '../editing/edit-layer.module.css';
import type { CellRenderer } from './grid-cell.tsx';

function EditTick({ isOn }: { isOn: boolean }) {
  const { t } = useTexts('ui');
  return (
    <span
      className={classes['tick']}
      data-tick=""
      data-on={isOn || undefined}
      role="img"
      aria-label={t(isOn ? 'form.yes' : 'form.no')}
    >
      {isOn && <IconCheck size={13} stroke={3} aria-hidden />}
    </span>
  );
}

/** Draws a checkbox that can be toggled in place. */
export const tickRenderer =
  (column: string): CellRenderer =>
  (row) => <EditTick isOn={row[column] === true} />;
