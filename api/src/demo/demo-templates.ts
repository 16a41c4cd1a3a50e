import { productTemplateFiles } from '../modules/document-templates/product/product-templates.ts';
import { momentFromToday } from './calendar.ts';
import { demoAccounts, demoCompanies } from './demo-accounts.ts';
import type { DemoBook } from './demo-book.ts';
import { wordFile } from './demo-files.ts';

const [rightway] = demoCompanies;
const [admin] = demoAccounts;
const uploaded = momentFromToday(-200);

/** The templates that come with the product, adopted by the office. */
export function makeTemplates(book: DemoBook): void {
  for (const { title, fileName, reportTypeId, isLetter, bytes } of productTemplateFiles) {
    const file = wordFile(fileName, bytes());
    book.files.set(file.sha256, file);
    const templateId = book.add('report_template', {
      name: title,
      report_type_id: reportTypeId,
      is_active: true,
    });
    const storedFileId = book.add('stored_file', {
      file_name: file.name,
      media_type: file.mediaType,
      size: file.bytes.length,
      sha256: `\\x${file.sha256}`,
      owner_id: rightway.id,
      uploaded_by_id: admin.id,
      uploaded_on: uploaded,
    });
    book.add('template_file', {
      report_template_id: templateId,
      name: file.name,
      sequence: 1,
      uploaded_date: uploaded,
      owner_id: rightway.id,
      stored_file_id: storedFileId,
    });
    book.link('checked_template', {
      stored_file_id: storedFileId,
      report_type_id: reportTypeId,
      is_letter: isLetter,
      checked_on: uploaded,
    });
    book.link('template_version', {
      report_template_id: templateId,
      number: 1,
      made_on: uploaded,
      made_by_id: admin.id,
      files: [{ id: storedFileId, name: file.name }],
    });
  }
}
