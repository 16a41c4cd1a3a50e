import * as v from 'valibot';
import { texts } from '../generated/texts/report-templates.ts';
import type { Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { lengths } from '../limits/index.ts';
import { fieldsOf, message, optionalText, required, requiredText, tick } from '../validators/rules.ts';

const missing = message('requiredPlain');
const uuid = v.pipe(v.string(message('invalid')), v.uuid(message('invalid')));
const maximum = lengths.reportTemplate.name;

/** Checks a report template (001 §5), for its form and for the API. */
export const reportTemplateSchema = fieldsOf({
  name: requiredText(maximum, missing, message('namedMaxLength', { n: maximum, field: 'Name' })),
  reportTypeId: required(uuid, missing),
  isActive: tick(true),
  templateItems: v.nullish(
    v.pipe(
      v.array(
        fieldsOf({
          id: uuid,
          name: optionalText(lengths.document.name, message('maxLength', { n: lengths.document.name })),
          sequence: v.nullish(v.pipe(v.number(message('invalid')), v.integer(message('invalid')))),
        }),
      ),
      v.maxLength(200, message('invalid')),
    ),
  ),
});

/** The error of a template without a file, for a save and for the deletion of the last file (001 §8). */
export const noTemplateFile = (language: Language, isDeletion = false): string =>
  isDeletion
    ? `${inLanguage(texts, language).notDeleted} ${inLanguage(texts, language).noFile}`
    : inLanguage(texts, language).noFile;

/** The path of a template in a refused save, and in the form (001 §8). */
const templatePath = { server: 'reportTemplate[0]', form: 'details' } as const;

const files = 'templateFiles';

/** The form's path for a path in a refused save; in the form, the files are next to the details. */
export const formPathOf = (path: string): string =>
  path === `${templatePath.server}.${files}` ? files : detailsPath(path);

const detailsPath = (path: string): string =>
  path === templatePath.server || path.startsWith(`${templatePath.server}.`)
    ? templatePath.form + path.slice(templatePath.server.length)
    : path;
