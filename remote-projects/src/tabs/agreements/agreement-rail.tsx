import { type AgreementClock, clockSentence, landZone, signingState } from 'shared-contracts/agreements';
import { errorMessage } from 'shared-contracts/client';
import { nameIn, textIn } from 'shared-contracts/forms';
import { zoneHere } from 'shared-contracts/grids';
import { dateFormats } from 'shared-contracts/limits';
import { shownDate, shownDateTime } from 'shared-contracts/shown-dates';
import { isDateIn } from 'shared-contracts/validators';
import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import { useFieldValue, useIsFieldDirty } from 'shared-ui/form';
import { StatusPill } from 'shared-ui/grid';
import type { OpenRow } from 'shared-ui/record';
import { ContactRail } from '../../attached/contact-card/contact-rail.tsx';
import type { AgreementRuleTableQuery } from '../../generated/operations.ts';
import { entriesOf } from '../../rows/entries.ts';
import classes from './agreements.module.css';
import { useAgreementParent } from './sections/communications.tsx';
import { type AgreementClocks, useAgreementClocks } from './use-agreement-clocks.ts';

type Rule = AgreementRuleTableQuery['rules'][number];

/** Kinds whose name already shows their state. */
const namedByState: ReadonlySet<AgreementClock['kind']> = new Set(['LookedAt', 'NoProvince', 'NotLookedAt']);

/** When a clock ends, or the period in which something must be done. */
function spanOf(
  { endsAt, fromDate, dueDate }: AgreementClock,
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

function ClockLine({
  clock,
  rule,
  sentence,
}: {
  readonly clock: AgreementClock;
  readonly rule: Rule | undefined;
  readonly sentence: string;
}) {
  const { t, language } = useTexts('projects');
  const span = spanOf(clock, t, language);
  const kind = t(`agreements.rules.kind.${clock.kind}`);
  return (
    <li data-state={clock.state}>
      <strong>
        {namedByState.has(clock.kind) ? kind : `${kind} · ${t(`agreements.rules.state.${clock.state}`)}`}
      </strong>
      <span>{sentence}</span>
      {span && <span>{span}</span>}
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

/** What the line above the card names: the first of these states that a rule is in. */
const namedStates = ['Broken', 'Due', 'Unknown'] as const;

/**
 * The rules that need somebody, in one line above the card, so that they are seen before an owner is called: those that
 * are not met, else those that are due, else those that cannot be told; a line for who may go on, where all are well.
 */
function RuleLine({ clocks }: Pick<AgreementClocks, 'clocks'>) {
  const { t } = useTexts('projects');
  const looked = clocks?.filter(({ kind }) => kind !== 'NotLookedAt');
  const state = namedStates.find((named) => looked?.some((clock) => clock.state === named));
  const kinds = new Set(looked?.flatMap((clock) => (clock.state === state ? [clock.kind] : [])));
  const rules = [...kinds].map((kind) => t(`agreements.rules.kind.${kind}`)).join(', ');
  const quiet = looked?.length === clocks?.length ? 'none' : 'notLookedAt';
  return (
    <p className={classes['ruleLine']} data-state={state}>
      {clocks && t(`agreements.rules.line.${state ?? quiet}`, { rules })}
    </p>
  );
}

/** The deadlines of an agreement, from the rules of its provinces and the values in the form, saved or not. */
function Rules({ agreementClocks }: { readonly agreementClocks: AgreementClocks }) {
  const { t, language } = useTexts('projects');
  const { clocks, rules, facts, sentenceOf, error, tryAgain } = agreementClocks;
  if (error && !rules)
    return (
      <DataErrorBar what={t('agreements.rules.title')} message={errorMessage(error)} onTryAgain={tryAgain} />
    );
  const zones = { zone: zoneHere(), landZone: landZone(facts.jurisdictions) };
  if (!clocks) return <Skeleton height={120} />;
  return (
    <ul className={classes['rules']}>
      {clocks.map((clock) => (
        <ClockLine
          key={`${clock.kind} ${clock.rowId ?? clock.fromDate ?? clock.text.gaps.place ?? clock.text.key}`}
          clock={clock}
          sentence={sentenceOf(clock) ?? clockSentence(clock.text, language, zones)}
          rule={rules?.find(({ id }) => id === clock.ruleId)}
        />
      ))}
    </ul>
  );
}

/** A date in a row; null where the text is not a date yet. */
const dayIn = (row: Readonly<Record<string, unknown>>, name: string): string | null => {
  const text = textIn(row, name);
  return isDateIn(dateFormats.input, text) ? text : null;
};

/** The number of owners who have signed, counted by valid dates, with a note if some are unsaved. */
function Standing() {
  const { t } = useTexts('projects');
  const status = useFieldValue('surfaceStatus');
  const owners = entriesOf(useFieldValue('landowners'));
  const isUnsaved = useIsFieldDirty('landowners');
  const states = owners.map((row) =>
    signingState({
      sentDate: dayIn(row, 'sentDate'),
      signedDate: dayIn(row, 'signedDate'),
      registeredDate: dayIn(row, 'registeredDate'),
    }),
  );
  const signed = states.filter((state) => state === 'signed' || state === 'registered').length;
  const registered = states.filter((state) => state === 'registered').length;
  const name = nameIn(status, 'status');
  return (
    <>
      {name && <StatusPill color={nameIn(status, 'colorCode') || undefined}>{name}</StatusPill>}
      {owners.length > 0 && (
        <p>
          {t(isUnsaved ? 'agreements.standing.unsaved' : 'agreements.standing.signed', {
            signed,
            registered,
            all: owners.length,
          })}
        </p>
      )}
    </>
  );
}

/** An agreement at a glance, next to its fields: its progress, its rules with their clocks and sources. */
export function AgreementRail({ row }: { readonly row: OpenRow }) {
  const { t } = useTexts('projects');
  const parent = useAgreementParent(row);
  const agreementClocks = useAgreementClocks(row);
  const lead = (
    <>
      <div className={classes['standing']}>
        <Standing />
      </div>
      <RuleLine clocks={agreementClocks.clocks} />
    </>
  );
  return (
    <ContactRail label={t('agreements.rail')} parent={parent} lead={lead}>
      <h3>{t('agreements.rules.title')}</h3>
      <Rules agreementClocks={agreementClocks} />
    </ContactRail>
  );
}
