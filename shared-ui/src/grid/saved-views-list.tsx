import { ActionIcon, Button, Checkbox, Popover, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { type GridView, type SavedView, savedViewLimits } from 'shared-contracts/grids';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './saved-views-menu.module.css';
import type { SavedViews } from './use-saved-views.ts';
import './grid-styles.ts';

export interface SavedViewsListProps extends SavedViews {
  readonly target: ReactElement;
  readonly onClose: () => void;
  readonly view: GridView;
  /** Id of the view that is open, if one is. */
  readonly current: string | undefined;
  readonly onOpen: (view: SavedView | undefined) => void;
}

/** The views that a person keeps of a grid: open, keep, make the first, delete. */
export function SavedViewsList({
  target,
  onClose,
  views = [],
  save,
  remove,
  view,
  current,
  onOpen,
}: SavedViewsListProps) {
  const { t } = useTexts('ui');
  const [name, setName] = useState('');
  const [isDefault, setIsDefault] = useState(false);
  const [failure, setFailure] = useState('');
  const attempt = async (what: () => Promise<void>) => {
    setFailure('');
    try {
      await what();
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t('unknownError'));
    }
  };
  const keep = () =>
    attempt(async () => {
      // The same name again means the same view.
      const same = views.find((kept) => kept.name.toLowerCase() === name.trim().toLowerCase());
      const saved = { id: same?.id ?? crypto.randomUUID(), name: name.trim(), isDefault, view };
      await save(saved);
      setName('');
      onOpen(saved);
      onClose();
    });
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position="bottom-end"
      width={300}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown className={classes.menu} aria-label={t('grid.views')}>
        <ul className={classes.views}>
          <li>
            <button
              type="button"
              className={classes.view}
              aria-current={current === undefined}
              onClick={() => onOpen(undefined)}
            >
              {t('grid.standardView')}
            </button>
          </li>
          {views.map((kept) => (
            <li key={kept.id}>
              <button
                type="button"
                className={classes.view}
                aria-current={kept.id === current}
                onClick={() => onOpen(kept)}
              >
                {kept.name}
                {kept.isDefault && <small>{t('grid.opensFirst')}</small>}
              </button>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={t('grid.deleteView', { name: kept.name })}
                onClick={() => void attempt(() => remove(kept.id))}
              >
                <IconTrash size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <form
          className={classes.keep}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) void keep();
          }}
        >
          <TextInput
            size="xs"
            label={t('grid.viewName')}
            maxLength={savedViewLimits.name}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Checkbox
            size="xs"
            label={t('grid.openFirst')}
            checked={isDefault}
            onChange={(event) => setIsDefault(event.currentTarget.checked)}
          />
          {failure && <p role="alert">{failure}</p>}
          <Button
            type="submit"
            size="compact-sm"
            disabled={!name.trim()}
            title={name.trim() ? undefined : t('grid.nameNeeded')}
          >
            {t('grid.keepView')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
