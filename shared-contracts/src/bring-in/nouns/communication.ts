import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';
import { withContact } from '../new-associate-fields.ts';

/** A log of contacts and attempts, each with the agreement, stakeholder or request that it was about. */
export const communicationNoun: BringNoun = {
  named: 'businessAssociates',
  isInProject: true,
  keys: ['id', 'externalId'],
  needed: [['date', 'externalId', 'id']],
  fields: withContact([
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
      'method|method of contact|contact method|how|type|contact type|type of contact|mode|methode|moyen|medio|metodo|tipo de contacto',
      {
        type: 'MethodOfContact',
        beside: 'comments',
        values: {
          Phone:
            'phone|phone call|telephone|telephoned|phoned|call|called|tel|ph|cell|landline|telephone call|by phone|via phone|phone conversation|cell phone|telefono|llamada|appel',
          'In Person':
            'in person|person|visit|visited|f2f|face 2 face|site visit|door|door knock|at door|meeting|met|met in person|face to face|en personne|en persona|visita|visite|reunion',
          Email: 'email|e mail|emailed|via email|by email|email sent|sent email|courriel|correo electronico',
          Letter: 'letter|mail|mailed|registered mail|canada post|courier|lettre|carta|courrier',
          'Text Message': 'text|text message|texted|sms|msg|texto|mensaje de texto',
        },
      },
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
      beside: 'comments',
      values: {
        NoAnswer:
          'no answer|na|n a|did not answer|not home|no one home|nobody home|not in|left message|left a message|message left|left msg|left voicemail|left voice mail|lm|lvm|left vm|vm left|vm|voicemail|voice mail|busy|line busy|pas de reponse|sin respuesta|no contesto',
        LeftCard: 'left card|card left|left a card|door card|left business card|carte laissee|dejo tarjeta',
        Refused: 'refused|declined|hung up|refus|refuse|rechazo|se nego',
      },
    }),
    recordField(
      'comments',
      'text',
      'comments|comment|what was said|said|conversation|call notes|notes|note|details|summary|remarks|discussion|description|commentaires|remarques|sommaire|comentarios|notas|detalles|resumen',
    ),
    recordField('confidential', 'flag', 'confidential|private|confidentiel|confidencial|privado'),
  ]),
};
