import type { GridPlan } from './grid-plan.ts';

/**
 * The columns whose values are in a type's search text, for types whose search text is composed or computed, so that it
 * cannot be derived from the mapping. A test finds a record by each of them.
 */
const searchedByType: Readonly<Record<string, readonly string[]>> = {
  Agreement: [
    'agreementNumber',
    'name',
    'referenceNumber',
    'landownersBusinessAssociateName',
    'occupantsBusinessAssociateName',
    'relatedParcelsParcelFormattedLegalDescription',
  ],
  AgreementPayment: ['number', 'reference', 'notes', 'payeeName', 'agreementCalled'],
  AssignedTask: ['taskName', 'recordName', 'assigneeFullName', 'projectDescription', 'parentClass'],
  BusinessAssociate: ['name', 'code', 'email', 'phoneNumber', 'cellNumber'],
  Communication: ['comments', 'recordName', 'representativeFullName'],
  Contact: ['name', 'title', 'email'],
  Event: ['eventTypeCode', 'recordName', 'notes'],
  Invoice: ['number'],
  Obligation: ['description', 'recordName', 'obligationTypeCode', 'responsibleFullName'],
  Parcel: ['formattedLegalDescription', 'uniqueNumber', 'rightsType'],
  RelatedDocument: ['name', 'recordName', 'notes', 'fileNumber'],
  Request: ['businessAssociateName', 'connectNumber', 'connectStatus'],
  Stakeholder: [
    'businessAssociateName',
    'landInterest',
    'distanceToInterest',
    'relatedParcelsParcelFormattedLegalDescription',
  ],
  SurfaceProject: [
    'description',
    'operatorProjectNumber',
    'operatorReference',
    'brokerProjectNumber',
    'brokerReference',
    'afeNumber',
  ],
  Timesheet: ['userFullName', 'status'],
  Title: ['number', 'status'],
  TitleTract: ['name', 'legalDescription'],
  User: ['firstName', 'lastName', 'userName', 'workEmail'],
};

/**
 * The ids of the columns that the filter box of a grid searches. Columns whose displayed text differs from the stored
 * one are left out.
 */
export function searchedColumns({ source, mapping, columns }: GridPlan): string[] {
  const declared = searchedByType[source.type];
  const searched = new Set(mapping.search.filter((text) => typeof text === 'string'));
  return [...columns.values()].flatMap(({ column, place }) => {
    const isSearched = declared
      ? declared.includes(column.id)
      : place.kind === 'own' && searched.has(place.column);
    return isSearched && column.words === undefined ? [column.id] : [];
  });
}
