import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** Stakeholders of a project, each with its types and land. */
export const stakeholderNoun: BringNoun = {
  isInProject: true,
  keys: ['id', 'externalId', 'businessAssociate'],
  needed: [['businessAssociate', 'externalId', 'id']],
  fields: [
    ...recordIdFields,
    recordField(
      'businessAssociate',
      'named',
      'stakeholder|stakeholders|name|business associate|associate|company|organization|organisation|resident|occupant|landowner|party|partie prenante|intervenant|nom|parte interesada|nombre|empresa|residente',
      { type: 'BusinessAssociate' },
    ),
    recordField(
      'interestType',
      'named',
      'interest|interest type|type of interest|type d interet|interes|tipo de interes',
      { type: 'InterestType' },
    ),
    recordField(
      'stakeholderTypes',
      'namedAll',
      'type|types|stakeholder type|stakeholder types|category|categorie|tipo|tipos|categoria',
      { type: 'StakeholderType' },
    ),
    recordField(
      'landInterest',
      'text',
      'land interest|interest in land|nature of interest|interes en el terreno',
    ),
    recordField(
      'distanceToInterest',
      'text',
      'distance|distance to interest|distance m|distance from project|distancia',
    ),
    recordField(
      'land',
      'land',
      'legal|legal description|land|land location|lld|location|quarter|description legale|terreno|descripcion legal|predio',
      { column: 'relatedParcels' },
    ),
    recordField(
      'notifiedDate',
      'day',
      'notified|notified date|notice date|date notified|notification|notification date|notification sent|avise|date d avis|notificado|fecha de notificacion',
    ),
    recordField(
      'consentDate',
      'day',
      'consent|consent date|consented|non objection|date of consent|confirmation of non objection|consentement|consentimiento|fecha de consentimiento',
    ),
    recordField('expiryDate', 'day', 'expiry|expiry date|expires|echeance|vencimiento'),
    recordField(
      'completedDate',
      'day',
      'completed|completed date|date completed|complete|termine|completado|fecha de cierre',
    ),
  ],
};
