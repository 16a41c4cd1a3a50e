import type { Address } from 'shared-contracts/routes';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { TabLinks } from '../../layout/tab-links.tsx';
import { useLocation } from '../../router/links.ts';
import type { TabStanding } from '../use-form-standing.ts';

interface FormTabsProps {
  readonly address: Address;
  readonly tabs: readonly TabStanding[];
  /** The label of the tabs, if they do not belong to the whole form. */
  readonly label?: string;
}

/** A form's tabs, each with the number of its errors that are shown. */
export function FormTabs({ address, tabs, label: of }: FormTabsProps) {
  const { t } = useTexts('ui');
  const { pathname } = useLocation();
  return (
    <TabLinks
      label={of ?? t('form.tabs')}
      tabs={tabs.map(({ tab: { path, label }, errors }) => {
        const to: Address = `${address}/${path}`;
        return { to, label, isCurrent: `${pathname}/`.startsWith(`${to}/`), count: errors };
      })}
    />
  );
}
