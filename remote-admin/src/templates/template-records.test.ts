import { formPathOf } from 'shared-contracts/documents';
import { formTypeIds } from 'shared-contracts/forms';
import { describe, expect, it } from 'vitest';
import { modelInput, modelTypeOf, modelValues, newMasterModel } from './master-model-record.ts';
import {
  newReportTemplate,
  type TemplateFile,
  templateInput,
  templateValues,
  withUploads,
} from './report-template-record.ts';

const file = (id: string, sequence: number): TemplateFile => ({
  id,
  name: `${id}.pdf`,
  sequence,
  uploadedDate: '2026-01-01T00:00:00Z',
  isUserOwned: true,
});

describe('an event model', () => {
  it('is for agreements, for projects, or for what is unknown', () => {
    expect(modelTypeOf(formTypeIds.AgreementEvent)).toBe('agreement');
    expect(modelTypeOf(formTypeIds.ProjectEvent)).toBe('project');
    expect(modelTypeOf(formTypeIds.Project)).toBe('unknown');
    expect(modelTypeOf('')).toBe('unknown');
  });

  it('is saved with its form type by id and its items by id and number alone', () => {
    const eventType = { id: 'e1', code: 'OFFER', isActive: true };
    const values = modelValues({
      ...newMasterModel('m1'),
      name: 'New well',
      masterModelItems: [{ id: 'i1', sequence: 1, eventType }],
    });
    expect(modelInput(values)).toEqual({
      name: 'New well',
      formType: { id: formTypeIds.AgreementEvent },
      isActive: true,
      masterModelItems: [{ id: 'i1', sequence: 1 }],
    });
  });
});

describe('a document template', () => {
  it('numbers new files after those that it has', () => {
    const uploaded = ['c', 'd'].map((guid) => ({ guid, name: `${guid}.pdf`, isSpatial: false }));
    const files = withUploads([file('a', 1), file('b', 2)], uploaded, '2026-02-02T00:00:00Z');
    expect(files.map(({ id, sequence, isHeld = false }) => [id, sequence, isHeld])).toEqual([
      ['a', 1, false],
      ['b', 2, false],
      ['c', 3, true],
      ['d', 4, true],
    ]);
  });

  it('is saved with its type by id and its files by id, name and number', () => {
    const values = templateValues({
      ...newReportTemplate('t1'),
      name: 'Offer',
      reportType: { id: 'r1', name: 'Request Document' },
      templateFiles: [file('a', 1)],
    });
    expect(templateInput(values)).toEqual({
      name: 'Offer',
      isActive: true,
      reportTypeId: 'r1',
      templateItems: [{ id: 'a', name: 'a.pdf', sequence: 1 }],
    });
  });

  it('shows what the server refused at the field of the form', () => {
    expect(formPathOf('reportTemplate[0].name')).toBe('details.name');
    expect(formPathOf('reportTemplate[0]')).toBe('details');
    expect(formPathOf('reportTemplate[0].templateFiles')).toBe('templateFiles');
    expect(formPathOf('templateItems[1].name')).toBe('templateItems[1].name');
  });
});
