import { nameIn } from 'shared-contracts';
import { mapLimits } from 'shared-contracts/limits';
import { addressOf } from 'shared-contracts/routes';
import type { RecordFacts } from 'shared-contracts/search';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { cellText } from 'shared-ui/grid';
import { Link } from 'shared-ui/router';
import words from '../controls/words.module.css';
import type { PickedFeature } from '../layers/picked-feature.ts';
import classes from './info-panel.module.css';
import { useFacts } from './use-facts.ts';

/** Features whose facts are listed; the others are counted. */
const mostListed = 20;

/** Attributes of a feature that are for programs only. */
const hidden = new Set(['id', 'parcel', 'color', 'label', 'kind', 'geometry']);

function FactList({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={classes['facts']}>
      {rows.slice(0, mapLimits.tooltipFields).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The column of an agreement's landowners; they are shown with the days of their titles instead. */
const landownersColumn = 'landownersBusinessAssociateName';

function rowsOf(facts: RecordFacts, language: 'en' | 'es'): readonly (readonly [string, string])[] {
  return facts.columns.flatMap((column): [string, string][] => {
    if (column.id === landownersColumn && facts.owners.length > 0) return [];
    const text = cellText(facts.cells[column.id], column, language);
    const isUnset = column.type === 'bool' && facts.cells[column.id] !== true;
    return text === '' || isUnset ? [] : [[nameIn(language, column.title), text]];
  });
}

/** Owners of the land, each with the day on which their title was searched: it may have changed hands since. */
function Owners({ owners }: Pick<RecordFacts, 'owners'>) {
  const { t, language } = useTexts('map');
  if (owners.length === 0) return null;
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>{t('panel.owners')}</dt>
        <dd>
          {owners.map(({ name, recordedOn }) => (
            <p key={name} className={classes['owner']}>
              {name}
              <span>
                {recordedOn
                  ? t('panel.recorded', { date: shownDate(recordedOn, language) })
                  : t('panel.unsearched')}
              </span>
            </p>
          ))}
        </dd>
      </div>
    </dl>
  );
}

function FeatureFacts({ feature }: { readonly feature: PickedFeature }) {
  const { t, language } = useTexts('map');
  const { layer, id, values } = feature;
  const state = useFacts(layer, id);
  const own = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (hidden.has(name) || value === '') return [];
    if (name === 'land' || name === 'status') return [[t(`panel.${name}`), value]];
    return [[name, value]];
  });
  const label = values['label'] ?? values['name'] ?? '';
  if (state.status === 'loading')
    return (
      <li className={classes['feature']}>
        {label && <h3>{label}</h3>}
        <p role="status">{t('panel.loading')}</p>
      </li>
    );
  if (state.status === 'failed')
    return (
      <li className={classes['feature']}>
        {label && <h3>{label}</h3>}
        <p role="alert">{t('panel.failed', { message: state.message })}</p>
        <FactList rows={own} />
      </li>
    );
  if (state.status === 'none')
    return (
      <li className={classes['feature']}>
        <h3>{label}</h3>
        <FactList rows={own} />
      </li>
    );
  const { facts } = state;
  return (
    <li className={classes['feature']}>
      <h3>{facts.opens ? <Link to={addressOf(facts.opens)}>{facts.title}</Link> : facts.title}</h3>
      {facts.subtitle && <p className={words['hint']}>{facts.subtitle}</p>}
      <Owners owners={facts.owners} />
      <FactList rows={[...own.filter(([name]) => name === t('panel.land')), ...rowsOf(facts, language)]} />
    </li>
  );
}

interface InfoPanelProps {
  readonly picked: readonly PickedFeature[];
}

/** What is known of the features that are chosen. */
export function InfoPanel({ picked }: InfoPanelProps) {
  const { t } = useTexts('map');
  return (
    <section aria-label={t('panel.title')} className={classes['panel']}>
      {picked.length === 0 ? (
        <div role="status">
          <p>{t('panel.none')}</p>
          <p className={words['hint']}>{t('panel.hint')}</p>
        </div>
      ) : (
        <>
          <div className={classes['panelHead']}>
            <h2>{t('panel.chosen', { count: picked.length })}</h2>
          </div>
          <ul className={classes['featureList']}>
            {picked.slice(0, mostListed).map((feature) => (
              <FeatureFacts key={`${feature.layer} ${feature.id}`} feature={feature} />
            ))}
          </ul>
          {picked.length > mostListed && <p>{t('panel.more', { count: picked.length - mostListed })}</p>}
        </>
      )}
    </section>
  );
}
