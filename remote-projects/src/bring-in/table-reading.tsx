import { useEffect, useRef } from 'react';
import { countText } from 'shared-contracts';
import {
  type BringKind,
  bringKindName,
  bringLimits,
  isRecordKind,
  type LookedTable,
} from 'shared-contracts/bring-in';
import { failureText } from 'shared-contracts/errors';
import { HeaderButton, NoticeBar, showToast, type Translate, useTexts } from 'shared-ui';
import { PlainInput, SubmitButton } from 'shared-ui/form';
import classes from './bring-in.module.css';
import { fieldTitle } from './field-title.ts';
import { FirstRows } from './first-rows.tsx';
import { FixedValues } from './fixed-values.tsx';
import { TableColumns } from './table-columns.tsx';
import { TableFormat } from './table-format.tsx';
import type { Table } from './use-table.ts';

type Texts = Pick<ReturnType<typeof useTexts>, 't' | 'language'>;

interface TableReadingProps {
  readonly looked: LookedTable;
  readonly table: Table;
  /** The name under which the way of reading is kept; '' keeps nothing. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly isBusy: boolean;
  /** Reads the table as another kind of records. */
  readonly onKind: (kind: BringKind) => void;
  /** Forgets a kept way of reading. Rejects with an Error. */
  readonly onForget: (name: string) => Promise<void>;
}

/** The result of the rows: '62 rows make 50 agreements, 61 rows of owners and occupants, 50 rows of land.' */
function makesText({ makes, recipe }: LookedTable, t: Translate): string {
  if (isRecordKind(recipe.kind)) {
    const what = t('bringIn.records.made', { count: makes.records, n: countText(makes.records) });
    return t('bringIn.makes', { rows: countText(makes.rows), what });
  }
  const counted = (['agreements', 'people', 'parcels'] as const).map((name) =>
    t(`bringIn.${name}`, { count: makes[name], n: countText(makes[name]) }),
  );
  return t('bringIn.makes', { rows: countText(makes.rows), what: counted.join(', ') });
}

function passedText({ makes }: LookedTable, t: Translate): string {
  const rows = makes.passedRows.map(countText).join(', ');
  const list = makes.passed > makes.passedRows.length ? `${rows}, …` : rows;
  return t('bringIn.passed', { count: makes.passed, n: countText(makes.passed), list });
}

/** Why the table cannot go to the review yet. */
function blockOf({ recipe, missing, makes }: LookedTable, isReading: boolean, texts: Texts) {
  const { t } = texts;
  const { kind } = recipe;
  if (isReading) return t('bringIn.checking');
  if (isRecordKind(kind) && missing.length > 0) {
    const fields = missing.map((name) => fieldTitle(texts, kind, name)).join(', ');
    return t('bringIn.records.missing', { fields });
  }
  if (missing.length > 0 || makes.agreements + makes.records === 0)
    return t(isRecordKind(kind) ? 'bringIn.records.noneMade' : 'bringIn.missing');
  const open = recipe.columns.find(({ isAmbiguous, order, field }) => isAmbiguous && !order && field);
  return open && t('bringIn.orderNeeded', { header: open.header });
}

/** How a table is read: its format, its headings, what each column fills, and what its rows make then. */
export function TableReading({ looked, table, name, onName, isBusy, onKind, onForget }: TableReadingProps) {
  const texts = useTexts('projects');
  const { t, language } = texts;
  const { isReading, choose, chooseColumn, findAnew } = table;
  const { recipeName, likelier } = looked;
  const unread = looked.recipe.columns.filter(({ field }) => field === null).length;
  const blocked = blockOf(looked, isReading, texts);
  const go = useRef<HTMLDivElement>(null);
  const wasBlocked = useRef(true);
  // If the table is understood completely, only Enter remains to be pressed.
  useEffect(() => {
    if (wasBlocked.current && blocked === undefined) go.current?.querySelector('button')?.focus();
    wasBlocked.current = blocked !== undefined;
  }, [blocked]);
  return (
    <div className={classes['reading']}>
      {recipeName !== null && (
        <div className={classes['recipe']}>
          <NoticeBar
            message={t('bringIn.recipe', { name: recipeName })}
            action={t('bringIn.recipeLeave')}
            onAction={findAnew}
          />
          <HeaderButton
            onClick={() =>
              void onForget(recipeName).catch((error: unknown) =>
                showToast({ kind: 'error', message: failureText(error) ?? t('bringIn.failed') }),
              )
            }
          >
            {t('bringIn.recipeForget', { name: recipeName })}
          </HeaderButton>
        </div>
      )}
      {likelier && (
        <NoticeBar
          message={t('bringIn.likelier', {
            kind: bringKindName(likelier.kind, language),
            fits: likelier.columns,
            chosen: bringKindName(looked.recipe.kind, language),
            n: likelier.ofChosen,
          })}
          action={t('bringIn.likelierTake', { kind: bringKindName(likelier.kind, language) })}
          onAction={() => onKind(likelier.kind)}
        />
      )}
      <TableFormat looked={looked} choose={choose} />
      <FirstRows looked={looked} />
      <h2 className={classes['heading']}>{t('bringIn.columns')}</h2>
      <TableColumns looked={looked} chooseColumn={chooseColumn} />
      <h2 className={classes['heading']}>{t('bringIn.fixed')}</h2>
      <FixedValues looked={looked} choose={choose} />
      <div className={classes['end']}>
        <div role="status">
          <p>{makesText(looked, t)}</p>
          {looked.makes.passed > 0 && <p>{passedText(looked, t)}</p>}
          {unread > 0 && <p>{t('bringIn.unread', { count: unread })}</p>}
        </div>
        <label className={classes['chosen']}>
          <span>{t('bringIn.keep')}</span>
          <PlainInput
            value={name}
            maxLength={bringLimits.recipeName}
            onChange={({ currentTarget }) => onName(currentTarget.value)}
          />
          <span className={classes['hint']}>{t('bringIn.keepHint')}</span>
        </label>
        <p className={classes['hint']}>
          {t(isRecordKind(looked.recipe.kind) ? 'bringIn.records.again' : 'bringIn.again')}
        </p>
        {blocked !== undefined && !isReading && <p role="status">{blocked}</p>}
        <div ref={go}>
          <SubmitButton busy={isBusy} disabledBy={blocked}>
            {t('bringIn.review')}
          </SubmitButton>
        </div>
      </div>
    </div>
  );
}
