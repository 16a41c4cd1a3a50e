import { DataErrorBar } from '../feedback/data-error-bar.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { listAddress } from '../layout/places.tsx';
import { useRecordAbsence, useRecordTitle } from '../layout/record-title.ts';
import { RecordAbsence } from '../record/record-absence.tsx';
import { useFactsTexts } from '../record/related/facts-texts.ts';
import { FactsList } from './facts-list.tsx';
import classes from './read-only-record.module.css';
import { useRecordFacts } from './use-record-facts.ts';

interface ReadOnlyRecordProps {
  /** The list of the record. */
  readonly source: string;
  readonly id: string;
  /** The name of the form that will be here; undefined where the form exists and cannot be loaded. */
  readonly form?: string;
}

/** Shown next to a list if the record does not exist or is not visible. */
export function ReadOnlyNote() {
  const { t } = useFactsTexts();
  return <p className={classes['missing']}>{t('missing')}</p>;
}

/** The facts of a record whose form is not built or cannot be loaded. */
export function ReadOnlyRecord({ source, id, form }: ReadOnlyRecordProps) {
  const { t } = useFactsTexts();
  const { t: ui } = useTexts('ui');
  const state = useRecordFacts(source, id);
  const facts = state.phase === 'known' ? state.facts : undefined;
  useRecordTitle(id, facts?.title);
  useRecordAbsence(id, state.phase === 'missing' ? ui('breadcrumb.missing') : undefined);
  if (state.phase === 'missing')
    return <RecordAbsence kind="missing" message={t('missing')} list={listAddress(source)} />;
  if (state.phase === 'failed')
    return <DataErrorBar what={form ?? ''} message={state.message} onTryAgain={state.tryAgain} />;
  return (
    <section className={classes['record']} aria-busy={state.phase === 'loading'}>
      <PageHeader title={facts?.title ?? form ?? ''} subtitle={facts?.subtitle} />
      {form !== undefined && <p className={classes['note']}>{t('notYet', { form })}</p>}
      {state.phase === 'loading' && <Skeleton height={320} />}
      {facts && <FactsList facts={facts} heading="h2" />}
    </section>
  );
}
