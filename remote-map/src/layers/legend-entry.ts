import type { Legend } from 'shared-contracts/map';
import type { Translate } from 'shared-ui';

/** A line of a legend. */
export type LegendEntry = Legend['entries'][number];

/** A status with its colour, as a line is known by of which another has the same name. */
export const colouredStatus = (status: string, color: string): string => `${status} ${color}`;

/** What a line is known by in what a person leaves out: its status; with its colour where several have that name. */
const keyOf = ({ status, color, companies }: LegendEntry): string =>
  companies ? colouredStatus(status, color) : status;

/** What a line is called: its status, with whose it is where several companies have one of that name. */
export function entryText({ status, companies }: LegendEntry, t: Translate): string {
  const name = status === '' ? t('layers.unsaid') : status;
  return companies ? t('layers.statusOf', { status: name, companies: companies.join(', ') }) : name;
}

/** Whether what a line tells of is left out, by itself or with all of its name. */
export const isLeftOut = (entry: LegendEntry, hidden: readonly string[]): boolean =>
  hidden.includes(keyOf(entry)) || hidden.includes(entry.status);

/** What is left out once a line is ticked or not: others of its name stay as they are. */
export function leftOut(
  entries: readonly LegendEntry[],
  hidden: readonly string[],
  changed: LegendEntry,
  isDrawn: boolean,
): string[] {
  const namesakes = entries.filter(({ status }) => status === changed.status);
  const names = new Set([changed.status, ...namesakes.map(keyOf)]);
  const gone = namesakes.filter((entry) => (entry === changed ? !isDrawn : isLeftOut(entry, hidden)));
  return [...hidden.filter((one) => !names.has(one)), ...gone.map(keyOf)];
}
