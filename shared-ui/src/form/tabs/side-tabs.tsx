import { useId } from 'react';
import { countText } from 'shared-contracts';
import type { Address } from 'shared-contracts/routes';
import { ErrorCount } from '../../feedback/error-count.tsx';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { Link, useLocation } from '../../router/links.ts';
import type { FormTab } from '../form-errors.ts';
import { useFormTexts } from '../form-texts.ts';
import { usePreloadNeighbours } from '../page/use-preload-neighbours.ts';
import type { HeldContent } from '../saving/held-content.ts';
import { type TabStanding, useFormStanding } from '../use-form-standing.ts';
import classes from './side-tabs.module.css';
import { type GroupedTabs, groupedTabs, isTabOpen } from './tab-groups.ts';

interface SideTabsProps {
  readonly address: Address;
  readonly tabs: readonly FormTab[];
  readonly held: HeldContent | undefined;
}

function SideTab({ address, standing }: { address: Address; standing: TabStanding }) {
  const { t } = useFormTexts();
  const { pathname } = useLocation();
  const { tab, errors } = standing;
  return (
    <li>
      <Link
        to={`${address}/${tab.path}`}
        className={classes['tab']}
        aria-current={isTabOpen(address, tab, pathname) ? 'page' : undefined}
        onPointerEnter={tab.preload}
        onFocus={tab.preload}
      >
        <span className={classes['label']}>{tab.label}</span>
        <ErrorCount count={errors} title={t('sideTabs.errors', { count: errors })} />
        {tab.count !== undefined && (
          <span className={classes['count']} data-none={tab.count === 0 || undefined}>
            {countText(tab.count)}
          </span>
        )}
      </Link>
    </li>
  );
}

function SideGroup({ address, group: { title, tabs } }: { address: Address; group: GroupedTabs }) {
  const id = useId();
  return (
    <section>
      <p id={id} className={classes['group']}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {tabs.map((standing) => (
          <SideTab key={standing.tab.path} address={address} standing={standing} />
        ))}
      </ul>
    </section>
  );
}

/** Many tabs of a form, in named groups at its side: each with its number of rows and of errors. */
export function SideTabs({ address, tabs, held }: SideTabsProps) {
  const { t } = useTexts('ui');
  const standing = useFormStanding(tabs, held);
  usePreloadNeighbours(address, tabs);
  return (
    <nav aria-label={t('form.tabs')} className={classes['side']}>
      {groupedTabs(standing.tabs).map((group) => (
        <SideGroup key={group.title} address={address} group={group} />
      ))}
    </nav>
  );
}
