import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { OnDemand } from '../../layout/on-demand.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { useFormTexts } from '../form-texts.ts';
import type { SaveOffers } from './save-offers.ts';

const SaveMenuList = lazyPart(async () => (await import('./save-menu-list.tsx')).SaveMenuList);

/** The menu next to Save: undo, save and continue with a new record, save and leave. */
export function SaveMenu(offers: SaveOffers) {
  const { t } = useFormTexts();
  const [isOpen, setOpen] = useState(false);
  const target = (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={t('saveMenu.more')}
      title={t('saveMenu.more')}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <IconChevronDown size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <OnDemand target={target} isOpen={isOpen}>
      <SaveMenuList target={target} onClose={() => setOpen(false)} {...offers} />
    </OnDemand>
  );
}
