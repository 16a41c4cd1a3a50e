import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** Documents whose files are in an archive together with this table, each with the record that it belongs to. */
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
      'name|title|document|document name|document title|subject|description|nom|titre|nom du document|nombre|titulo|documento|nombre del documento',
    ),
    recordField(
      'documentType',
      'choice',
      'type|document type|doc type|kind|category|type de document|categorie|tipo|tipo de documento|categoria',
      {
        values: {
          Agreement:
            'agreement|lease|easement|contract|right of way|row agreement|surface lease|bail|entente|contrat|servitude|acuerdo|contrato|arrendamiento|servidumbre',
          Consent: 'consent|consents|consent form|dower consent|consentement|consentimiento',
          Correspondence:
            'correspondence|letter|letters|e mail|email|mail|correspondance|lettre|courriel|correspondencia|carta|correo',
          Notice: 'notice|notification|notice of entry|avis|aviso|notificacion',
          Permit:
            'permit|licence|license|approval|crossing agreement|permis|licence|permiso|licencia|aprobacion',
          Photo: 'photo|photos|picture|image|photographie|foto|fotografia|imagen',
          Plan: 'plan|plans|survey|survey plan|map|drawing|sketch|plot plan|carte|dessin|arpentage|plano|mapa|dibujo|croquis',
          Report: 'report|reports|study|inspection|rapport|etude|informe|reporte|estudio|inspeccion',
          Title:
            'title|titles|certificate of title|land title|title search|titre|certificat de titre|titulo|certificado de titulo',
          Other: 'other|misc|miscellaneous|autre|divers|otro|otros|varios',
        },
      },
    ),
    recordField(
      'documentDate',
      'day',
      'date|document date|doc date|dated|date of document|date du document|fecha|fecha del documento|fechado',
    ),
    recordField('notes', 'joined', 'notes|comments|remarks|remarques|notas|observaciones'),
    recordField('isConfidential', 'flag', 'confidential|private|confidentiel|confidencial|privado'),
  ],
};
