import type { DocumentNoun } from './document-nouns.ts';

/** Tab and field of the record in which a value is entered. */
type Place = readonly [tab: string, field: string];

const detailsOf = (fields: Readonly<Record<string, string>>): Readonly<Record<string, Place>> =>
  Object.fromEntries(Object.entries(fields).map(([tag, field]) => [tag, ['details', field]]));

/**
 * Where the values of an agreement, a request and a stakeholder are entered, by tag; for rows of a list by the list's
 * name.
 */
const ofRecord: Readonly<Record<string, Place>> = {
  ...detailsOf({
    'agreement.name': 'name',
    'agreement.number': 'agreementNumber',
    'agreement.reference': 'referenceNumber',
    'agreement.type': 'agreementType',
    'agreement.status': 'surfaceStatus',
    'agreement.purpose': 'landPurpose',
    'agreement.effectiveDate': 'effectiveDate',
    'agreement.expiryDate': 'expiryDate',
    'agreement.consentRequestedDate': 'consentRequestedDate',
    'agreement.term': 'term',
    'agreement.agent': 'landAgent',
    'request.grantor': 'businessAssociate',
    'request.type': 'requestType',
    'request.scope': 'requestScope',
    'request.conditions': 'conditions',
    'request.connectNumber': 'connectNumber',
    'request.sentDate': 'sentDate',
    'stakeholder.name': 'businessAssociate',
    'stakeholder.interest': 'interestType',
    'stakeholder.landInterest': 'landInterest',
    'stakeholder.distance': 'distanceToInterest',
    'stakeholder.notifiedDate': 'notifiedDate',
    'stakeholder.expiryDate': 'expiryDate',
  }),
  'agreement.area': ['area-and-length', 'grossArea'],
  'agreement.length': ['area-and-length', 'length'],
  'agreement.width': ['area-and-length', 'leftWidth'],
  'agreement.landownerConditions': ['survey-conditions', 'landownerConditions'],
  'agreement.occupantConditions': ['survey-conditions', 'occupantConditions'],
  'agreement.land': ['related-parcels', 'relatedParcels'],
  // By the law of the land's province.
  'agreement.copyHours': ['related-parcels', 'relatedParcels'],
  'stakeholder.answerDays': ['related-parcels', 'relatedParcels'],
  'agreement.titles': ['related-titles', 'relatedTitles'],
  'agreement.owners': ['landowners', 'landowners'],
  'agreement.compensation': ['compensation', 'compensations'],
  'agreement.annualCompensation': ['compensation', 'compensations'],
  'agreement.damages': ['payments', 'payments'],
  'agreement.damagesWithTax': ['payments', 'payments'],
  'request.land': ['request-items', 'requestItems'],
  'stakeholder.land': ['related-parcels', 'relatedParcels'],
  landowners: ['landowners', 'landowners'],
  occupants: ['occupants', 'occupants'],
  parcels: ['related-parcels', 'relatedParcels'],
  titles: ['related-titles', 'relatedTitles'],
  compensation: ['compensation', 'compensations'],
  damages: ['payments', 'payments'],
  damagePayees: ['payments', 'payments'],
  items: ['request-items', 'requestItems'],
  types: ['types', 'stakeholderTypes'],
};

/** Where the values of a project are entered. */
const ofProject: Readonly<Record<string, Place>> = detailsOf({
  'project.name': 'description',
  'project.operatorNumber': 'operatorProjectNumber',
  'project.brokerNumber': 'brokerProjectNumber',
  'project.operatorReference': 'operatorReference',
  'project.afe': 'afeNumber',
  'project.scope': 'projectScope',
  'project.area': 'area',
  'operator.name': 'operator',
  'broker.name': 'broker',
});

/** Where the values of a letter's recipient are entered, in the business associate. */
const ofRecipient: Readonly<Record<string, Place>> = detailsOf({
  'recipient.name': 'name',
  'recipient.greeting': 'name',
  'recipient.address': 'addressLine1',
  'recipient.email': 'email',
  'recipient.phone': 'phoneNumber',
});

/**
 * The record that a value comes from, and the field in which it is entered; undefined for a computed value such as a
 * sum.
 */
export function fieldOfTag(
  tag: string,
  noun: DocumentNoun['filedWith'],
):
  | { readonly of: 'record' | 'project' | 'recipient'; readonly tab: string; readonly field: string }
  | undefined {
  const [list = ''] = tag.split('.');
  // The land of a request is that of its items.
  if (noun === 'Request' && list === 'parcels')
    return { of: 'record', tab: 'request-items', field: 'requestItems' };
  for (const [of, places] of [
    ['recipient', ofRecipient],
    ['project', ofProject],
    ['record', ofRecord],
  ] as const) {
    const place = places[tag] ?? (of === 'record' ? places[list] : undefined);
    if (place) return { of, tab: place[0], field: place[1] };
  }
  return undefined;
}
