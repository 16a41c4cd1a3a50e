import { useFormState } from 'react-final-form';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { TabLinks } from '../layout/tab-links.tsx';
import { countErrors, type FormTab } from './form-errors.ts';
import { useRefusedPaths } from './form-session.ts';

/** A form's tabs, each with the number of its errors once the form has been changed. */
export function FormTabs({ address, tabs }: { address: string; tabs: readonly FormTab[] }) {
  const { t } = useTexts('ui');
  const { errors, dirty } = useFormState({ subscription: { errors: true, dirty: true } });
  const refused = useRefusedPaths();
  const { pathname } = useLocation();
  return (
    <TabLinks
      label={t('form.tabs')}
      tabs={tabs.map((tab) => {
        const to = `${address}/${tab.path}`;
        return {
          to,
          label: tab.label,
          isCurrent: `${pathname}/`.startsWith(`${to}/`),
          count: dirty ? countErrors(tab, errors ?? {}, refused) : 0,
        };
      })}
    />
  );
}
