import type { CrossedLand, LandPlace } from 'shared-contracts/map';
import { HeaderButton, useTexts } from 'shared-ui';
import sheet from '../controls/phone-sheet.module.css';
import classes from '../controls/side-panel.module.css';
import { lengthText } from '../readout/scale.ts';
import { chainage } from './chainage.ts';
import { DistanceForm } from './distance-form.tsx';
import { GridLand } from './grid-land.tsx';
import type { useAlong } from './use-along.ts';
import { useDistanceRules } from './use-distance-rules.ts';

interface AlongPanelProps {
  readonly along: ReturnType<typeof useAlong>;
  /** Whether the project has a route, or a place, to look around. */
  readonly hasRoute: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (land: readonly LandPlace[], adds: boolean) => void;
  readonly onCrossed?: ((land: readonly CrossedLand[]) => void) | undefined;
}

function Row({
  place,
  chosen,
  onChoose,
}: { readonly place: LandPlace } & Pick<AlongPanelProps, 'chosen' | 'onChoose'>) {
  const { t } = useTexts('map');
  const { land, stretches, metres } = place;
  return (
    <tr>
      <td>
        <label>
          <input type="checkbox" checked={chosen.has(place.id)} onChange={() => onChoose([place], true)} />
          {land}
        </label>
      </td>
      <td>
        {stretches.length > 0
          ? stretches.map(({ entry, exit }) => (
              <div key={entry}>
                {chainage(entry)} – {chainage(exit)}
              </div>
            ))
          : metres > 0
            ? t('along.beside', { metres: lengthText(Math.round(metres)) })
            : t('along.touches')}
      </td>
    </tr>
  );
}

/** Land along the route in the order in which the route comes to it, and around it: who must hear of this begins here. */
export function AlongPanel(props: AlongPanelProps) {
  const { along, hasRoute, chosen, onChoose, onCrossed } = props;
  const { state, ask } = along;
  const { t } = useTexts('map');
  const rules = useDistanceRules();
  if (!hasRoute)
    return (
      <section aria-label={t('along.title')} className={`${classes['panel']} ${sheet['sheet']}`}>
        <h2>{t('along.title')}</h2>
        <p role="status">{t('along.noRoute')}</p>
      </section>
    );
  return (
    <section aria-label={t('along.title')} className={`${classes['panel']} ${sheet['sheet']}`}>
      <h2>{t('along.title')}</h2>
      <DistanceForm rules={rules} isBusy={state.status === 'loading'} onAsk={ask} />
      {state.status === 'loading' && <p role="status">{t('along.loading')}</p>}
      {state.status === 'failed' && <p role="alert">{state.message}</p>}
      {state.status === 'ready' && (
        <>
          <p role="status">
            {t('along.found', { count: state.found.parcels.length, metres: state.found.metres })}{' '}
            {state.found.rule ? t('along.byRule', { code: state.found.rule.code }) : t('along.fromNoRule')}
          </p>
          {state.found.length > 0 && (
            <p className={classes['hint']}>
              {t('along.length', { length: lengthText(Math.round(state.found.length)) })}
            </p>
          )}
          {state.found.parcels.length > 0 && (
            <>
              <HeaderButton onClick={() => onChoose(state.found.parcels, false)}>
                {t('along.all')}
              </HeaderButton>
              <table className={classes['table']}>
                <thead>
                  <tr>
                    <th scope="col">{t('panel.land')}</th>
                    <th scope="col">{t('along.stretch')}</th>
                  </tr>
                </thead>
                <tbody>
                  {state.found.parcels.map((place) => (
                    <Row key={place.id} place={place} chosen={chosen} onChoose={onChoose} />
                  ))}
                </tbody>
              </table>
            </>
          )}
          <GridLand found={state.found} onCrossed={onCrossed} />
        </>
      )}
    </section>
  );
}
