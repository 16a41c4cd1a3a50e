import { nameIn } from 'shared-contracts';
import type { RecordFacts } from 'shared-contracts/search';
import { cellText } from '../grid/cells/cell-text.ts';
import { cellContent } from '../grid/cells/grid-cell.tsx';
import { ExternalIdList } from '../record/related/external-id-list.tsx';
import classes from '../record/related/facts.module.css';
import { useFactsTexts } from '../record/related/facts-texts.ts';
import { RelatedLinks } from '../record/related/related-links.tsx';

interface FactsProps {
  readonly facts: RecordFacts;
  /** Level of its headings: one below the record's title. */
  readonly heading: 'h2' | 'h3';
}

/** The filled values of a record, labelled and formatted as in its list, and what belongs to it. */
export function FactsList({ facts, heading }: FactsProps) {
  const { t, language } = useFactsTexts();
  const row = { ...facts.cells, id: facts.id, colors: facts.colors };
  // As in the grid, but that nothing of a list is left out: here it has room.
  const shown = (column: RecordFacts['columns'][number]) =>
    Array.isArray(facts.cells[column.id])
      ? cellText(facts.cells[column.id], column, language)
      : cellContent(row, column, undefined, language);
  const filled = facts.columns.flatMap((column) => {
    const text = cellText(facts.cells[column.id], column, language);
    // A tick that is not set is left out.
    return text === '' || (column.type === 'bool' && facts.cells[column.id] !== true)
      ? []
      : [{ id: column.id, title: nameIn(language, column.title), value: shown(column) }];
  });
  return (
    <>
      {filled.length === 0 && <p className={classes['nothing']}>{t('nothing')}</p>}
      <dl className={classes['facts']} aria-label={t('facts')}>
        {filled.map(({ id, title, value }) => (
          <div key={id} className={classes['fact']}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ExternalIdList ids={facts.externalIds ?? []} heading={heading} />
      <RelatedLinks id={facts.id} related={facts.related} heading={heading} />
    </>
  );
}
