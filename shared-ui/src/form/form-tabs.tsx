import { useFormState } from 'react-final-form';
import { NavLink } from 'react-router';
import { countErrors, type FormTab } from './form-errors.ts';
import classes from './form-tabs.module.css';

/** A form's tabs, each with the number of its errors once the form has been changed. */
export function FormTabs({ address, tabs }: { address: string; tabs: readonly FormTab[] }) {
  const { errors, dirty } = useFormState({ subscription: { errors: true, dirty: true } });
  return (
    <nav className={classes.tabs}>
      {tabs.map((tab) => {
        const count = dirty ? countErrors(tab, errors ?? {}) : 0;
        return (
          <NavLink key={tab.path} to={`${address}/${tab.path}`} className={classes.tab}>
            {tab.label}
            {count > 0 && <span className={classes.badge}>{count}</span>}
          </NavLink>
        );
      })}
    </nav>
  );
}
