import { isShown } from 'shared-contracts/reports';
import { agreementLines, agreementStatuses } from './agreements-list-store.ts';
import { lineList } from './line-list.ts';
import { asks, linesQuestion } from './lines-question.ts';
import { reportTexts } from './report-texts.ts';

/** The agreements of a project along its route, for land agents to carry. */
export const agreementsLineList = lineList({
  list: 'agreements',
  columns: [
    { name: 'sequence', width: 20, kind: 'number' },
    { name: 'land', width: 94 },
    { name: 'registryNumbers', width: 58 },
    { name: 'titles', width: 58 },
    { name: 'owners', width: 86, kind: 'percents' },
    { name: 'occupants', width: 62 },
    { name: 'contact', width: 108, isShown: asks('showContact') },
    { name: 'agreement', width: 70 },
    { name: 'status', width: 56 },
    { name: 'agent', width: 52 },
    { name: 'consentRequested', width: 58, kind: 'date' },
    { name: 'consentReceived', width: 58, kind: 'date' },
    { name: 'plansReceived', width: 58, kind: 'date' },
    { name: 'length', width: 44, kind: 'measured' },
    { name: 'width', width: 40, kind: 'measured' },
    { name: 'area', width: 48, kind: 'measured' },
    { name: 'workspace', width: 56, kind: 'measured' },
    {
      name: 'compensation',
      width: 64,
      kind: 'money',
      isSummed: true,
      isShown: asks('showCompensationDetails'),
    },
    { name: 'conditions', width: 80 },
    { name: 'lastContact', width: 82, kind: 'dated', isShown: asks('showCommunications') },
    { name: 'expiry', width: 58, kind: 'date' },
  ],
  statement: (projectId, request) => agreementLines(linesQuestion(projectId, request)),
  more: (projectId, request) => {
    if (!isShown(request.options, 'showStatusPercentages')) return [];
    const { statuses, agreements } = reportTexts(request.language);
    return [
      {
        title: statuses.title,
        shape: 'table',
        empty: agreements.empty,
        columns: [
          { name: 'status', title: statuses.status, width: 120, kind: 'text' },
          { name: 'count', title: statuses.count, width: 40, kind: 'number', isSummed: true },
          { name: 'share', title: statuses.share, width: 40, kind: 'share' },
        ],
        statement: agreementStatuses(linesQuestion(projectId, request), statuses.none),
      },
    ];
  },
});
