import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** Parcels of land by their legal descriptions. */
export const parcelNoun: BringNoun = {
  isInProject: false,
  keys: [],
  needed: [['land', 'externalId', 'id']],
  fields: [
    ...recordIdFields,
    recordField(
      'land',
      'land',
      'legal|legal description|legal land description|legal desc|land|lands|land description|lld|dls|uwi|quarter|location|description|description legale|terrain|bien fonds|descripcion legal|terreno|predio|tierra',
      { column: 'parts' },
    ),
    recordField(
      'registryNumber',
      'identifier',
      'linc|linc no|linc number|pid|pid no|surface parcel|surface parcel no|surface parcel number|parcel identifier|registry number|numero de registro',
    ),
    recordField(
      'uniqueNumber',
      'identifier',
      'parcel|parcel no|parcel number|our parcel no|no de parcelle|numero de parcela',
    ),
    recordField(
      'rightsType',
      'choice',
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
      'area|gross area|gross|acres|acreage|hectares|ha|ac|size|superficie|superficie brute|superficie bruta|aire',
    ),
    recordField(
      'netArea',
      'hectares',
      'net area|net|net acres|net hectares|superficie nette|superficie neta',
    ),
    recordField('country', 'named', 'country|pays|pais', { type: 'Country' }),
    recordField('stateOrProvince', 'named', 'province|prov|state|state province|provincia|estado', {
      type: 'StateOrProvince',
    }),
    recordField('isActive', 'flag', 'active|is active|actif|activo'),
    recordField(
      'notes',
      'text',
      'notes|comments|remarks|comment|remarques|commentaires|notas|observaciones|comentarios',
    ),
  ],
};
