import type { Address } from 'shared-contracts/routes';
import { letterKeys } from '../../keys/letter-keys.ts';
import { useShortcut } from '../../keys/use-shortcut.ts';
import { useNavigate } from '../../router/links.ts';
import { usePathNow } from '../../router/use-path-now.ts';
import type { FormTab } from '../form-errors.ts';
import { useFormTexts } from '../form-texts.ts';
import { isTabOpen } from './tab-groups.ts';

interface TabKeysProps {
  readonly address: Address;
  readonly tabs: readonly FormTab[];
}

function TabKey({ keys, name, to }: { keys: string; name: string; to: () => Address }) {
  const navigate = useNavigate();
  useShortcut({ keys, name, run: () => void navigate(to()) });
  return null;
}

/** Keys to the tabs of a form with many tabs: `[` and `]` to the previous and next one, `t` and a letter to each. */
export function TabKeys({ address, tabs }: TabKeysProps) {
  const { t } = useFormTexts();
  const pathNow = usePathNow();
  const at = (step: number) => (): Address => {
    const pathname = pathNow();
    const place = tabs.findIndex((tab) => isTabOpen(address, tab, pathname));
    return `${address}/${tabs.at((place + step + tabs.length) % tabs.length)?.path ?? ''}`;
  };
  const letters = letterKeys(tabs.map(({ path }) => path));
  return (
    <>
      <TabKey keys="[" name={t('sideTabs.previous')} to={at(-1)} />
      <TabKey keys="]" name={t('sideTabs.next')} to={at(1)} />
      {tabs.flatMap(({ path, label }) => {
        const letter = letters.get(path);
        const name = t('sideTabs.to', { tab: label });
        return letter === undefined
          ? []
          : [<TabKey key={path} keys={`t ${letter}`} name={name} to={() => `${address}/${path}`} />];
      })}
    </>
  );
}
