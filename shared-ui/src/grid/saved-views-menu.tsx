import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { OnDemand } from '../layout/on-demand.tsx';
import type { SavedViewsListProps } from './saved-views-list.tsx';

const SavedViewsList = lazy(async () => ({
  default: (await import('./saved-views-list.tsx')).SavedViewsList,
}));

/** The button of a grid's saved views, named like the one that is open. */
export function SavedViewsMenu(props: Omit<SavedViewsListProps, 'target' | 'onClose'>) {
  const { t } = useTexts('ui');
  const [isOpen, setOpen] = useState(false);
  const open = props.views?.find(({ id }) => id === props.current);
  const target = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconBookmark size={15} aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {open?.name ?? t('grid.views')}
    </Button>
  );
  return (
    <OnDemand target={target} isOpen={isOpen}>
      <SavedViewsList {...props} target={target} onClose={() => setOpen(false)} />
    </OnDemand>
  );
}
