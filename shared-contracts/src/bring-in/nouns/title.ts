import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** Titles with the land that they cover; each owner may stand in a row of its own. */
export const titleNoun: BringNoun = {
  titles: { en: 'Titles', es: 'Títulos' },
  isInProject: false,
  keys: ['id', 'externalId', 'number'],
  needed: [['number', 'externalId', 'id']],
  fields: [
    ...recordIdFields,
    recordField(
      'number',
      'text',
      ['Title number', 'Número de título'],
      'title|title no|title number|certificate of title|ct|ct no|c of t|c of t no|certificat de titre|no de titre|numero de titre|titulo|numero de titulo',
    ),
    recordField('type', 'named', ['Type', 'Tipo'], 'type|title type|estate|tipo|tipo de titulo', {
      type: 'TitleType',
    }),
    recordField('status', 'choice', ['Status', 'Estado'], 'status|title status|statut|etat|estado', {
      values: {
        Active: 'active|current|actif|en vigueur|activo|vigente',
        Pending: 'pending|en attente|pendiente',
        Cancelled: 'cancelled|canceled|annule|cancelado',
      },
    }),
    recordField(
      'land',
      'land',
      ['Land', 'Terreno'],
      'legal|legal description|legal land description|land|land description|lld|quarter|description|description legale|descripcion legal|terreno|predio',
      { column: 'relatedParcels' },
    ),
    recordField(
      'grossArea',
      'hectares',
      ['Gross area (ha)', 'Superficie bruta (ha)'],
      'area|gross area|acres|acreage|hectares|ha|ac|superficie|superficie bruta',
    ),
    recordField(
      'netArea',
      'hectares',
      ['Net area (ha)', 'Superficie neta (ha)'],
      'net area|net acres|superficie neta',
    ),
    recordField(
      'registeredDate',
      'day',
      ['Registered', 'Registrado'],
      'registered|registration date|date registered|registered date|reg date|date d enregistrement|registrado|fecha de registro',
    ),
    recordField(
      'cancelledDate',
      'day',
      ['Cancelled', 'Cancelado'],
      'cancelled on|cancelled date|date cancelled|cancellation date|fecha de cancelacion',
    ),
    recordField(
      'searchedDate',
      'day',
      ['Searched', 'Consultado'],
      'searched|search date|date searched|title search date|date de recherche|fecha de consulta|consultado',
    ),
    recordField(
      'previousTitle',
      'named',
      ['Previous title', 'Título anterior'],
      'previous title|prior title|previous title no|reference number|titre precedent|titulo anterior',
      { type: 'Title' },
    ),
    recordField('notes', 'text', ['Notes', 'Notas'], 'notes|comments|remarks|remarques|notas|observaciones'),
    recordField(
      'owner',
      'people',
      ['Owner', 'Propietario'],
      'owner|owners|registered owner|registered owners|landowner|landowners|name|owner name|proprietaire|proprietaires|propietario|propietarios|titular|nombre|nom',
      { of: 'below', column: 'ownerships.businessAssociate' },
    ),
    recordField(
      'ownerShare',
      'share',
      ['Share of the owner', 'Cuota del propietario'],
      'share|interest|owner share|percent|percentage|fraction|part|quote part|cuota|porcentaje|participacion',
      { of: 'below', column: 'ownerships.interestFractionNumerator' },
    ),
    recordField('tenancy', 'choice', ['Tenancy', 'Tenencia'], 'tenancy|tenure|held as|estate held|tenencia', {
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
      ['Address of the owner', 'Dirección del propietario'],
      'address|owner address|mailing address|street|city|town|province|prov|postal code|adresse|ville|code postal|direccion|ciudad|codigo postal|provincia',
      { of: 'below', column: 'ownerships.legalAddress' },
    ),
  ],
};
