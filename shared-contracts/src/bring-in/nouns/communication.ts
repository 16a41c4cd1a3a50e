import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** A log of contacts and attempts, each with the agreement, stakeholder or request that it was about. */
export const communicationNoun: BringNoun = {
  isInProject: true,
  keys: ['id', 'externalId'],
  needed: [['date', 'externalId', 'id']],
  fields: [
    ...recordIdFields,
    recordField(
      'date',
      'day',
      'date|date of contact|contact date|call date|date called|when|jour|fecha|fecha de contacto',
    ),
    recordField('timeOfDay', 'time', 'time|time of contact|time of day|call time|heure|hora'),
    recordField(
      'agreement',
      'named',
      'agreement|agreement no|agreement number|tract|tract no|tract number|ll no|line no|file|file no|reference|entente|acuerdo|numero de acuerdo|tramo',
      { column: 'agreementId', type: 'Agreement' },
    ),
    recordField('stakeholder', 'named', 'stakeholder|partie prenante|intervenant|parte interesada', {
      column: 'stakeholderId',
      type: 'Stakeholder',
    }),
    recordField('request', 'named', 'request|request no|connect number|demande|solicitud', {
      column: 'requestId',
      type: 'Request',
    }),
    recordField(
      'businessAssociates',
      'namedAll',
      'with|contact|contacted|person contacted|landowner|owner|name|who|spoke to|spoke with|business associate|business associates|avec|personne contactee|con|nombre|persona contactada',
      { type: 'BusinessAssociate' },
    ),
    recordField(
      'methodOfContact',
      'named',
      'method|method of contact|contact method|how|type|contact type|mode|methode|moyen|medio|metodo|tipo de contacto',
      { type: 'MethodOfContact' },
    ),
    recordField(
      'representative',
      'named',
      'representative|rep|agent|land agent|landman|by|called by|contacted by|representant|representante|agente|por',
      { type: 'Person' },
    ),
    recordField(
      'isSuccessful',
      'flag',
      'reached|successful|contact made|success|contacted y n|joint|contactado|logrado',
    ),
    recordField('outcome', 'choice', 'outcome|result|attempt|resultat|resultado|intento', {
      values: {
        NoAnswer:
          'no answer|na|not home|no one home|left message|left voicemail|lm|lvm|voicemail|busy|pas de reponse|sin respuesta|no contesto',
        LeftCard: 'left card|card left|door card|left business card|carte laissee|dejo tarjeta',
        Refused: 'refused|declined|hung up|refus|refuse|rechazo|se nego',
      },
    }),
    recordField(
      'comments',
      'text',
      'comments|comment|notes|note|details|summary|remarks|discussion|description|commentaires|remarques|sommaire|comentarios|notas|detalles|resumen',
    ),
    recordField('confidential', 'flag', 'confidential|private|confidentiel|confidencial|privado'),
  ],
};
