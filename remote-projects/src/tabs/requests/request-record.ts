import type { Language } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { nameIn } from 'shared-contracts/forms';
import { requestFields, requestValidator } from 'shared-contracts/requests';
import { errorsOf } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { RequestRowFragment } from '../../generated/operations.ts';
import { rowShape } from '../../rows/row-shape.ts';

/** The collection that the form of a project holds requests in, the list of its save, and the path of their tab. */
export const requestsName = 'requests';

const shape = rowShape({ fields: requestFields, starts: { grantorType: 'Basic' } });

/** A request as the API answers it, as a row of the project's form. */
export const requestRow = (request: RequestRowFragment): StoredRow => shape.stored(request);

export const { make: makeRequest, input: requestInput, ofStored: requestOfStored } = shape;

/** The errors of a request, field by field. */
export function requestFaults(values: FormValues, language: Language): readonly FieldError[] {
  return errorsOf(requestValidator, values, language);
}

/** The name of a request: the grantor and the kind of request. */
export const requestName = (values: FormValues): string =>
  [nameIn(values['businessAssociate'], 'name'), nameIn(values['requestType'], 'code')]
    .filter(Boolean)
    .join(' · ');
