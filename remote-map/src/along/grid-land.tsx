import type { CrossedLand, LandAlong } from 'shared-contracts/map';
import { HeaderButton, useTexts } from 'shared-ui';
import classes from '../controls/side-panel.module.css';
import { lengthText } from '../readout/scale.ts';
import { chainage } from './chainage.ts';
import { crossedMetres, inOrderAlong } from './crossed-land.ts';

interface GridLandProps {
  readonly found: LandAlong;
  /** Called with all land that the route crosses; without it the list is read-only. */
  readonly onCrossed: ((land: readonly CrossedLand[]) => void) | undefined;
}

/** Land that the route goes over and that is not recorded, by the names that the theoretical grid gives it. */
export function GridLand({ found, onCrossed }: GridLandProps) {
  const { t } = useTexts('map');
  const { grid, gridMore } = found;
  if (grid.length === 0) return null;
  return (
    <>
      <h3>{t('along.grid')}</h3>
      <p className={classes['hint']}>{t('along.gridHint')}</p>
      {onCrossed && (
        <HeaderButton onClick={() => onCrossed(inOrderAlong(found))}>
          {t('along.addCrossed', { count: grid.length })}
        </HeaderButton>
      )}
      <table className={classes['table']} aria-label={t('along.grid')}>
        <thead>
          <tr>
            <th scope="col">{t('panel.land')}</th>
            <th scope="col">{t('along.stretch')}</th>
            <th scope="col">{t('along.crossed')}</th>
          </tr>
        </thead>
        <tbody>
          {grid.map(({ land, stretches }) => (
            <tr key={land}>
              <td>{land}</td>
              <td>
                {stretches.map(({ entry, exit }) => (
                  <div key={entry}>
                    {chainage(entry)} – {chainage(exit)}
                  </div>
                ))}
              </td>
              <td>{stretches.length > 0 && lengthText(Math.round(crossedMetres(stretches)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {gridMore > 0 && <p role="status">{t('along.gridMore', { count: gridMore })}</p>}
    </>
  );
}
