import type { ChosenLand, LandAction, LandWithin } from 'shared-contracts/map';
import { HeaderButton, useTexts } from 'shared-ui';
import { ChooseAround } from './choose-around.tsx';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** Whether it is above the map, next to its search, and not over it. */
  readonly isAbove?: boolean;
  /** How many features are chosen. */
  readonly count: number;
  readonly land: readonly ChosenLand[];
  /** How that land was found; undefined where not all of it was found around the route. */
  readonly within: LandWithin | undefined;
  readonly actions: readonly LandAction[];
  readonly onAround: (metres: number) => void;
  readonly onClear: () => void;
}

/** The actions on the selection; nothing if it is empty. */
export function SelectionBar(props: SelectionBarProps) {
  const { isAbove = false, count, land, within, actions, onAround, onClear } = props;
  const { t } = useTexts('map');
  if (count === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={t('chosen.label')}
      className={classes['bar']}
      data-chosen
      data-above={isAbove || undefined}
    >
      {/* Where land alone is chosen, its number says it all. */}
      {land.length !== count && <output>{t('chosen.features', { count })}</output>}
      {(actions.length > 0 || land.length === count) && (
        <output data-hint={land.length === 0 || undefined}>
          {land.length > 0 ? t('chosen.land', { count: land.length }) : t('chosen.noLand')}
        </output>
      )}
      {land.length > 0 &&
        actions.map(({ id, label, onChoose }) => (
          <HeaderButton key={id} onClick={() => onChoose(land, within)}>
            {label}
          </HeaderButton>
        ))}
      <ChooseAround onAround={onAround} />
      <HeaderButton onClick={onClear}>{t('panel.clear')}</HeaderButton>
    </div>
  );
}
