import { errorMessage } from 'shared-contracts/client';
import type { RecordKind } from 'shared-contracts/graphql';
import type { Address } from 'shared-contracts/routes';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { useQuery } from 'urql';
import { DataErrorBar } from '../../feedback/data-error-bar.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { useFormTexts } from '../../form/form-texts.ts';
import { labelOrWords } from '../../form/history/field-in-words.ts';
import type { HistoryListEntry } from '../../form/history/history-list.tsx';
import { RecordHistoryDocument } from '../../generated/operations.ts';
import { Link } from '../../router/links.ts';
import { ExternalIdList } from './external-id-list.tsx';
import { RailFacts, type RecordFact } from './rail-facts.tsx';
import classes from './record-rail.module.css';
import { RecordRelated } from './record-related.tsx';

interface RecordRailProps {
  readonly kind: RecordKind;
  /** The list of the record, if it has one. */
  readonly source?: string | undefined;
  readonly recordId: string;
  /** Address of the record's form, without its tabs. */
  readonly address: Address;
  readonly facts: readonly RecordFact[];
  /** A field's label. */
  readonly labelOf: (field: string) => string;
}

/** Saves that the rail shows; the tab of the history shows all. */
const lastSaves = 4;

/** How high the last saves are, while they are on the way. */
const savesHeight = 160;

function Save({ entry, labelOf }: { entry: HistoryListEntry; labelOf: RecordRailProps['labelOf'] }) {
  const { t, language } = useFormTexts();
  const isFirst = entry.revision === 1;
  return (
    <li>
      <p className={classes['who']}>{entry.changedBy.fullName}</p>
      <p className={classes['what']}>
        {isFirst
          ? t('rail.made')
          : entry.changes.map(({ field }) => labelOrWords(labelOf(field), field)).join(', ')}
      </p>
      <p className={classes['when']}>{shownDateTime(entry.changedAt, language)}</p>
    </li>
  );
}

/**
 * Facts of a record, at the side of its fields: its state, its related records, who saved it last and what they
 * changed.
 */
export function RecordRail({ kind, source, recordId, address, facts, labelOf }: RecordRailProps) {
  const { t } = useFormTexts();
  const [{ data, error }, ask] = useQuery({
    query: RecordHistoryDocument,
    variables: { recordKind: kind, recordId },
    requestPolicy: 'cache-and-network',
  });
  const saves = data?.history;
  return (
    <aside className={classes['rail']} aria-label={t('rail.title')}>
      <RailFacts facts={facts} />
      <ExternalIdList ids={data?.externalIds ?? []} heading="h2" />
      {source !== undefined && <RecordRelated key={recordId} source={source} id={recordId} />}
      <section>
        <h2 className={classes['heading']}>{t('rail.saves')}</h2>
        {error && !saves && (
          <DataErrorBar
            what={t('rail.saves')}
            message={errorMessage(error)}
            onTryAgain={() => ask({ requestPolicy: 'network-only' })}
          />
        )}
        {!error && !saves && <Skeleton height={savesHeight} />}
        {saves?.length === 0 && <p className={classes['what']}>{t('rail.none')}</p>}
        {saves && saves.length > 0 && (
          <>
            <ol className={classes['saves']}>
              {saves.slice(0, lastSaves).map((entry) => (
                <Save key={entry.id} entry={entry} labelOf={labelOf} />
              ))}
            </ol>
            <Link to={`${address}/history`}>{t('rail.all', { count: saves.length })}</Link>
          </>
        )}
      </section>
    </aside>
  );
}
