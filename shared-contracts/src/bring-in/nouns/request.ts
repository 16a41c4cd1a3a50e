import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** Requests to grantors, such as crossings; each item may stand in a row of its own. */
export const requestNoun: BringNoun = {
  isInProject: true,
  keys: ['id', 'externalId', 'requestType+businessAssociate+requestScope', 'requestType+businessAssociate'],
  needed: [
    ['requestType', 'externalId', 'id'],
    ['businessAssociate', 'externalId', 'id'],
  ],
  fields: [
    ...recordIdFields,
    recordField(
      'requestType',
      'named',
      'type|request type|request|type de demande|tipo|tipo de solicitud|solicitud',
      { type: 'RequestType' },
    ),
    recordField(
      'businessAssociate',
      'named',
      'grantor|company|facility owner|crossing company|pipeline owner|third party|owner|name|business associate|associate|tiers|proprietaire|entreprise|otorgante|empresa|propietario|nombre',
      { type: 'BusinessAssociate' },
    ),
    recordField('requestScope', 'text', 'scope|request scope|work|scope of work|portee|alcance'),
    recordField('conditions', 'text', 'conditions|terms|condiciones'),
    recordField('grantorType', 'choice', 'grantor type|kind of grantor|tipo de otorgante', {
      values: { Basic: 'basic|basico', Connect: 'connect' },
    }),
    recordField(
      'connectNumber',
      'text',
      'connect number|connect no|request no|request number|numero de connect',
    ),
    recordField('connectStatus', 'text', 'connect status|estado de connect'),
    recordField(
      'sentDate',
      'day',
      'sent|sent date|date sent|requested|request date|date requested|submitted|envoye|date d envoi|enviada|fecha de envio',
    ),
    recordField(
      'receivedDate',
      'day',
      'received|received date|date received|agreement received|recu|date de reception|recibida|fecha de recepcion',
    ),
    recordField(
      'completedDate',
      'day',
      'completed|completed date|executed|date executed|signed|termine|completada|firmada',
    ),
    recordField(
      'itemType',
      'named',
      'item|item type|crossing|crossing type|facility|facility type|installation|croisement|elemento|cruce|tipo de cruce|instalacion',
      { of: 'below', column: 'items.requestItemType', type: 'RequestItemType' },
    ),
    recordField(
      'itemDescription',
      'text',
      'description|item description|crossing description|facility description|details|line|descripcion',
      { of: 'below', column: 'items.description' },
    ),
    recordField(
      'itemLand',
      'land',
      'legal|legal description|land|location|crossing location|lld|terrain|terreno|ubicacion|descripcion legal',
      { of: 'below', column: 'items.relatedParcels' },
    ),
    recordField(
      'itemReference',
      'text',
      'reference|ref|agreement no|crossing agreement|crossing no|crossing number|their file|file no|licence|license no|referencia|numero de cruce',
      { of: 'below', column: 'items.reference' },
    ),
    recordField(
      'itemEffectiveDate',
      'day',
      'effective|effective date|agreement date|date|date d effet|fecha efectiva|fecha de vigencia',
      { of: 'below', column: 'items.effectiveDate' },
    ),
    recordField(
      'itemExpiryDate',
      'day',
      'expiry|expiry date|expires|expiration|echeance|vencimiento|fecha de vencimiento',
      { of: 'below', column: 'items.expiryDate' },
    ),
  ],
};
