import { isShown, mostDetailedProjects, type ReportFlag } from 'shared-contracts/reports';
import { badInput } from '../../platform/errors/app-error.ts';
import { asks } from './lines-asked.ts';
import { type ListColumn, shownColumns } from './list-columns.ts';
import {
  detailedAgreements,
  detailedCommunications,
  detailedEngagements,
  detailedRequests,
  detailedStakeholders,
  type FactName,
  projectFacts,
} from './project-details-store.ts';
import { projectFilters, projectsOfReport } from './project-summary.ts';
import { type ProjectsAsked, projectsAsked } from './projects-asked-store.ts';
import type { DeclaredSection, Report, ReportAsked } from './report-declaration.ts';
import { type ProjectReportSays, projectReportSays, reportRefusal } from './report-told.ts';

type Says = ProjectReportSays['details'];
type ListName = 'agreements' | 'communications' | 'engagements' | 'requests' | 'stakeholders';
type Columns<TList extends ListName> = readonly ListColumn<
  keyof Says[TList]['columns'] & string,
  ReportAsked
>[];

const dates = asks('showAgreementDates');

const columns: { readonly [TList in ListName]: Columns<TList> } = {
  agreements: [
    { name: 'sequence', width: 24, kind: 'number' },
    { name: 'agreement', width: 80 },
    { name: 'type', width: 50 },
    { name: 'status', width: 70 },
    { name: 'land', width: 98 },
    { name: 'owners', width: 110 },
    { name: 'consentRequested', width: 60, kind: 'date', isShown: dates },
    { name: 'consentReceived', width: 60, kind: 'date', isShown: dates },
    { name: 'plansReceived', width: 60, kind: 'date', isShown: dates },
    { name: 'documentsAcquired', width: 60, kind: 'date', isShown: dates },
    { name: 'effective', width: 60, kind: 'date', isShown: dates },
    { name: 'expiry', width: 60, kind: 'date', isShown: dates },
    { name: 'compensation', width: 76, kind: 'money', isSummed: true, isShown: asks('showCompensation') },
  ],
  communications: [
    { name: 'date', width: 60, kind: 'date' },
    { name: 'agreement', width: 80 },
    { name: 'with', width: 110 },
    { name: 'method', width: 60 },
    { name: 'representative', width: 80 },
    { name: 'comments', width: 260 },
  ],
  requests: [
    { name: 'sequence', width: 24, kind: 'number' },
    { name: 'grantor', width: 120 },
    { name: 'type', width: 70 },
    { name: 'scope', width: 160 },
    { name: 'sent', width: 60, kind: 'date' },
    { name: 'received', width: 60, kind: 'date' },
    { name: 'completed', width: 60, kind: 'date' },
  ],
  stakeholders: [
    { name: 'sequence', width: 24, kind: 'number' },
    { name: 'stakeholder', width: 150 },
    { name: 'interest', width: 110 },
    { name: 'notified', width: 60, kind: 'date' },
    { name: 'consent', width: 60, kind: 'date' },
    { name: 'expiry', width: 60, kind: 'date' },
    { name: 'completed', width: 60, kind: 'date' },
  ],
  engagements: [
    { name: 'sequence', width: 24, kind: 'number' },
    { name: 'community', width: 140 },
    { name: 'representative', width: 120 },
    { name: 'notified', width: 60, kind: 'date' },
    { name: 'answered', width: 60, kind: 'date' },
    { name: 'completed', width: 60, kind: 'date' },
    { name: 'contacts', width: 56, kind: 'number' },
  ],
};

const always: readonly FactName[] = [
  'operator',
  'operatorNumber',
  'operatorReference',
  'operatorStatus',
  'broker',
  'brokerNumber',
  'brokerReference',
  'brokerStatus',
  'client',
  'afe',
  'area',
  'type',
  'group',
  'surfaceStatus',
  'surveyStatus',
  'priority',
  'uwi',
  'regulatory',
];

