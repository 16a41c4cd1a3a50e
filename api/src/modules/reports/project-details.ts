import { isShown, mostDetailedProjects, type ReportFlag } from 'shared-contracts/reports';
import { badInput } from '../../platform/errors/app-error.ts';
import { asks } from './lines-question.ts';
import { dayColumns, type ListColumn, shownColumns } from './list-columns.ts';
import { progressSections } from './progress-sections.ts';
import {
  detailedAgreements,
  detailedCommunications,
  detailedEngagements,
  detailedRequests,
  detailedStakeholders,
  type FactName,
  projectFacts,
} from './project-details-store.ts';
import { projectReport } from './project-report.ts';
import type { DeclaredSection, ReportRequest } from './report-declaration.ts';
import { type ProjectReportTexts, projectReportTexts, reportRefusal } from './report-texts.ts';
import { type RequestedProjects, requestedProjects } from './requested-projects-store.ts';

type DetailTexts = ProjectReportTexts['details'];
type ListName = 'agreements' | 'communications' | 'engagements' | 'requests' | 'stakeholders';
type Columns<TList extends ListName> = readonly ListColumn<
  keyof DetailTexts[TList]['columns'] & string,
  ReportRequest
>[];

const columns: { readonly [TList in ListName]: Columns<TList> } = {
  agreements: [
    { name: 'sequence', width: 24, kind: 'number' },
    { name: 'agreement', width: 80 },
    { name: 'type', width: 50 },
    { name: 'status', width: 70 },
    { name: 'land', width: 98 },
    { name: 'owners', width: 110 },
    ...dayColumns(
      [
        'consentRequested',
        'consentReceived',
        'plansReceived',
        'documentsAcquired',
        'effective',
        'expiry',
      ] as const,
      asks('showAgreementDates'),
    ),
    { name: 'compensation', width: 76, kind: 'money', isSummed: true, isShown: asks('showCompensation') },
  ],
  communications: [
    ...dayColumns(['date'] as const),
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
    ...dayColumns(['sent', 'received', 'completed'] as const),
  ],
  stakeholders: [
    { name: 'sequence', width: 24, kind: 'number' },
    { name: 'stakeholder', width: 150 },
    { name: 'interest', width: 110 },
    ...dayColumns(['notified', 'consent', 'expiry', 'completed'] as const),
  ],
  engagements: [
    { name: 'sequence', width: 24, kind: 'number' },
    { name: 'community', width: 140 },
    { name: 'representative', width: 120 },
    ...dayColumns(['notified', 'answered', 'completed'] as const),
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

const flaggedFacts: readonly (readonly [ReportFlag, FactName])[] = [
  ['showProjectScope', 'scope'],
  ['showAcquisitionComment', 'acquisitionComment'],
  ['showActionItems', 'actionItem'],
];

/** The lists below a project's facts, each with the options that request it. */
const lists: readonly {
  readonly flags: readonly ReportFlag[];
  readonly list: ListName;
  /** Defaults to the title of the list's texts. */
  readonly title?: (texts: DetailTexts) => string;
  readonly statement: (project: RequestedProjects) => DeclaredSection['statement'];
  readonly without?: string;
}[] = [
  {
    // Dates and payments are columns of the agreements list.
    flags: ['showAgreements', 'showAgreementDates', 'showCompensation'],
    list: 'agreements',
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
    statement: detailedRequests,
  },
  {
    flags: ['showStakeholders'],
    list: 'stakeholders',
    statement: detailedStakeholders,
  },
  {
    flags: ['showIndigenous'],
    list: 'engagements',
    statement: detailedEngagements,
  },
  {
    flags: ['showProjectCommunications'],
    list: 'communications',
    statement: (project) => detailedCommunications(project, 'Project'),
    without: 'agreement',
  },
];

/** The sections for one project, with its name in their titles if the report covers several. */
function sectionsOf(
  one: RequestedProjects,
  called: string | undefined,
  report: ReportRequest,
): readonly DeclaredSection[] {
  const { details } = projectReportTexts(report.language);
  const shown = [
    ...always,
    ...flaggedFacts.filter(([flag]) => isShown(report.options, flag)).map(([, name]) => name),
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
      const own: readonly ListColumn<string, ReportRequest>[] = columns[list];
      const named = title?.(details) ?? details[list].title;
      return {
        title: called === undefined ? named : `${called} · ${named}`,
        shape: 'table',
        empty: details[list].empty,
        columns: shownColumns(own, words, report).filter(({ name }) => name !== without),
        statement: statement(one),
      };
    }),
  ];
}

/** Projects by the operator's number: the facts of each, and the requested lists. */
export const projectDetails = projectReport({
  textsKey: 'details',
  most: mostDetailedProjects,
  sections: async ({ request: report, context, projects, found }) => {
    if (found.length > mostDetailedProjects)
      throw badInput(reportRefusal(({ tooManyProjects }) => tooManyProjects, { n: mostDetailedProjects }));
    const sections: DeclaredSection[] = [];
    for (const { id, called: name } of found) {
      const called = found.length > 1 ? name : undefined;
      sections.push(...sectionsOf(requestedProjects([id], context), called, report));
      if (isShown(report.options, 'showProgress'))
        sections.push(...(await progressSections({ id, called }, report, context)));
    }
    return found.length > 0 ? sections : sectionsOf(projects, undefined, report);
  },
});
