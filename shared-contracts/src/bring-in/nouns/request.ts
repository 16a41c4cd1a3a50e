import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';
import { withContact } from '../new-associate-fields.ts';

/** Requests to grantors, for example for crossings; each item may have a row of its own. */
export const requestNoun: BringNoun = {
  named: 'businessAssociate',
  apart: ['sentDate', 'receivedDate', 'completedDate'],
  isInProject: true,
  keys: ['id', 'externalId', 'requestType+businessAssociate+requestScope', 'requestType+businessAssociate'],
  needed: [
    ['requestType', 'externalId', 'id'],
    ['businessAssociate', 'externalId', 'id'],
  ],
  fields: withContact([
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
      'grantor|company|facility owner|crossing company|pipeline owner|third party|third party name|operator|owner|name|business associate|associate|tiers|proprietaire|entreprise|otorgante|empresa|propietario|nombre',
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
      'sent|sent date|date sent|request sent|requested|request date|date requested|submitted|date submitted|applied|date applied|application date|envoye|date d envoi|enviada|fecha de envio',
    ),
    recordField(
      'receivedDate',
      'day',
      'received|received date|date received|date rec d|rec d|rec d date|agreement rec d|agreement received|recu|date de reception|recibida|fecha de recepcion',
    ),
    recordField(
      'completedDate',
      'day',
      'completed|completed date|executed|date executed|signed|termine|completada|firmada',
    ),
    recordField(
      'itemType',
      'named',
      'item|item type|crossing|crossing type|facility type|xing type|croisement|elemento|cruce|tipo de cruce',
      {
        ...{ of: 'below', column: 'items.requestItemType', type: 'RequestItemType' },
        values: {
          'Pipeline crossing': 'pipeline|pipelines|pipe line|p l|oleoducto|gasoducto|ducto',
          'Railway crossing': 'railway|rail|railroad|railways|voie ferree|chemin de fer|ferrocarril',
          'Power line crossing':
            'power line|powerline|power lines|power|transmission line|ligne electrique|linea electrica',
          'Telecommunications crossing':
            'telecommunications|telecommunication|telecom|telephone|telephone line|telephone cable|cable|fibre|fiber|fibre optic|fiber optic|fibre optic cable|fiber optic cable|communication line|communication cable|ligne telephonique|fibre optique|telecomunicaciones|telefono|fibra optica',
          'Road crossing': 'road|roads|highway|road allowance|chemin|route|camino|carretera',
          'Watercourse crossing': 'watercourse|water course|river|creek|stream|riviere|ruisseau|rio|arroyo',
        },
      },
    ),
    recordField(
      'itemDescription',
      'joined',
      'description|item description|crossing description|facility|facility crossed|facility description|details|line|line no|line number|licence line|license line|xing|xing no|xing number|kp|chainage|installation|descripcion|instalacion',
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
  ]),
};
