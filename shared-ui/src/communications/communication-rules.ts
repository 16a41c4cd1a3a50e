import type { Language } from 'shared-contracts';
import { communicationValidator } from 'shared-contracts/communications';
import { documentNameError, extensionOf, urlLinkSchema } from 'shared-contracts/documents';
import type { FieldError } from 'shared-contracts/errors';
import { errorsOf } from 'shared-contracts/validators';
import type { FormValues } from '../form/form-values.ts';
import { type HeldDocument, heldDocuments, inputOf } from './communication-values.ts';

/** Errors in the names of documents that are saved with their communication. */
function documentErrors(documents: readonly HeldDocument[], language: Language): readonly FieldError[] {
  return documents.flatMap(({ id, name, url, isUrlLink }, place) => {
    const others = documents.flatMap((other) => (other.id !== id && other.name ? [other.name] : []));
    const extension = extensionOf(name ?? '');
    const message = documentNameError(name ?? '', { isUrlLink, extension, others }, language);
    const ofLink = isUrlLink ? errorsOf(urlLinkSchema, { url, name }, language) : [];
    const path = `relatedDocuments[${place}]`;
    return [
      ...(message ? [{ path: `${path}.name`, message }] : []),
      ...ofLink.map((error) => ({ ...error, path: `${path}.${error.path}` })),
    ];
  });
}

/** The rules that a communication breaks, by field (002 §5); its documents keep their own. */
export function communicationErrors(values: FormValues, language: Language): readonly FieldError[] {
  return [
    ...errorsOf(communicationValidator, inputOf(values), language),
    ...documentErrors(heldDocuments(values), language),
  ];
}
