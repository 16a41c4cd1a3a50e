import * as v from 'valibot';
import { lengths } from '../limits/index.ts';
import { fieldsOf, message, optionalText, required, requiredText, tick } from '../validators/rules.ts';

const missing = message('requiredPlain');
const uuid = v.pipe(v.string(message('invalid')), v.uuid(message('invalid')));
const maximum = lengths.reportTemplate.name;

/** A report template (001 §5), as its form and the API check it. */
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

export type ReportTemplateValues = v.InferOutput<typeof reportTemplateSchema>;

/** What a refused save names a template by, and what the form calls it (001 §8). */
export const templatePath = { server: 'reportTemplate[0]', form: 'details' } as const;

/** A path of a refused save as the form names it. */
export const formPathOf = (path: string): string =>
  path === templatePath.server || path.startsWith(`${templatePath.server}.`)
    ? templatePath.form + path.slice(templatePath.server.length)
    : path;
