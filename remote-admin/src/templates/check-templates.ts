import { extensionOf } from 'shared-contracts/documents';
import { messageOf } from 'shared-contracts/errors';
import { reportTypes } from 'shared-contracts/forms';
import { type TemplateChecked, templateCheckedSchema } from 'shared-contracts/reports';
import type { RestClient } from 'shared-contracts/rest-client';

/** A file with the result of its check; `failure` is set if it could not be checked. */
export interface CheckedFile {
  readonly id: string;
  readonly name: string;
  readonly checked?: TemplateChecked;
  readonly failure?: string;
}

const { agreementDocument, paymentLetter, requestDocument, stakeholderDocument, titleDocument } = reportTypes;
const documents: readonly string[] = [
  agreementDocument,
  requestDocument,
  stakeholderDocument,
  titleDocument,
  paymentLetter,
].map(({ id }) => id);

/** Whether documents are made from the templates of a report type. */
export const makesDocuments = (reportTypeId: string | undefined): reportTypeId is string =>
  reportTypeId !== undefined && documents.includes(reportTypeId);

/** Whether a file is filled with values; other files are enclosed unchanged. */
export const isFilled = ({ name }: { readonly name: string }): boolean => extensionOf(name) === 'docx';

/** Whether a file can be part of a template. */
export const isSound = ({ checked, failure }: CheckedFile): boolean =>
  failure === undefined && (checked?.faults.length ?? 0) === 0;

/** Looks at uploaded files as templates, one after the other. */
export async function checkTemplates(
  rest: Pick<RestClient, 'post'>,
  files: readonly { readonly id: string; readonly name: string }[],
  reportTypeId: string,
): Promise<readonly CheckedFile[]> {
  const found: CheckedFile[] = [];
  for (const { id, name } of files) {
    try {
      const body = { fileGuid: id, reportTypeId };
      found.push({
        id,
        name,
        checked: await rest.post('document-templates/check', body, templateCheckedSchema),
      });
    } catch (error) {
      found.push({ id, name, failure: messageOf(error) });
    }
  }
  return found;
}
