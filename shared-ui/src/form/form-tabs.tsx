import { useLocation } from 'react-router-dom';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { TabLinks } from '../layout/tab-links.tsx';
import type { TabStanding } from './use-form-standing.ts';

/** A form's tabs, each with the number of its errors that are shown. */
export function FormTabs({ address, tabs }: { address: string; tabs: readonly TabStanding[] }) {
  const { t } = useTexts('ui');
  const { pathname } = useLocation();
  return (
    <TabLinks
      label={t('form.tabs')}
      tabs={tabs.map(({ tab: { path, label }, errors }) => {
        const to = `${address}/${path}`;
        return { to, label, isCurrent: `${pathname}/`.startsWith(`${to}/`), count: errors };
      })}
    />
  );
}
