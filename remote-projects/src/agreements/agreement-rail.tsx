import { signingState } from 'shared-contracts/agreements';
import { errorMessage } from 'shared-contracts/client';
import { zoneHere } from 'shared-contracts/grids';
import { shownDate, shownDateTime } from 'shared-contracts/shown-dates';
import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import { useFieldValue } from 'shared-ui/form';
import { StatusPill } from 'shared-ui/grid';
import type { OpenRow } from 'shared-ui/record';
import { useQuery } from 'urql';
import { AgreementRulesDocument, type AgreementRulesQuery } from '../generated/operations.ts';
import { entriesOf } from '../rows/entries.ts';
import { nameIn, textIn } from '../rows/picked.ts';
import { RowRail } from '../rows/row-rail.tsx';
import classes from './agreements.module.css';
import { useAgreementParent } from './areas/communications.tsx';

type Rule = AgreementRulesQuery['rules'][number];

/** How a rule's clock stands: when it ends, or from when to when something is to be done. */
function clockOf(
  { endsAt, fromDate, dueDate }: Rule,
  t: ReturnType<typeof useTexts>['t'],
  language: ReturnType<typeof useTexts>['language'],
): string {
  if (endsAt) return t('agreements.rules.until', { when: shownDateTime(endsAt, language) });
  const from = fromDate ? shownDate(fromDate, language) : '';
  const due = dueDate ? shownDate(dueDate, language) : '';
  if (from && due) return t('agreements.rules.between', { from, due });
  if (due) return t('agreements.rules.due', { due });
  return from && t('agreements.rules.from', { from });
}

function RuleLine({ rule: told }: { readonly rule: Rule }) {
  const { t, language } = useTexts('projects');
  const clock = clockOf(told, t, language);
  const { rule } = told;
  return (
    <li data-state={told.state}>
      <strong>
        {t(`agreements.rules.kind.${told.kind}`)} · {t(`agreements.rules.state.${told.state}`)}
      </strong>
      <span>{told.sentence}</span>
      {clock && <span>{clock}</span>}
      {rule && (
        <span className={classes['source']}>
          {[rule.source, rule.section, rule.validFrom && shownDate(rule.validFrom, language)]
            .filter(Boolean)
            .join(' · ')}
          {'. '}
          {t('agreements.rules.check')}
        </span>
      )}
    </li>
  );
}

/** What must not be forgotten of an agreement, as the rules of its province say it now. */
function Rules({ agreementId }: { readonly agreementId: string }) {
  const { t } = useTexts('projects');
  const [{ data, error }, ask] = useQuery({
    query: AgreementRulesDocument,
    variables: { agreementId, zone: zoneHere() },
    requestPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <DataErrorBar message={errorMessage(error)} onTryAgain={() => ask({ requestPolicy: 'network-only' })} />
    );
  if (!data) return <Skeleton height={120} />;
  if (data.rules.length === 0) return <p className={classes['source']}>{t('agreements.rules.none')}</p>;
  return (
    <ul className={classes['rules']}>
      {data.rules.map((rule) => (
        <RuleLine key={rule.id} rule={rule} />
      ))}
    </ul>
  );
}

/** How far its owners are, counted. */
function Standing() {
  const { t } = useTexts('projects');
  const status = useFieldValue('surfaceStatus');
  const owners = entriesOf(useFieldValue('landowners'));
  const states = owners.map((row) =>
    signingState({
      sentDate: textIn(row, 'sentDate') || null,
      signedDate: textIn(row, 'signedDate') || null,
      registeredDate: textIn(row, 'registeredDate') || null,
    }),
  );
  const signed = states.filter((state) => state === 'signed' || state === 'registered').length;
  const registered = states.filter((state) => state === 'registered').length;
  const name = nameIn(status, 'status');
  return (
    <>
      {name && <StatusPill color={nameIn(status, 'colorCode') || undefined}>{name}</StatusPill>}
      {owners.length > 0 && (
        <p>{t('agreements.standing.signed', { signed, registered, all: owners.length })}</p>
      )}
    </>
  );
}

/** What is known of an agreement at a glance, beside its fields: how far it is, its rules with their clocks and sources. */
export function AgreementRail({ row }: { readonly row: OpenRow }) {
  const { t } = useTexts('projects');
  const parent = useAgreementParent(row);
  return (
    <RowRail label={t('agreements.rail')} parent={parent}>
      <Standing />
      <h3>{t('agreements.rules.title')}</h3>
      {row.isNew ? (
        <p className={classes['source']}>{t('agreements.rules.unsaved')}</p>
      ) : (
        <Rules agreementId={row.id} />
      )}
    </RowRail>
  );
}
