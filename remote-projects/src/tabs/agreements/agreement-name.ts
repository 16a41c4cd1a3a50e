import { agreementCalled } from 'shared-contracts/agreements';
import { textIn } from 'shared-contracts/forms';

/** The name of an agreement from the values of its form, saved or not. */
export const calledIn = (values: Readonly<Record<string, unknown>>): string =>
  agreementCalled({
    referenceNumber: textIn(values, 'referenceNumber'),
    agreementNumber: textIn(values, 'agreementNumber'),
    name: textIn(values, 'name'),
  });
