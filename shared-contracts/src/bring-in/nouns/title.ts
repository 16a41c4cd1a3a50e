import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** Titles with the land that they cover; each owner may have a row of their own. */
export const titleNoun: BringNoun = {
  isInProject: false,
  keys: ['id', 'externalId', 'number'],
  needed: [['number', 'externalId', 'id']],
  fields: [
    ...recordIdFields,
    recordField(
      'number',
      'identifier',
      'title|title no|title number|certificate of title|certificate|certificate no|certificate number|ct|ct no|c of t|c of t no|coft|coft no|certificat de titre|no de titre|numero de titre|titulo|numero de titulo',
    ),
    recordField('type', 'named', 'type|title type|estate|tipo|tipo de titulo', {
      type: 'TitleType',
    }),
    recordField('status', 'choice', 'status|title status|statut|etat|estado', {
      values: {
        Active: 'active|current|actif|en vigueur|activo|vigente',
        Pending: 'pending|en attente|pendiente',
        Cancelled: 'cancelled|canceled|annule|cancelado',
      },
    }),
    recordField(
      'land',
      'land',
      'legal|legal description|legal land description|legal desc|land|lands|land description|lld|quarter|description|description legale|descripcion legal|terreno|predio',
      { column: 'relatedParcels' },
    ),
    recordField(
      'grossArea',
      'hectares',
      'area|gross area|acres|acreage|hectares|ha|ac|superficie|superficie bruta',
    ),
    recordField('netArea', 'hectares', 'net area|net acres|superficie neta'),
    recordField(
      'registeredDate',
      'day',
      'registered|registration date|date of registration|date registered|registered date|reg date|date d enregistrement|registrado|fecha de registro',
    ),
    recordField(
      'cancelledDate',
      'day',
      'cancelled on|cancelled date|date cancelled|cancellation date|fecha de cancelacion',
    ),
    recordField(
      'searchedDate',
      'day',
      'searched|search date|date of search|date searched|title search date|date de recherche|fecha de consulta|consultado',
    ),
    recordField(
      'previousTitle',
      'named',
      'previous title|prior title|previous title no|reference number|titre precedent|titulo anterior',
      { type: 'Title' },
    ),
    recordField('notes', 'text', 'notes|comments|remarks|remarques|notas|observaciones'),
    recordField(
      'owner',
      'people',
      'owner|owners|registered owner|registered owners|landowner|landowners|name|owner name|proprietaire|proprietaires|propietario|propietarios|titular|nombre|nom',
      { of: 'below', column: 'ownerships.businessAssociate' },
    ),
    recordField(
      'ownerShare',
      'share',
      'share|interest|owner share|percent|percentage|fraction|part|quote part|cuota|porcentaje|participacion',
      { of: 'below', column: 'ownerships.interestFractionNumerator' },
    ),
    recordField('tenancy', 'choice', 'tenancy|tenure|held as|estate held|tenencia', {
      of: 'below',
      column: 'ownerships.tenancy',
      values: {
        COMMON: 'common|tenants in common|tenant in common|tic|tc|en comun',
        JOINT: 'joint|joint tenants|joint tenant|jt|conjoint|conjunta',
      },
    }),
    recordField(
      'ownerAddress',
      'joined',
      'address|owner address|mailing address|street|city|town|province|prov|postal code|adresse|ville|code postal|direccion|ciudad|codigo postal|provincia',
      { of: 'below', column: 'ownerships.legalAddress' },
    ),
  ],
};
