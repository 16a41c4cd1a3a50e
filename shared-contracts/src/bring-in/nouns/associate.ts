import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';

/** Business associates, each with contacts in rows of their own. */
export const associateNoun: BringNoun = {
  isInProject: false,
  keys: ['id', 'externalId', 'name'],
  needed: [['name', 'externalId', 'id']],
  fields: [
    ...recordIdFields,
    recordField(
      'name',
      'text',
      'name|associate|business associate|company|company name|organization|organisation|client name|landowner|owner|owner name|vendor|vendor name|full name|nom|raison sociale|entreprise|societe|nombre|empresa|razon social|compania',
    ),
    recordField(
      'phoneNumber',
      'phone',
      'phone|phone no|phone number|telephone|tel|business phone|main phone|home phone|phone h|phone home|res phone|residence phone|office phone|work phone|phone w|bus phone|numero de telephone|telefono',
    ),
    recordField(
      'cellNumber',
      'phone',
      'cell|cell phone|phone c|phone cell|cell no|cell number|mobile|mobile phone|cellulaire|portable|celular|movil',
    ),
    recordField('faxNumber', 'phone', 'fax|fax no|fax number|telecopieur|telecopie'),
    recordField('email', 'email', 'email|e mail|email address|courriel|correo|correo electronico'),
    recordField(
      'addressLine1',
      'text',
      'address|address 1|address line 1|street|street address|mailing address|adresse|rue|direccion|domicilio|calle',
    ),
    recordField(
      'addressLine2',
      'text',
      'address 2|address line 2|adresse 2|direccion 2|suite|unit|po box|box',
    ),
    recordField('addressLine3', 'text', 'address 3|address line 3|adresse 3|direccion 3'),
    recordField('city', 'named', 'city|town|city town|ville|ciudad', { type: 'City' }),
    recordField(
      'stateOrProvince',
      'named',
      'province|prov|state|state province|province state|provincia|estado',
      { type: 'StateOrProvince' },
    ),
    recordField('country', 'named', 'country|pays|pais', { type: 'Country' }),
    recordField('postalCode', 'text', 'postal code|postal|pc|zip|zip code|code postal|codigo postal'),
    recordField('title', 'text', 'title|salutation|titre|titulo'),
    recordField(
      'vendorCode',
      'text',
      'vendor code|vendor no|vendor number|supplier no|code fournisseur|codigo de proveedor',
    ),
    recordField(
      'costCentreCode',
      'text',
      'cost centre|cost center|cost centre code|centre de couts|centro de costos',
    ),
    recordField(
      'gstNumber',
      'text',
      'gst|gst no|gst number|gst hst|gst registration|hst|no de tps|numero de gst',
    ),
    recordField('taxNumber', 'text', 'tax number|tax no|tax id|sin|business number|bn|numero fiscal|nif'),
    recordField('spouse', 'text', 'spouse|wife|husband|conjoint|conyuge'),
    recordField('isDowerRights', 'flag', 'dower|dower rights|has dower|douaire|viudedad'),
    recordField('isCrown', 'flag', 'crown|is crown|couronne|corona'),
    recordField('isActive', 'flag', 'active|is active|actif|activo'),
    recordField('trapperNumber', 'text', 'trapper|trapper no|trapper number|tpa|trapline|fur management'),
    recordField('residence', 'text', 'residence|residencia'),
    recordField(
      'communicationNotes',
      'text',
      'communication notes|contact notes|how to contact|notas de comunicacion',
    ),
    recordField(
      'notes',
      'text',
      'notes|comments|remarks|comment|remarques|commentaires|notas|observaciones|comentarios',
    ),
    recordField(
      'contactName',
      'text',
      'contact|contact name|contact person|primary contact|attention|attn|personne ressource|nom du contact|contacto|persona de contacto',
      { of: 'below', column: 'contacts.name' },
    ),
    recordField('contactTitle', 'text', 'contact title|position|job title|role|poste|fonction|cargo|puesto', {
      of: 'below',
      column: 'contacts.title',
    }),
    recordField(
      'contactPhone',
      'phone',
      'contact phone|contact phone no|contact telephone|contact number|telefono del contacto',
      { of: 'below', column: 'contacts.phoneNumbers' },
    ),
    recordField(
      'contactMobile',
      'phone',
      'contact mobile|contact cell|contact cell phone|movil del contacto',
      { of: 'below', column: 'contacts.phoneNumbers' },
    ),
    recordField(
      'contactEmail',
      'email',
      'contact email|contact e mail|courriel du contact|correo del contacto',
      { of: 'below', column: 'contacts.email' },
    ),
  ],
};
