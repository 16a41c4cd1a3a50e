import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './status-label.module.css';

/** Whether a record is in use: 'Active' or 'Inactive' (001 §9). */
export function StatusLabel({ isActive }: { isActive: boolean }) {
  const { t } = useTexts('ui');
  return (
    <span className={isActive ? classes.active : classes.inactive}>
      {t(isActive ? 'active' : 'inactive')}
    </span>
  );
}
