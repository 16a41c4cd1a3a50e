import { isShown } from 'shared-contracts/reports';
import { agreementLines, agreementStatuses } from './agreements-list-store.ts';
import { lineList } from './line-list.ts';
import { asks, linesAsked } from './lines-asked.ts';
import { reportSays } from './report-told.ts';

/** The agreements of a project along its route, as a land agent carries them. */
export const agreementsLineList = lineList({
  dialog: 'agreementsLineList',
  list: 'agreements',
  columns: [
    { name: 'sequence', width: 24, kind: 'number' },
    { name: 'land', width: 92 },
    { name: 'titles', width: 66 },
    { name: 'owners', width: 96 },
    { name: 'occupants', width: 76 },
    { name: 'contact', width: 116, isShown: asks('showContact') },
    { name: 'agreement', width: 72 },
    { name: 'status', width: 62 },
    { name: 'agent', width: 60 },
    { name: 'consentRequested', width: 66, kind: 'date' },
    { name: 'consentReceived', width: 66, kind: 'date' },
    { name: 'plansReceived', width: 66, kind: 'date' },
    { name: 'length', width: 52 },
    { name: 'width', width: 42 },
    { name: 'area', width: 52 },
    { name: 'workspace', width: 58 },
    {
      name: 'compensation',
      width: 68,
      kind: 'money',
      isSummed: true,
      isShown: asks('showCompensationDetails'),
    },
    { name: 'conditions', width: 96 },
    { name: 'lastContact', width: 84, kind: 'dated', isShown: asks('showCommunications') },
    { name: 'expiry', width: 66, kind: 'date' },
  ],
  statement: (projectId, asked) => agreementLines(linesAsked(projectId, asked)),
  more: (projectId, asked) => {
    if (!isShown(asked.options, 'showStatusPercentages')) return [];
    const { statuses, agreements } = reportSays(asked.language);
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
        statement: agreementStatuses(linesAsked(projectId, asked), statuses.none),
      },
    ];
  },
});
