import { Drawer } from '@mantine/core';
import { DataErrorBar } from '../feedback/data-error-bar.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { shownDateTime } from './date-time.ts';
import classes from './history-panel.module.css';

export interface HistoryPanelEntry {
  readonly id: string;
  readonly revision: number;
  readonly changedAt: string;
  readonly changedBy: { readonly fullName: string; readonly companyName: string };
  readonly changes: readonly {
    readonly field: string;
    readonly before?: string | null;
    readonly after?: string | null;
  }[];
}

interface HistoryPanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Undefined until they have come. */
  readonly entries: readonly HistoryPanelEntry[] | undefined;
  readonly error?: string | undefined;
  readonly onTryAgain: () => void;
  /** A field's label. */
  readonly labelOf: (field: string) => string;
}

function Entry({ entry, labelOf }: { entry: HistoryPanelEntry; labelOf: HistoryPanelProps['labelOf'] }) {
  const { t, language } = useTexts('ui');
  const shown = (value: string | null | undefined) => {
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'form.yes' : 'form.no');
    return value || t('form.empty');
  };
  const { fullName: name, companyName: company } = entry.changedBy;
  return (
    <li className={classes.entry}>
      <h3 className={classes.who}>{t('history.byOf', { name, company })}</h3>
      <p className={classes.when}>
        {shownDateTime(entry.changedAt, language)}, {t('history.revision', { n: entry.revision })}
      </p>
      <dl className={classes.changes}>
        {entry.changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{labelOf(field)}</dt>
            <dd>
              {entry.revision > 1 && <del>{shown(before)}</del>} <ins>{shown(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Every save of a record, newest first: who, when, and what changed. */
export function HistoryPanel({ opened, onClose, entries, error, onTryAgain, labelOf }: HistoryPanelProps) {
  const { t } = useTexts('ui');
  return (
    <Drawer opened={opened} onClose={onClose} position="right" size={400} title={t('history.title')}>
      {error !== undefined && <DataErrorBar message={error} onTryAgain={onTryAgain} />}
      {error === undefined && !entries && <Skeleton height={160} />}
      {entries?.length === 0 && <p>{t('history.empty')}</p>}
      <ol className={classes.entries}>
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} labelOf={labelOf} />
        ))}
      </ol>
    </Drawer>
  );
}
