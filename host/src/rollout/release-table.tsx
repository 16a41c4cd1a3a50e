import type { AreaRollout, ListedRelease, RolloutSubject } from 'shared-contracts/rollout';
import { useTexts } from 'shared-ui';
import { HeaderButton, PlainCell, PlainTable, shownDateTime } from 'shared-ui/form';
import { loadTimeText } from './load-time.ts';
import classes from './rollout.module.css';
import { ruleText } from './rule-text.ts';

interface ReleaseTableProps {
  readonly area: AreaRollout;
  /** The area as people call it. */
  readonly name: string;
  /** Who gets the candidate. */
  readonly subject: RolloutSubject | undefined;
  readonly onOffer: (version: string) => void;
  readonly onPromote: (version: string) => void;
}

/** What a release is to its area. */
function stateOf({ version, rolledBackAt }: ListedRelease, { stable, candidate, haltedAt }: AreaRollout) {
  if (version === stable) return 'stable';
  if (version === candidate) return haltedAt ? 'halted' : 'candidate';
  return rolledBackAt ? 'rolledBack' : undefined;
}

/** The releases of an area: which is which, who gets it, how it loads, what can be done with it. */
export function ReleaseTable({ area, name, subject, onOffer, onPromote }: ReleaseTableProps) {
  const { t, language } = useTexts('rollout');
  const getsOf = (state: ReturnType<typeof stateOf>): string => {
    if (state === 'candidate' && subject) return ruleText(subject.rule, t);
    if (state !== 'stable') return '';
    return area.candidate && !area.haltedAt ? t('area.others') : t('area.everybody');
  };
  return (
    <PlainTable
      label={name}
      hasActions
      columns={[
        { label: t('area.release') },
        { label: t('area.registered'), kind: 'roomy' },
        { label: t('area.gets') },
        { label: t('area.loads'), kind: 'figure' },
        { label: t('area.failed'), kind: 'figure' },
        { label: t('area.time'), kind: 'roomy' },
      ]}
    >
      {area.releases.map((release) => {
        const { version, registeredAt, registeredBy, loads, failures, lastFailure } = release;
        const state = stateOf(release, area);
        return (
          <tr key={version}>
            <th scope="row">
              {version}
              {state && (
                <span className={classes['state']} data-state={state}>
                  {t(`area.${state}`)}
                </span>
              )}
            </th>
            <PlainCell kind="roomy">
              {t('area.registeredBy', { when: shownDateTime(registeredAt, language), who: registeredBy })}
            </PlainCell>
            <td>{getsOf(state)}</td>
            <PlainCell kind="figure">{loads}</PlainCell>
            <PlainCell
              kind="figure"
              title={
                lastFailure ? t('area.failedLast', { cause: t(`area.cause.${lastFailure}`) }) : undefined
              }
            >
              {failures}
            </PlainCell>
            <PlainCell kind="roomy">{loadTimeText(release, t)}</PlainCell>
            <PlainCell kind="action">
              <div className={classes['rowActions']}>
                {state !== 'stable' && state !== 'candidate' && (
                  <HeaderButton
                    label={t('area.offerOf', { version, area: name })}
                    onClick={() => onOffer(version)}
                  >
                    {t('area.offer')}
                  </HeaderButton>
                )}
                {state !== 'stable' && (
                  <HeaderButton
                    label={t('area.promoteOf', { version, area: name })}
                    onClick={() => onPromote(version)}
                  >
                    {t('area.promote')}
                  </HeaderButton>
                )}
              </div>
            </PlainCell>
          </tr>
        );
      })}
    </PlainTable>
  );
}
