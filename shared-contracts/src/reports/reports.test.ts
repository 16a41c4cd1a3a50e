import { describe, expect, it } from 'vitest';
import { reportTypes } from '../forms/index.ts';
import { errorsOf, validate } from '../validators/index.ts';
import {
  dialogOf,
  isShown,
  type ReportDialogName,
  type ReportName,
  reportDialog,
  reportDialogs,
  reportOfId,
  reportOptionsSchema,
  sortTypes,
} from './index.ts';

const names = Object.keys(reportDialogs) as ReportDialogName[];
const refusals = (dialog: ReportDialogName, options: object) =>
  errorsOf(reportOptionsSchema(dialog), options).map(({ path, message }) => `${path}: ${message}`);

describe('the dialogs of reports', () => {
  it('are fifteen, each as wide as was decided', () => {
    expect(Object.fromEntries(names.map((name) => [name, reportDialog(name).width]))).toEqual({
      invoice: 250,
      periodSummary: 250,
      contactReport: 280,
      timesheetDetails: 280,
      projectCostSummary: 280,
      workInProgress: 320,
      workInProgressAged: 320,
      chequeRequisitions: 320,
      payeeStatements: 320,
      agreementsLineList: 460,
      requestsLineList: 460,
      stakeholdersLineList: 460,
      projectSummary: 590,
      projectDetails: 590,
      generateDocument: 590,
      paymentLetters: 590,
    });
  });

  it('run every report that the product knows, each in one dialog', () => {
    const reports = Object.keys(reportTypes) as ReportName[];
    expect(names.flatMap((name) => reportDialog(name).reports).toSorted()).toEqual(reports.toSorted());
    for (const report of reports) {
      expect(reportDialog(dialogOf(report)).reports).toContain(report);
      expect(reportOfId(reportTypes[report].id)).toBe(report);
    }
    expect(reportOfId('0')).toBeUndefined();
  });
});

describe('the options of a report', () => {
  it('are PDF, of all, in one document, showing nothing more, where nothing is said', () => {
    const checked = validate(reportOptionsSchema('agreementsLineList'), {}, 'en');
    expect(checked).toMatchObject({
      valid: true,
      value: {
        outputFormat: 'PDF',
        datasetType: 'All',
        deliveryType: 'OneDocument',
        showPersonalInformation: false,
      },
    });
  });

  it('need a sort type of their own report, and a template', () => {
    expect(refusals('projectSummary', {})).toEqual(['sortType: Sort type is required']);
    expect(refusals('projectDetails', { sortType: sortTypes.areaName })).toEqual([
      'sortType: Sort type is required',
    ]);
    expect(refusals('projectDetails', { sortType: sortTypes.operatorProject })).toEqual([]);
    expect(refusals('generateDocument', {})).toEqual(['reportTemplate: Document template is required']);
    expect(refusals('agreementsLineList', { outputFormat: 'RTF' })).toHaveLength(1);
  });

  it('show nothing that the report does not offer', () => {
    const checked = validate(
      reportOptionsSchema('contactReport'),
      { showAgreements: true, showCommunications: true },
      'en',
    );
    expect(checked).toMatchObject({
      valid: true,
      value: { showAgreements: false, showCommunications: true },
    });
  });

  it('take both spellings of action items', () => {
    for (const name of ['showActionItem', 'showActionItems'] as const) {
      const options = { sortType: sortTypes.areaName, [name]: true };
      const checked = validate(reportOptionsSchema('projectSummary'), options, 'en');
      if (!checked.valid) throw new Error('refused');
      expect(isShown(checked.value, 'showActionItem')).toBe(true);
      expect(isShown(checked.value, 'showActionItems')).toBe(true);
      expect(isShown(checked.value, 'showAgreements')).toBe(false);
    }
  });
});
