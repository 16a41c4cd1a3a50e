import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Address } from 'shared-contracts/routes';
import { useFormTexts } from '../../form/form-texts.ts';
import { FormTabs } from '../../form/tabs/form-tabs.tsx';
import type { TabStanding } from '../../form/use-form-standing.ts';
import { MenuButton } from '../../layout/action-menu.tsx';
import { useNavigate } from '../../router/links.ts';
import classes from './row-anchors.module.css';

interface RowAnchorsProps {
  readonly address: Address;
  readonly tabs: readonly TabStanding[];
  readonly label: string;
}

/** Positions of the links that a line scrolls out of sight, from 0. */
function outOfSight(line: HTMLElement): readonly number[] {
  const { left, right } = line.getBoundingClientRect();
  return [...line.children].flatMap((link, place) => {
    const box = link.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1 ? [place] : [];
  });
}

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

/** Watches which links of the line are out of sight, as it is scrolled and as wide as it is. */
function useOutOfSight() {
  const place = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const line = place.current?.querySelector('nav');
    if (!line) return undefined;
    const look = () => {
      const now = outOfSight(line);
      setHidden((before) => (isSame(before, now) ? before : now));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(line);
    line.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      line.removeEventListener('scroll', look);
    };
  }, []);
  return { place, hidden };
}

/**
 * The many areas of a row as one line that stays in sight: those for which it has no room are behind 'More'. It is
 * always as high, so that nothing below it moves.
 */
export function RowAnchors({ address, tabs, label }: RowAnchorsProps) {
  const { t } = useFormTexts();
  const navigate = useNavigate();
  const { place, hidden } = useOutOfSight();
  const items = useMemo(
    () =>
      hidden.flatMap((index) => {
        const tab = tabs[index]?.tab;
        return tab ? [{ label: tab.label, onChoose: () => void navigate(`${address}/${tab.path}`) }] : [];
      }),
    [hidden, tabs, address, navigate],
  );
  return (
    <div ref={place} className={classes['anchors']}>
      <FormTabs address={address} tabs={tabs} label={label} />
      {items.length > 0 && <MenuButton label={t('rowsHeld.moreAreas')} items={items} />}
    </div>
  );
}
