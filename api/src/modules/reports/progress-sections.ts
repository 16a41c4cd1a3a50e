import { consentWeeks, mostPrintedWeeks } from 'shared-contracts/projects';
import { readWork } from '../billing/index.ts';
import { progressOf } from '../projects/index.ts';
import { type ChartRow, knownRows } from './known-rows-store.ts';
import { type ListColumn, shownColumns } from './list-columns.ts';
import type { DeclaredSection, ReportContext, ReportRequest } from './report-declaration.ts';
import { filledIn, type ProjectReportTexts, projectReportTexts } from './report-texts.ts';

type ProgressTexts = ProjectReportTexts['details']['progress'];
type ChartName = keyof ProgressTexts & string;
type ColumnName<TChart extends ChartName> = keyof ProgressTexts[TChart]['columns'] & string;

const barWidth = 220;

const columns: { readonly [TChart in ChartName]: readonly ListColumn<ColumnName<TChart>, unknown>[] } = {
  consents: [
    { name: 'week', width: 60, kind: 'date' },
    { name: 'done', width: 70, kind: 'number' },
    { name: 'planned', width: 60, kind: 'number' },
    { name: 'bar', width: barWidth, kind: 'bar' },
  ],
  spend: [
    { name: 'what', width: 110 },
    { name: 'amount', width: 80, kind: 'money' },
    { name: 'bar', width: barWidth, kind: 'bar' },
  ],
  contacts: [
    { name: 'person', width: 110 },
    { name: 'reached', width: 50, kind: 'number' },
    { name: 'missed', width: 60, kind: 'number' },
    { name: 'bar', width: barWidth, kind: 'bar' },
  ],
  unbilled: [
    { name: 'age', width: 110 },
    { name: 'amount', width: 80, kind: 'money' },
    { name: 'bar', width: barWidth, kind: 'bar' },
  ],
};

/** Scales lengths relative to the longest. */
function scaled(lengths: readonly number[]): (length: number) => number {
  const longest = Math.max(0, ...lengths);
  return (length) => (longest === 0 ? 0 : length / longest);
}

const ages = ['upTo30', 'upTo60', 'upTo90', 'over90'] as const;

/** The unbilled amounts of a project by age; undefined for people who do not invoice. */
async function unbilledOf(projectId: string, context: ReportContext) {
  const flags = await context.rollout.flagsFor(context.user);
  if (!context.user.canAccessInvoice || !flags.enableTimesheets || !flags.enableInvoicing) return undefined;
  const { all } = await readWork({ filter: { surfaceProjectId: projectId }, first: 1 }, context);
  return all;
}

/**
 * The charts of a project's progress on paper: numbers, each with a bar next to it. They are the same as on the tab
 * Progress, except that confidential contacts are not counted. Empty if the project does not exist any more.
 */
export async function progressSections(
  { id, called }: { readonly id: string; readonly called?: string | undefined },
  { language, today }: ReportRequest,
  context: ReportContext,
): Promise<readonly DeclaredSection[]> {
  const progress = await progressOf(context, id, true);
  if (!progress) return [];
  const { progress: wording } = projectReportTexts(language).details;
  const { agreements, contacts, paid, owed, work, afeAmount, consentTarget } = progress;
  const section = <TChart extends ChartName>(
    name: TChart,
    rows: readonly ChartRow[],
    title: string = wording[name].title,
  ): DeclaredSection => {
    const words: Readonly<Record<string, string>> = wording[name].columns;
    const own: readonly ListColumn<string, unknown>[] = columns[name];
    return {
      title: called === undefined ? title : `${called} · ${title}`,
      shape: 'table',
      empty: wording[name].empty,
      columns: shownColumns(own, words, {}),
      statement: knownRows(
        own.map((column) => column.name),
        rows,
      ),
    };
  };

  const weeks = consentWeeks(progress, { today, target: consentTarget });
  const done = weeks.findLast((week) => week.done !== undefined)?.done ?? 0;
  const ofAgreements = (count: number) => (agreements === 0 ? 0 : count / agreements);
  const consents = weeks.slice(-mostPrintedWeeks).map((week) => ({
    week: week.week,
    done: week.done === undefined ? null : String(week.done),
    planned: week.planned === undefined ? null : String(week.planned),
    bar: {
      parts: [ofAgreements(week.done ?? 0)],
      ...(week.planned === undefined ? {} : { mark: ofAgreements(week.planned) }),
    },
  }));

  const amounts = Object.entries({ paid, owed, work, afe: afeAmount }).flatMap(([name, amount]) =>
    amount === null ? [] : [{ name: name as keyof ProgressTexts['spend']['rows'], amount }],
  );
  const ofAmounts = scaled(amounts.map(({ amount }) => Number(amount)));
  const spend = amounts.map(({ name, amount }) => ({
    what: wording.spend.rows[name],
    amount,
    bar: { parts: [ofAmounts(Number(amount))] },
  }));

  const ofContacts = scaled(contacts.map(({ reached, missed }) => reached + missed));
  const people = contacts.map(({ personName, reached, missed }) => ({
    person: personName ?? wording.contacts.nobody,
    reached: String(reached),
    missed: String(missed),
    bar: { parts: [ofContacts(reached), ofContacts(missed)] },
  }));

  const unbilled = await unbilledOf(id, context);
  const ofUnbilled = scaled(ages.map((age) => Number(unbilled?.[age] ?? 0)));
  const isBilled = Number(unbilled?.total ?? 0) === 0;
  return [
    section(
      'consents',
      agreements === 0 ? [] : consents,
      filledIn(wording.consents.title, { done, all: agreements }),
    ),
    section('spend', spend),
    section('contacts', people),
    ...(unbilled
      ? [
          section(
            'unbilled',
            isBilled
              ? []
              : ages.map((age) => ({
                  age: wording.unbilled.rows[age],
                  amount: unbilled[age],
                  bar: { parts: [ofUnbilled(Number(unbilled[age]))] },
                })),
          ),
        ]
      : []),
  ];
}
