import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { OnDemand } from '../layout/on-demand.tsx';
import { useFormTexts } from './form-texts.ts';

/** What can be done beside saving; what is not given is not offered. */
export interface SaveOffers {
  readonly onSaveAndNew?: (() => void) | undefined;
  readonly onSaveAndLeave?: (() => void) | undefined;
  /** Undefined while nothing is changed. */
  readonly onUndo: (() => void) | undefined;
}

const SaveMenuList = lazy(async () => ({ default: (await import('./save-menu-list.tsx')).SaveMenuList }));

/** The ways on beside Save: undo, save and go on with a new record, save and leave. */
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