const asked: readonly (readonly [ReportFlag, FactName])[] = [
  ['showProjectScope', 'scope'],
  ['showAcquisitionComment', 'acquisitionComment'],
  ['showActionItems', 'actionItem'],
];

/** The lists below a project's facts, each with what asks for it. */
const lists: readonly {
  readonly flags: readonly ReportFlag[];
  readonly list: ListName;
  readonly title: (says: Says) => string;
  readonly statement: (project: ProjectsAsked) => DeclaredSection['statement'];
  readonly without?: string;
}[] = [
  {
    // Days and money of agreements stand with the agreements.
    flags: ['showAgreements', 'showAgreementDates', 'showCompensation'],
    list: 'agreements',
    title: ({ agreements }) => agreements.title,
    statement: detailedAgreements,
  },
  {
    flags: ['showAgreementCommunications'],
    list: 'communications',
    title: ({ communications }) => communications.ofAgreements,
    statement: (project) => detailedCommunications(project, 'Agreement'),
  },
  {
    flags: ['showRequests'],
    list: 'requests',
    title: ({ requests }) => requests.title,
    statement: detailedRequests,
  },
  {
    flags: ['showStakeholders'],
    list: 'stakeholders',
    title: ({ stakeholders }) => stakeholders.title,
    statement: detailedStakeholders,
  },
  {
    flags: ['showIndigenous'],
    list: 'engagements',
    title: ({ engagements }) => engagements.title,
    statement: detailedEngagements,
  },
  {
    flags: ['showProjectCommunications'],
    list: 'communications',
    title: ({ communications }) => communications.title,
    statement: (project) => detailedCommunications(project, 'Project'),
    without: 'agreement',
  },
];

/** What is told of a project, under its name where there are others. */
function sectionsOf(
  one: ProjectsAsked,
  called: string | undefined,
  report: ReportAsked,
): readonly DeclaredSection[] {
  const { details } = projectReportSays(report.language);
  const shown = [
    ...always,
    ...asked.filter(([flag]) => isShown(report.options, flag)).map(([, name]) => name),
  ];
  const below = lists.filter(({ flags }) => flags.some((flag) => isShown(report.options, flag)));
  return [
    {
      title: called ?? '',
      shape: 'facts',
      empty: details.gone,
      columns: [
        { name: 'fact', title: details.fact, width: 130, kind: 'text' },
        { name: 'value', title: details.value, width: 400, kind: 'text' },
      ],
      statement: projectFacts(
        one,
        shown.map((name) => ({ name, label: details.facts[name] })),
      ),
    },
    ...below.map(({ list, title, statement, without }): DeclaredSection => {
      const words: Readonly<Record<string, string>> = details[list].columns;
      const own: readonly ListColumn<string, ReportAsked>[] = columns[list];
      return {
        title: called === undefined ? title(details) : `${called} · ${title(details)}`,
        shape: 'table',
        empty: details[list].empty,
        columns: shownColumns(own, words, report).filter(({ name }) => name !== without),
        statement: statement(one),
      };
    }),
  ];
}

/** Projects one after the other by the operator's number: the facts of each, and the lists that are asked for. */
export const projectDetails: Report = {
  dialog: 'projectDetails',
  declare: async (report, context) => {
    const says = projectReportSays(report.language);
    const { ids, projects, found, called } = await projectsOfReport(report, context, mostDetailedProjects);
    if (found.length > mostDetailedProjects)
      throw badInput(reportRefusal(({ tooManyProjects }) => tooManyProjects, { n: mostDetailedProjects }));
    return {
      title: says.details.title,
      subtitle: called,
      filters: projectFilters(report, ids),
      sections:
        found.length > 1
          ? found.flatMap(({ id, called: name }) => sectionsOf(projectsAsked([id], context), name, report))
          : sectionsOf(projects, undefined, report),
    };
  },
};
