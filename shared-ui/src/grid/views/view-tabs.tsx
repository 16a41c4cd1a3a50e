import { Button } from '@mantine/core';
import { IconChevronDown, IconUsers } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { failureText } from 'shared-contracts/errors';
import type { GridColumn, GridView, OfferedView } from 'shared-contracts/grids';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { OnDemand } from '../../layout/on-demand.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { type LockedCondition, withCondition } from './locked-condition.ts';
import { isSameView } from './same-view.ts';
import type { SavedViews } from './use-saved-views.ts';
import classes from './view-tabs.module.css';

const ViewForm = lazyPart(async () => (await import('./view-form.tsx')).ViewForm);
const ViewMenu = lazyPart(async () => (await import('./view-menu.tsx')).ViewMenu);

export interface ViewTabsProps extends SavedViews {
  readonly columns: readonly GridColumn[];
  /** The person's own view, as it is now. */
  readonly view: GridView;
  /** The view that the grid, or the folder, starts with. */
  readonly standard: GridView;
  /** Id of the saved view that is open; undefined for the standard one. */
  readonly current: string | undefined;
  /** Opens a saved view, or the standard one, as it was kept. */
  readonly onOpen: (view: OfferedView | undefined) => void;
  /** Whether the person may share views with their company. */
  readonly mayShare: boolean;
  /** The open folder: it has a tab of its own, and a view that is saved from it keeps its condition. */
  readonly locked?: LockedCondition | undefined;
}

interface ViewTab {
  readonly view: OfferedView | undefined;
  readonly name: string;
  readonly isOpen: boolean;
}

/** Arrows, Home and End go along the tabs; Enter and Space open, as of any button. */
const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab.matches(':focus'));
  const next = steps[event.key]?.(at, tabs.length);
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}

/** The views of a grid as tabs: open, and where one was changed, save, save as another, reset. */
export function ViewTabs(props: ViewTabsProps) {
  const { views = [], columns, view, standard, current, onOpen, save, locked } = props;
  const { t } = useTexts('ui');
  const [opened, setOpened] = useState<'form' | 'menu'>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const offered = locked ? [] : views;
  const open = offered.find(({ id }) => id === current);
  const isDirty = !isSameView(view, open?.view ?? standard, columns);
  const tabs: readonly ViewTab[] = [
    {
      view: undefined,
      name: (locked?.record ? undefined : locked?.name) ?? t('grid.standardView'),
      isOpen: open === undefined,
    },
    ...offered.map((kept) => ({ view: kept, name: kept.name, isOpen: kept === open })),
  ];
  const attempt = async (what: () => Promise<void>) => {
    setFailure('');
    setBusy(true);
    try {
      await what();
    } catch (error) {
      setFailure(failureText(error) ?? t('unknownError'));
    } finally {
      setBusy(false);
    }
  };
  const saveOpen = (kept: OfferedView) =>
    attempt(async () => {
      const next = { ...kept, view };
      await save(next);
      onOpen(next);
    });
  // The pressed button disappears once the view is saved: the focus moves to the tab.
  const toTab = () => bar.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  const saveAs = (
    <Button
      variant="default"
      size="compact-sm"
      aria-haspopup="dialog"
      aria-expanded={opened === 'form'}
      onClick={() => setOpened(opened === 'form' ? undefined : 'form')}
    >
      {t('grid.saveAs')}
    </Button>
  );
  const menuButton = open && (
    <button
      type="button"
      className={classes.menu}
      aria-label={t('grid.viewMenu', { name: open.name })}
      title={t('grid.viewMenu', { name: open.name })}
      aria-haspopup="dialog"
      aria-expanded={opened === 'menu'}
      onClick={() => setOpened(opened === 'menu' ? undefined : 'menu')}
    >
      <IconChevronDown size={14} />
    </button>
  );
  return (
    <div ref={bar} className={classes.bar}>
      <div role="tablist" aria-label={t('grid.views')} className={classes.tabs} onKeyDown={goAlong}>
        {tabs.map(({ view: kept, name, isOpen }) => (
          <button
            key={kept?.id ?? 'standard'}
            type="button"
            role="tab"
            className={classes.tab}
            aria-selected={isOpen}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => !isOpen && onOpen(kept)}
          >
            {kept?.scope === 'company' && (
              <IconUsers size={13} role="img" aria-label={t('grid.sharedView')} />
            )}
            <span className={classes.name}>{name}</span>
            {isOpen && isDirty && (
              <span className={classes.dirty} role="img" aria-label={t('grid.changedView')}>
                •
              </span>
            )}
          </button>
        ))}
      </div>
      {menuButton && (
        <OnDemand target={menuButton} isOpen={opened === 'menu'}>
          <ViewMenu
            target={menuButton}
            kept={open}
            mayShare={props.mayShare}
            save={save}
            remove={props.remove}
            onOpen={onOpen}
            onClose={() => setOpened(undefined)}
          />
        </OnDemand>
      )}
      {(isDirty || opened === 'form') && (
        <div className={classes.changed}>
          <span className={classes.sign}>{t('grid.changed')}</span>
          {open?.mayChange && (
            <Button size="compact-sm" loading={isBusy} onClick={() => void saveOpen(open).then(toTab)}>
              {t('grid.saveView')}
            </Button>
          )}
          <OnDemand target={saveAs} isOpen={opened === 'form'}>
            <ViewForm
              target={saveAs}
              views={views}
              view={withCondition(view, locked)}
              mayShare={props.mayShare}
              save={save}
              onOpen={onOpen}
              onClose={() => setOpened(undefined)}
            />
          </OnDemand>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              setFailure('');
              onOpen(open);
              toTab();
            }}
          >
            {t('grid.resetView')}
          </Button>
        </div>
      )}
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
