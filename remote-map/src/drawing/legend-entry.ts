import type { Legend } from 'shared-contracts/map';
import type { Translate } from 'shared-ui';

/** What the API counts of one status in one colour. */
export type LegendEntry = Legend['entries'][number];

/** A line of a legend: a status with all of its colours, as companies may colour one name differently. */
export interface LegendLineOf {
  readonly status: string;
  /** One for each colour, the commonest first. */
  readonly entries: readonly LegendEntry[];
  readonly count: number;
}

/** A status with its colour: the key under which a person hid a single colour of a name. */
export const colouredStatus = (status: string, color: string): string => `${status} ${color}`;

/** The lines of a legend, in the order of their entries: each status once. */
export function linesOf(entries: readonly LegendEntry[]): readonly LegendLineOf[] {
  const lines = new Map<string, LegendLineOf>();
  for (const entry of entries) {
    const { status, count } = entry;
    const line = lines.get(status) ?? { status, entries: [], count: 0 };
    lines.set(status, { status, entries: [...line.entries, entry], count: line.count + count });
  }
  return [...lines.values()];
}

/** What a line is called. */
export const lineText = ({ status }: Pick<LegendLineOf, 'status'>, t: Translate): string =>
  status === '' ? t('layers.unsaid') : status;

/** Whose colour one of a line is; undefined where the line has one colour for everybody. */
export const companiesOf = ({ companies }: LegendEntry): string | undefined => companies?.join(', ');

/** Whether nothing of a line is drawn. */
export const isLeftOut = ({ status, entries }: LegendLineOf, hidden: readonly string[]): boolean =>
  hidden.includes(status) || entries.every(({ color }) => hidden.includes(colouredStatus(status, color)));

/** The hidden values after a legend line was ticked or unticked; the other lines stay as they are. */
export function leftOut(
  hidden: readonly string[],
  { status, entries }: LegendLineOf,
  isDrawn: boolean,
): string[] {
  const names = new Set([status, ...entries.map(({ color }) => colouredStatus(status, color))]);
  return [...hidden.filter((one) => !names.has(one)), ...(isDrawn ? [] : [status])];
}
