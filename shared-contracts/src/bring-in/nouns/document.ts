import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** Documents whose files come in an archive with this table, each with the record that it belongs to. */
export const documentNoun: BringNoun = {
  isInProject: true,
  keys: ['id', 'externalId'],
  needed: [['file', 'externalId', 'id']],
  fields: [
    ...recordIdFields,
    recordField(
      'file',
      'text',
      'file|file name|filename|document file|path|file path|attachment|scan|image|fichier|nom du fichier|chemin|archivo|nombre del archivo|nombre de archivo|fichero|ruta',
    ),
    recordField(
      'agreement',
      'named',
      'agreement|agreement no|agreement number|tract|tract no|tract number|ll no|line no|lease|lease no|contract|contract no|record|record name|entente|no d entente|acuerdo|numero de acuerdo|tramo|contrato',
      { column: 'agreementId', type: 'Agreement' },
    ),
    recordField('request', 'named', 'request|request no|connect number|crossing|demande|solicitud|cruce', {
      column: 'requestId',
      type: 'Request',
    }),
    recordField(
      'titleNumber',
      'named',
      'title no|title number|certificate of title|no de titre|numero de titulo',
      { column: 'titleId', type: 'Title' },
    ),
    recordField(
      'name',
      'text',
      'name|title|document|document name|document title|description|nom|titre|nom du document|nombre|titulo|documento|nombre del documento',
    ),
    recordField(
      'notes',
      'joined',
      'notes|type|document type|date|document date|comments|remarks|type de document|date du document|remarques|notas|tipo|tipo de documento|fecha|fecha del documento|observaciones',
    ),
    recordField('isConfidential', 'flag', 'confidential|private|confidentiel|confidencial|privado'),
  ],
};
