import type { Language } from 'shared-contracts';
import { logColumns, logTextsIn } from 'shared-contracts/consultation';
import { gridColumn } from 'shared-contracts/grids';
import type { GridRecord } from 'shared-ui/grid';
import type { ConsultationLogQuery } from '../../generated/operations.ts';

type Line = ConsultationLogQuery['log']['lines'][number];

/** The columns of the log, as a grid has them. */
export function logGridColumns(language: Language) {
  const { columns } = logTextsIn(language);
  return logColumns.map(({ name, kind, width }) =>
    gridColumn(kind === 'text' ? 'string' : kind, name, columns[name], { width }),
  );
}

/** Characters that one cell of a spreadsheet takes. */
const longestCell = 32_767;

/** A line of the log by those columns; `number` counts from 1 through the whole log. */
export function logRow(line: Line, number: number, language: Language): GridRecord {
  const { kinds, steps, outcomes } = logTextsIn(language);
  return {
    id: line.id,
    number,
    date: line.date,
    time: line.timeOfDay ?? '',
    recipient: line.recipient,
    kind: kinds[line.kind],
    land: line.land ?? '',
    step: line.step ? steps[line.step] : '',
    method: line.method ?? '',
    outcome: outcomes[line.isSuccessful ? 'Reached' : (line.outcome ?? 'NotReached')],
    contactedBy: line.contactedBy ?? '',
    spokenWith: line.spokenWith ?? '',
    comments: (line.comments ?? '').slice(0, longestCell),
    delivered: line.deliveredDate ?? null,
    evidence: line.evidence.join(', '),
  };
}
