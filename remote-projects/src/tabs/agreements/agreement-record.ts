import type { Language } from 'shared-contracts';
import {
  agreementErrors,
  agreementFields,
  agreementValidator,
  compensationRules,
  landownerRules,
  lifeStepRules,
  newAgreement,
  occupantRules,
  paymentRules,
  relatedParcelRules,
  relatedTitleRules,
} from 'shared-contracts/agreements';
import type { FieldError } from 'shared-contracts/errors';
import { validate } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { AgreementRowFragment } from '../../generated/operations.ts';
import { rowShape } from '../../rows/row-shape.ts';
import { heldTerm, sentTerm } from '../../rows/term-units.ts';

/** The collection that the form of a project holds agreements in, the list of its save, and the path of their tab. */
export const agreementsName = 'agreements';

const shape = rowShape({
  fields: agreementFields,
  lists: {
    landowners: Object.keys(landownerRules),
    occupants: Object.keys(occupantRules),
    relatedParcels: Object.keys(relatedParcelRules),
    relatedTitles: Object.keys(relatedTitleRules),
    compensations: Object.keys(compensationRules),
    payments: Object.keys(paymentRules),
    lifeSteps: Object.keys(lifeStepRules),
  },
  starts: newAgreement,
  sent: sentTerm,
  held: heldTerm,
});

/** An agreement as the API answers it, as a row of the project's form: its fields named as a save names them. */
export const agreementRow = ({ dates, areaAndLength, ...row }: AgreementRowFragment): StoredRow =>
  shape.stored({ ...row, ...dates, ...areaAndLength });

export const { make: makeAgreement, input: agreementInput, ofStored: agreementOfStored } = shape;

/** The errors of an agreement: field by field, and once the fields are valid, those beyond single fields. */
export function agreementFaults(values: FormValues, language: Language): readonly FieldError[] {
  const result = validate(agreementValidator, shape.asSent(values), language);
  return result.valid ? agreementErrors(result.value, language) : result.errors;
}
