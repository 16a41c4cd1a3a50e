import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';
import { withContactAndRemarks } from '../new-associate-fields.ts';

/** Stakeholders of a project, each with its types and land. */
export const stakeholderNoun: BringNoun = {
  named: 'businessAssociate',
  isInProject: true,
  keys: ['id', 'externalId', 'businessAssociate'],
  needed: [['businessAssociate', 'externalId', 'id']],
  fields: withContactAndRemarks([
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
      'type|types|relationship|relation|relationship to land|relationship to project|interested as|status of person|stakeholder type|stakeholder types|category|categorie|tipo|tipos|categoria|relacion|relation au projet|lien|qualite',
      {
        type: 'StakeholderType',
        values: {
          Resident: 'resident|residents|homeowner|home owner|residente|residant',
          Landowner: 'landowner|land owner|owner|registered owner|proprietaire|propietario',
          Occupant: 'occupant|renter|tenant|lessee|locataire|ocupante|inquilino',
          Municipality: 'municipality|county|municipal district|md|town|village|city|municipalite|municipio',
          Trapper: 'trapper|trapline|trapline holder|trappeur|trampero',
          'Grazing Lessee': 'grazing lessee|grazing lease|grazing lease holder|grazing',
          Industry: 'industry|oil and gas|oil gas|other operator|licensee|industrie|industria',
        },
      },
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
      'legal|legal description|legal land description|legal desc|land|lands|land location|lld|location|quarter|description legale|terreno|descripcion legal|predio',
      { column: 'relatedParcels' },
    ),
    recordField(
      'notifiedDate',
      'day',
      'notified|notified date|notice date|date of notice|notice sent|package delivered|package sent|package mailed|date package delivered|info package delivered|information package delivered|pip delivered|pip sent|date delivered|delivered|delivered on|hand delivered|hand delivered on|date mailed|mailed|mailed on|mail date|date sent|sent|sent on|sent date|date of mailing|date notified|notification|notification date|notification sent|avise|date d avis|envoye|date d envoi|livre le|date de livraison|remis le|notificado|fecha de notificacion|enviado|fecha de envio|entregado|fecha de entrega',
    ),
    recordField(
      'consentDate',
      'day',
      'consent|consent date|consented|non objection|non objection received|non objection rec d|confirmation received|consent received|date of consent|confirmation of non objection|consentement|consentimiento|fecha de consentimiento',
    ),
    recordField('expiryDate', 'day', 'expiry|expiry date|expires|echeance|vencimiento'),
    recordField(
      'completedDate',
      'day',
      'completed|completed date|date completed|complete|termine|completado|fecha de cierre',
    ),
  ]),
};
