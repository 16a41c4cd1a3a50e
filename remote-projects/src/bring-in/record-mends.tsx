import { useState } from 'react';
import { countText } from 'shared-contracts';
import type { BringKind, RowIssue } from 'shared-contracts/bring-in';
import { useTexts } from 'shared-ui';
import { PlainCell, PlainInput, PlainTable } from 'shared-ui/form';
import classes from './bring-in.module.css';
import { fieldTitle } from './field-title.ts';
import type { RecordReview } from './use-record-review.ts';

interface RecordMendsProps {
  readonly kind: BringKind;
  readonly issues: readonly RowIssue[];
  readonly review: Pick<RecordReview, 'correct' | 'fill' | 'isWritten'>;
}

/** Issues with the same message for the same text in the same field, corrected together. */
interface Mend {
  readonly key: string;
  readonly first: RowIssue;
  readonly rows: readonly number[];
}

/** The most row numbers listed for one correction. */
const namedRows = 8;

function mendsOf(issues: readonly RowIssue[]): readonly Mend[] {
  const groups = new Map<string, { readonly first: RowIssue; readonly rows: number[] }>();
  for (const issue of issues) {
    const { row, field, value, message } = issue;
    // An empty cell is corrected separately, because other empty cells need other values.
    const alone = field === null || value === '' ? row : null;
    const key = JSON.stringify([field, value, message, alone]);
    const known = groups.get(key);
    if (known) known.rows.push(row);
    else groups.set(key, { first: issue, rows: [row] });
  }
  return [...groups].map(([key, same]) => ({ key, ...same }));
}

/** A cell, or all cells with the same text: correcting it with Enter or on leaving checks the table again. */
function MendedCell({
  mend,
  label,
  review,
}: { readonly mend: Mend; readonly label: string } & Pick<RecordMendsProps, 'review'>) {
  const { field, row, value } = mend.first;
  const [typed, setTyped] = useState(value);
  const send = () => {
    if (field === null || typed === value) return;
    if (value === '') review.fill(row, field, typed);
    else review.correct(field, value, typed);
  };
  if (field === null) return null;
  return (
    <PlainInput
      aria-label={label}
      value={typed}
      disabled={review.isWritten}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={send}
      onKeyDown={({ key }) => {
        if (key === 'Enter') send();
      }}
    />
  );
}

/** Issues that keep rows out, and warnings, corrected in place. */
export function RecordMends({ kind, issues, review }: RecordMendsProps) {
  const texts = useTexts('projects');
  const { t } = texts;
  return (
    <div className={classes['mends']}>
      <PlainTable
        label={t('bringIn.records.issues')}
        columns={[
          { label: t('bringIn.records.rows') },
          { label: t('bringIn.fixedField') },
          { label: t('bringIn.fixedValue') },
          { label: t('bringIn.records.why') },
        ]}
      >
        {mendsOf(issues).map((mend) => {
          const { field, message, isWarning, named: rowName = '' } = mend.first;
          const rows = mend.rows.slice(0, namedRows).map(countText).join(', ');
          const named = mend.rows.length > namedRows ? `${rows}, …` : rows;
          const title = field === null ? '' : fieldTitle(texts, kind, field);
          return (
            <tr key={mend.key}>
              <th scope="row">
                {named}
                {mend.rows.length === 1 && rowName !== '' && (
                  <span className={classes['said']}>{rowName}</span>
                )}
              </th>
              <PlainCell>{title}</PlainCell>
              <PlainCell>
                <MendedCell
                  mend={mend}
                  label={t('bringIn.records.mend', { field: title, rows: named })}
                  review={review}
                />
              </PlainCell>
              <PlainCell kind="long">
                {isWarning ? t('bringIn.records.note', { message }) : message}
              </PlainCell>
            </tr>
          );
        })}
      </PlainTable>
    </div>
  );
}
