export { isObject, isPicked, nameIn, pickedId, pickedReference, textIn } from './picked.ts';

/** The form that a record or an event belongs to; the same ids in every installation (decision 10). */
export const formTypeIds = {
  Agreement: '0b6d6f0a-5a20-4c00-9a00-000000000001',
  Project: '0b6d6f0a-5a20-4c00-9a00-000000000002',
  AgreementEvent: '0b6d6f0a-5a20-4c00-9a00-000000000003',
  ProjectEvent: '0b6d6f0a-5a20-4c00-9a00-000000000004',
} as const;

const reportId = (index: number): string => `0b6d6f0a-5a21-4c00-9a00-${String(index).padStart(12, '0')}`;

/** Every kind of report that the product makes; the same ids in every installation (000 §3). */
export const reportTypes = {
  agreementDocument: { id: reportId(1), name: 'Agreement Document' },
  requestDocument: { id: reportId(2), name: 'Request Document' },
  stakeholderDocument: { id: reportId(3), name: 'Stakeholder Document' },
  titleDocument: { id: reportId(4), name: 'Title Document' },
  agreementsLineList: { id: reportId(5), name: 'Agreements Line List' },
  requestsLineList: { id: reportId(6), name: 'Requests Line List' },
  stakeholdersLineList: { id: reportId(7), name: 'Stakeholders Line List' },
  contactDetails: { id: reportId(8), name: 'Contact Details' },
  invoice: { id: reportId(9), name: 'Invoice' },
  periodSummary: { id: reportId(10), name: 'Period Summary' },
  projectDetails: { id: reportId(11), name: 'Project Details' },
  projectCostSummary: { id: reportId(12), name: 'Project Cost Summary' },
  projectSummary: { id: reportId(13), name: 'Project Summary' },
  timesheetDetails: { id: reportId(14), name: 'Timesheet Details' },
  workInProgress: { id: reportId(15), name: 'Work in Progress' },
  workInProgressAged: { id: reportId(16), name: 'Work in Progress Aged' },
  chequeRequisitions: { id: reportId(17), name: 'Cheque Requisitions' },
  payeeStatements: { id: reportId(18), name: 'Statements of Payees' },
  paymentLetter: { id: reportId(19), name: 'Payment Letter' },
} as const;
