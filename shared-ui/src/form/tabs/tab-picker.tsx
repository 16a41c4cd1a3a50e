import { NativeSelect } from '@mantine/core';
import { countText } from 'shared-contracts';
import type { Address } from 'shared-contracts/routes';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { useLocation, useNavigate } from '../../router/links.ts';
import { useFormTexts } from '../form-texts.ts';
import type { TabStanding } from '../use-form-standing.ts';
import { groupedTabs, isTabOpen } from './tab-groups.ts';
import classes from './tab-picker.module.css';

interface TabPickerProps {
  readonly address: Address;
  readonly tabs: readonly TabStanding[];
}

/** Many tabs of a form without space at its side: one picker, with the same groups, counts and errors. */
export function TabPicker({ address, tabs }: TabPickerProps) {
  const { t } = useTexts('ui');
  const { t: form } = useFormTexts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const open = tabs.find(({ tab }) => isTabOpen(address, tab, pathname));
  const textOf = ({ tab, errors }: TabStanding): string => {
    const text = tab.count === undefined ? tab.label : `${tab.label} (${countText(tab.count)})`;
    return errors > 0 ? `${text} · ${form('sideTabs.errors', { count: errors })}` : text;
  };
  return (
    <div className={classes['picker']}>
      {/* As wide as its current text, whereas a select would be as wide as its longest option. */}
      <span className={classes['width']} aria-hidden>
        {open && textOf(open)}
      </span>
      <NativeSelect
        className={classes['list']}
        aria-label={t('form.tabs')}
        value={open?.tab.path ?? ''}
        data={groupedTabs(tabs).map(({ title, tabs: grouped }) => ({
          group: title,
          items: grouped.map((standing) => ({ value: standing.tab.path, label: textOf(standing) })),
        }))}
        onChange={({ currentTarget: { value } }) => void navigate(`${address}/${value}`)}
      />
    </div>
  );
}
