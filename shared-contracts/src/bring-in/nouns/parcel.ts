import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** Parcels of land by their legal descriptions. */
export const parcelNoun: BringNoun = {
  titles: { en: 'Parcels', es: 'Parcelas' },
  isInProject: false,
  keys: [],
  needed: [['land', 'externalId', 'id']],
  fields: [
    ...recordIdFields,
    recordField(
      'land',
      'land',
      ['Legal description', 'Descripción legal'],
      'legal|legal description|legal land description|land|land description|lld|dls|uwi|quarter|location|description|description legale|terrain|bien fonds|descripcion legal|terreno|predio|tierra',
      { column: 'parts' },
    ),
    recordField(
      'registryNumber',
      'text',
      ['LINC, PID or surface parcel number', 'LINC, PID o número de parcela'],
      'linc|linc no|linc number|pid|pid no|surface parcel|surface parcel no|surface parcel number|parcel identifier|registry number|numero de registro',
    ),
    recordField(
      'uniqueNumber',
      'text',
      ['Parcel number', 'Número de parcela'],
      'parcel|parcel no|parcel number|our parcel no|no de parcelle|numero de parcela',
    ),
    recordField(
      'rightsType',
      'choice',
      ['Rights', 'Derechos'],
      'rights|rights type|type of rights|droits|derechos|tipo de derechos',
      {
        values: {
          Surface: 'surface|surface only|surf|s|superficie',
          Minerals: 'minerals|mineral|mines and minerals|m|mineraux|minerales',
          'Surface and Minerals': 'surface and minerals|both|sm|s m|superficie y minerales',
        },
      },
    ),
    recordField(
      'grossArea',
      'hectares',
      ['Gross area (ha)', 'Superficie bruta (ha)'],
      'area|gross area|gross|acres|acreage|hectares|ha|ac|size|superficie|superficie brute|superficie bruta|aire',
    ),
    recordField(
      'netArea',
      'hectares',
      ['Net area (ha)', 'Superficie neta (ha)'],
      'net area|net|net acres|net hectares|superficie nette|superficie neta',
    ),
    recordField('country', 'named', ['Country', 'País'], 'country|pays|pais', { type: 'Country' }),
    recordField(
      'stateOrProvince',
      'named',
      ['Province', 'Provincia'],
      'province|prov|state|state province|provincia|estado',
      { type: 'StateOrProvince' },
    ),
    recordField('isActive', 'flag', ['Active', 'Activo'], 'active|is active|actif|activo'),
    recordField(
      'notes',
      'text',
      ['Notes', 'Notas'],
      'notes|comments|remarks|comment|remarques|commentaires|notas|observaciones|comentarios',
    ),
  ],
};
