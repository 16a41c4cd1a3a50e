import { countText } from 'shared-contracts';
import { type LookedTable, separators, type TextFormat, textEncodings } from 'shared-contracts/bring-in';
import { useTexts } from 'shared-ui';
import { PlainSelect } from 'shared-ui/form';
import classes from './bring-in.module.css';
import type { Table } from './use-table.ts';

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

const decimalMarks = ['point', 'comma'] as const;

interface TableFormatProps {
  readonly looked: LookedTable;
  readonly choose: Table['choose'];
}

interface ChosenProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few ways, with its label above it. */
function Chosen<T extends string>({ label, value, choices, onChange }: ChosenProps<T>) {
  return (
    <label className={classes['chosen']}>
      <span>{label}</span>
      <PlainSelect
        value={value}
        onChange={({ currentTarget }) => {
          const next = choices.find((one) => one.value === currentTarget.value);
          if (next) onChange(next.value);
        }}
      >
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </PlainSelect>
    </label>
  );
}

/** The sheet of a workbook, or how a text file is taken apart: found, shown, and chosen otherwise. */
export function TableFormat({ looked, choose }: TableFormatProps) {
  const { t } = useTexts('projects');
  const { sheets, recipe, rows } = looked;
  const { format, heading } = recipe;
  const headings = rows.map(({ n }) => n);
  const change = (next: Partial<TextFormat>) =>
    // Other cells are other columns: they are matched anew.
    format && choose({ format: { ...format, ...next }, columns: [], heading: null });
  return (
    <div className={classes['format']}>
      {sheets.length > 1 && (
        <Chosen
          label={t('bringIn.sheet')}
          value={recipe.sheet}
          choices={sheets.map(({ name, rows }) => ({
            value: name,
            label: t('bringIn.sheetOf', { name, rows: countText(rows) }),
          }))}
          onChange={(sheet) => choose({ sheet, columns: [], heading: null })}
        />
      )}
      <Chosen
        label={t('bringIn.headings')}
        value={String(heading)}
        choices={headings.map((n) => ({ value: String(n), label: t('bringIn.row', { row: n + 1 }) }))}
        onChange={(row) => choose({ heading: Number(row), columns: [] })}
      />
      {format && (
        <>
          <Chosen
            label={t('bringIn.separator')}
            value={format.separator}
            choices={separators.map((value) => ({
              value,
              label: t(`bringIn.separators.${separatorNames[value]}`),
            }))}
            onChange={(separator) => change({ separator })}
          />
          <Chosen
            label={t('bringIn.encoding')}
            value={format.encoding}
            choices={textEncodings.map((value) => ({ value, label: value.toUpperCase() }))}
            onChange={(encoding) => change({ encoding })}
          />
          <Chosen
            label={t('bringIn.decimal')}
            value={format.hasDecimalComma ? 'comma' : 'point'}
            choices={decimalMarks.map((value) => ({ value, label: t(`bringIn.decimals.${value}`) }))}
            onChange={(mark) => choose({ format: { ...format, hasDecimalComma: mark === 'comma' } })}
          />
        </>
      )}
    </div>
  );
}
