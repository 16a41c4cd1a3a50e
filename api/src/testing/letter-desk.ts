import { randomUUID } from 'node:crypto';
import { reportTypes } from 'shared-contracts/forms';
import { expect } from 'vitest';
import { productTemplateFiles } from '../modules/document-templates/product/product-templates.ts';
import type { TestClient, TestServer } from './test-server.ts';

/** Stores the product's template of a letter to payees, as an administrator does. Returns its id. */
export async function keepPaymentLetter(server: TestServer): Promise<string> {
  const reportTypeId = reportTypes.paymentLetter.id;
  const admin = await server.signIn('admin');
  const file = productTemplateFiles.find((known) => known.reportTypeId === reportTypeId);
  const upload = await admin.upload('/api/files', 'letter.docx', Buffer.from(file?.bytes() ?? []));
  const { guid } = upload.json().result;
  const checked = await admin.post('/api/document-templates/check', { fileGuid: guid, reportTypeId });
  expect(checked.json().result.faults).toEqual([]);
  const id = randomUUID();
  const saved = await admin.graphql(
    `mutation Save($input: [ReportTemplateInput!]!) { saved: updateReportTemplates(input: $input) { id } }`,
    {
      input: [
        {
          ...{ id, name: 'Rent letter', reportTypeId, isActive: true },
          templateItems: [{ id: guid, name: 'letter.docx', sequence: 1 }],
        },
      ],
    },
  );
  expect(saved.errors).toBeUndefined();
  return id;
}

/** Requests letters to the payees of files or payments, filed with their agreements. */
export const askLetters = (client: TestClient, template: string, ids: readonly unknown[]) =>
  client.post('/api/reports/run', {
    reportId: reportTypes.paymentLetter.id,
    dataSource: { ids, parentId: null },
    options: {
      ...{ outputFormat: 'Word', datasetType: 'Custom', deliveryType: 'MultipleDocuments', isFiled: true },
      ...{ recipients: 'Everyone', allowsMissing: true, reportTemplate: { id: template } },
    },
  });

/** The state of the letters that are being made, and the reason if they failed. */
export const standOf = async (client: TestClient, id: unknown) =>
  (await client.get(`/api/documents/${String(id)}?progress=true`)).json().result as {
    readonly state: string;
    readonly message: string | null;
  };
