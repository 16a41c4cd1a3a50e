import { today } from 'shared-contracts/days';
import { obligationState } from 'shared-contracts/engagement';
import { nameIn, pickedId } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import { PlainSelect } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import { datesOf } from '../../attached/obligations/obligation-record.ts';

/** The obligations shown, by status. */
export const shownStates = ['all', 'open', 'overdue', 'done'] as const;

export interface ObligationFilterValue {
  readonly state: (typeof shownStates)[number];
  /** Id of a person; empty for anybody. */
  readonly responsible: string;
}

export const everything: ObligationFilterValue = { state: 'all', responsible: '' };

/** Whether an obligation is shown; overdue ones count as open too. */
export function isShown({ values }: StoredRow, { state, responsible }: ObligationFilterValue): boolean {
  if (responsible !== '' && pickedId(values['responsible']) !== responsible) return false;
  const stands = obligationState(datesOf(values), today());
  return state === 'all' || stands === state || (state === 'open' && stands === 'overdue');
}

/** The people who are responsible for any of the obligations, by name. */
function peopleOf(rows: readonly StoredRow[]): readonly (readonly [id: string, name: string])[] {
  const people = new Map<string, string>();
  for (const { values } of rows) {
    const id = pickedId(values['responsible']);
    if (id) people.set(id, nameIn(values['responsible'], 'fullName'));
  }
  return [...people].toSorted(([, one], [, other]) => one.localeCompare(other));
}

interface ObligationFilterProps {
  readonly rows: readonly StoredRow[];
  readonly value: ObligationFilterValue;
  readonly onChange: (value: ObligationFilterValue) => void;
}

/** Filters obligations by status, and by the person responsible. */
export function ObligationFilter({ rows, value, onChange }: ObligationFilterProps) {
  const { t } = useTexts('projects');
  const state = shownStates.find((one) => one === value.state) ?? 'all';
  return (
    <>
      <PlainSelect
        aria-label={t('obligations.filter.state')}
        value={state}
        onChange={({ currentTarget }) => {
          const chosen = shownStates.find((one) => one === currentTarget.value);
          onChange({ ...value, state: chosen ?? 'all' });
        }}
      >
        {shownStates.map((one) => (
          <option key={one} value={one}>
            {t(`obligations.filter.${one}`)}
          </option>
        ))}
      </PlainSelect>
      <PlainSelect
        aria-label={t('obligations.filter.responsible')}
        value={value.responsible}
        onChange={({ currentTarget }) => onChange({ ...value, responsible: currentTarget.value })}
      >
        <option value="">{t('obligations.filter.anybody')}</option>
        {peopleOf(rows).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </PlainSelect>
    </>
  );
}
