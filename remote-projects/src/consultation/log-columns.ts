import { gridColumn } from 'shared-contracts/grids';
import type { Translate } from 'shared-ui';
import type { GridRecord } from 'shared-ui/grid';
import type { ConsultationLogQuery } from '../generated/operations.ts';

type Line = ConsultationLogQuery['log']['lines'][number];

/** The columns of the log as regulators ask for it: when, who, how, what came of it, and what proves it. */
export const logColumns = (t: Translate) => {
  const of = (name: string) => t(`consultation.log.${name}`);
  return [
    gridColumn('number', 'number', of('number'), { width: 50 }),
    gridColumn('date', 'date', of('date'), { width: 100 }),
    gridColumn('string', 'time', of('time'), { width: 70 }),
    gridColumn('string', 'recipient', of('recipient'), { width: 220 }),
    gridColumn('string', 'kind', of('kind'), { width: 160 }),
    gridColumn('string', 'land', of('land'), { width: 200 }),
    gridColumn('string', 'step', of('step'), { width: 150 }),
    gridColumn('string', 'method', of('method'), { width: 110 }),
    gridColumn('string', 'outcome', of('outcome'), { width: 110 }),
    gridColumn('string', 'contactedBy', of('contactedBy'), { width: 150 }),
    gridColumn('string', 'spokenWith', of('spokenWith'), { width: 180 }),
    gridColumn('string', 'comments', of('comments'), { width: 420 }),
    gridColumn('date', 'delivered', of('delivered'), { width: 100 }),
    gridColumn('string', 'evidence', of('evidence'), { width: 260 }),
  ];
};

/** Characters that one cell of a spreadsheet takes. */
const longestCell = 32_767;

/** A line of the log by those columns; `number` counts from 1 through the whole log. */
export const logRow = (line: Line, number: number, t: Translate): GridRecord => ({
  id: line.id,
  number,
  date: line.date,
  time: line.timeOfDay ?? '',
  recipient: line.recipient,
  kind: t(`consultation.kinds.${line.kind}`),
  land: line.land ?? '',
  step: line.step ? t(`consultation.stepNames.${line.step}`) : '',
  method: line.method ?? '',
  outcome: line.isSuccessful
    ? t('consultation.outcomes.Reached')
    : t(`consultation.outcomes.${line.outcome ?? 'NotReached'}`),
  contactedBy: line.contactedBy ?? '',
  spokenWith: line.spokenWith ?? '',
  comments: (line.comments ?? '').slice(0, longestCell),
  delivered: line.deliveredDate ?? null,
  evidence: line.evidence.join(', '),
});
