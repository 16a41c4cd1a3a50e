import { type ReactNode, useState } from 'react';
import {
  HeaderButton,
  listAddress,
  PageHeader,
  type TabLink,
  TabLinks,
  useRecordTitle,
  useTexts,
} from 'shared-ui';
import { useParams } from 'shared-ui/router';
import { BalancesPanel } from './balances-panel.tsx';
import { FeesPanel } from './fees-panel.tsx';
import classes from './invoices.module.css';
import { placesOfInvoicing } from './invoicing-places.ts';

interface InvoicingHeaderProps {
  readonly place: keyof typeof placesOfInvoicing;
  readonly title: string;
  readonly subtitle: string;
  readonly actions?: ReactNode;
}

/** The title of a screen related to invoices, with links to the others. */
export function InvoicingHeader({ place, title, subtitle, actions }: InvoicingHeaderProps) {
  const { t } = useTexts('billing');
  const { id = 'new' } = useParams();
  useRecordTitle(id, title);
  const [panel, setPanel] = useState<'balances' | 'fees'>();
  const close = () => setPanel(undefined);
  const tabs: readonly TabLink[] = [
    {
      to: `/invoices/${placesOfInvoicing.work}`,
      label: t('invoices.work.title'),
      isCurrent: place === 'work',
    },
    {
      to: `/invoices/${placesOfInvoicing.exports}`,
      label: t('invoices.exports.title'),
      isCurrent: place === 'exports',
    },
    {
      to: `/invoices/${placesOfInvoicing.taxes}`,
      label: t('invoices.taxes.title'),
      isCurrent: place === 'taxes',
    },
    {
      to: `/invoices/${placesOfInvoicing.closed}`,
      label: t('invoices.closed.title'),
      isCurrent: place === 'closed',
    },
    { to: listAddress('invoices'), label: t('invoices.work.invoices'), isCurrent: false },
  ];
  return (
    <div className={classes['top']}>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            {actions}
            <HeaderButton onClick={() => setPanel('fees')}>{t('invoices.fees.title')}</HeaderButton>
            <HeaderButton onClick={() => setPanel('balances')}>{t('invoices.balances.title')}</HeaderButton>
          </>
        }
      />
      {panel === 'balances' && <BalancesPanel onClose={close} />}
      {panel === 'fees' && <FeesPanel onClose={close} />}
      <TabLinks label={t('invoices.work.tabs')} tabs={tabs} />
    </div>
  );
}
