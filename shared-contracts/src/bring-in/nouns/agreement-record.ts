import { type BringField, type BringNoun, recordField, recordIdFields } from '../bring-field.ts';
import { lineListFields } from '../line-list-fields.ts';
import { withContact } from '../new-associate-fields.ts';

/**
 * The headings that surveyors and brokers use for a field of a line list; an agreement's own table accepts the same.
 */
const wordsOf = (name: string): string => lineListFields.find((field) => field.name === name)?.words ?? '';

const text = (name: string): BringField => recordField(name, 'text', wordsOf(name));
const day = (name: string): BringField => recordField(name, 'day', wordsOf(name));
const entry = (name: string, type: string): BringField => recordField(name, 'named', wordsOf(name), { type });

/**
 * Agreements as records of their own, identified by the ids of another system: for sets of tables, without a review.
 */
export const agreementRecordNoun: BringNoun = {
  named: 'owners',
  isInProject: true,
  keys: ['id', 'externalId', 'agreementNumber', 'referenceNumber'],
  needed: [['name', 'agreementNumber', 'referenceNumber', 'externalId', 'id']],
  fields: withContact([
    ...recordIdFields,
    recordField('agreementNumber', 'identifier', wordsOf('agreementNumber')),
    recordField(
      'referenceNumber',
      'identifier',
      `${wordsOf('referenceNumber')}|tract|tract no|tract number|ll no|tramo|numero de tramo`,
    ),
    recordField('name', 'text', `lease name|contract name|${wordsOf('name')}`),
    { ...entry('agreementType', 'AgreementType'), beside: 'statusComments' },
    entry('interestType', 'InterestType'),
    entry('landPurpose', 'LandPurpose'),
    { ...entry('surfaceStatus', 'SurfaceStatus'), beside: 'statusComments' },
    text('statusComments'),
    entry('landAgent', 'Person'),
    day('sentToFieldDate'),
    day('plansReceivedDate'),
    day('consentRequestedDate'),
    day('consentReceivedDate'),
    day('documentsAcquiredDate'),
    day('effectiveDate'),
    day('expiryDate'),
    recordField('grossArea', 'number', wordsOf('grossArea')),
    recordField('clearedArea', 'number', wordsOf('clearedArea')),
    entry('areaUnit', 'AreaUnit'),
    recordField('length', 'number', wordsOf('length')),
    entry('lengthUnit', 'LengthUnit'),
    text('landownerConditions'),
    recordField(
      'occupantConditions',
      'text',
      'occupant conditions|tenant conditions|condiciones del ocupante',
    ),
    recordField('owners', 'namedAll', wordsOf('owner'), {
      type: 'BusinessAssociate',
      column: 'landowners',
    }),
    recordField('occupants', 'namedAll', wordsOf('occupant'), {
      type: 'BusinessAssociate',
      column: 'occupants',
    }),
    recordField('land', 'land', wordsOf('land'), { column: 'relatedParcels' }),
    recordField('titles', 'namedAll', wordsOf('title'), { type: 'Title', column: 'relatedTitles' }),
  ]),
};
