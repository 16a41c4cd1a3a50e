import { useId, useState } from 'react';
import type { ImportRecord } from 'shared-contracts/agreement-import';
import { HeaderButton, useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import { ChoiceOfRow, type MadeChoice } from './choice-of-row.tsx';
import { FixField } from './fix-field.tsx';
import classes from './row-details.module.css';
import { columnTitle, type ImportSheet, shownRowNumber } from './sheet-columns.ts';
import { issuesOf, verdictOf } from './verdict.ts';

interface RowDetailsProps {
  readonly sheet: ImportSheet;
  readonly record: ImportRecord;
  readonly onFix: (column: string, value: string) => void;
  readonly onDecide: (column: string, choice: MadeChoice) => void;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
  readonly onNext: () => void;
  /** Why there is no next fault. */
  readonly noNext: string | undefined;
  readonly onClose: () => void;
}

/** One row next to the grid: its faults, the open decisions, its changes, and all of its cells. */
export function RowDetails(props: RowDetailsProps) {
  const { sheet, record, onFix, onDecide, onLeaveOut, onNext, noNext, onClose } = props;
  const { t, language } = useTexts('projects');
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  const verdict = verdictOf(record);
  const issues = issuesOf(record);
  const nameOf = (name: string | null): string => {
    const imported = sheet.columns.find(({ column }) => column === name);
    return imported ? columnTitle(sheet, imported, language) : (name ?? '');
  };
  const read = sheet.columns.filter(({ column }) => column !== null);
  const faulty = read.filter(({ column }) => issues.some((issue) => issue.column === column));
  const whole = issues.filter(({ column }) => !read.some((one) => one.column === column));
  const fields = isWhole ? read : faulty;
  return (
    <section className={classes['details']} aria-labelledby={heading}>
      <div className={classes['detailsTop']}>
        <h3 id={heading} className={classes['detailsTitle']}>
          {t('agreementImport.row.title', { n: shownRowNumber(record) })}{' '}
          <span className={classes['verdictPill']} data-kind={verdict}>
            {t(`agreementImport.review.verdict.${verdict}`)}
          </span>
        </h3>
        <HeaderButton onClick={onClose}>{t('agreementImport.row.close')}</HeaderButton>
      </div>
      {issues.length === 0 && !record.isLeftOut && <p>{t('agreementImport.review.noIssues')}</p>}
      {whole.map(({ message }) => (
        <p key={message} className={classes['issue']} role="note">
          {message}
        </p>
      ))}
      {record.choices.map((choice) => (
        <ChoiceOfRow
          key={choice.column}
          choice={choice}
          label={nameOf(choice.column)}
          isDisabled={record.isLeftOut}
          onChoose={(made) => onDecide(choice.column, made)}
        />
      ))}
      {record.changes.length > 0 && (
        <PlainTable
          label={t('agreementImport.row.changes')}
          columns={[
            { label: t('agreementImport.row.column') },
            { label: t('agreementImport.row.before') },
            { label: t('agreementImport.row.after') },
          ]}
        >
          {record.changes.map(({ column, before, after }) => (
            <tr key={column}>
              <th scope="row">{nameOf(column)}</th>
              <PlainCell kind="long">{before}</PlainCell>
              <PlainCell kind="long">{after}</PlainCell>
            </tr>
          ))}
        </PlainTable>
      )}
      {!record.isLeftOut &&
        fields.map((imported) => (
          <FixField
            key={imported.place}
            label={columnTitle(sheet, imported, language)}
            value={record.cells[imported.place] ?? ''}
            issues={issues.filter(({ column }) => column === imported.column)}
            onFix={(value) => onFix(imported.column ?? '', value)}
            onNext={onNext}
          />
        ))}
      <div className={classes['detailsWays']}>
        {!record.isLeftOut && (
          <HeaderButton onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'agreementImport.row.fewer' : 'agreementImport.row.all')}
          </HeaderButton>
        )}
        <HeaderButton onClick={() => onLeaveOut(!record.isLeftOut)}>
          {t(record.isLeftOut ? 'agreementImport.review.putBack' : 'agreementImport.review.leaveOut')}
        </HeaderButton>
        <HeaderButton onClick={onNext} disabledBy={noNext}>
          {t('agreementImport.review.nextFault')}
        </HeaderButton>
      </div>
    </section>
  );
}
