import type { BringField } from './bring-field.ts';

/**
 * The fields that a column of a line list may fill; each row is an agreement with its owner and land. The words are
 * those of surveyors, brokers and other systems in English, French and Spanish, in lower case without accents and
 * punctuation.
 */
export const lineListFields: readonly BringField[] = [
  {
    ...{ name: 'tract', reads: 'identifier', of: 'agreements', column: 'key' },
    words:
      'tract|tract no|tract number|tr no|ll no|line no|line list no|seq|seq no|sequence|item|item no|no|nr|num|numero|n|tramo|numero de tramo|orden|secuencia|troncon|numero de troncon|no de troncon|sequence no',
  },
  {
    ...{ name: 'agreementNumber', reads: 'identifier', of: 'agreements', column: 'agreementNumber' },
    words:
      'agreement number|agreement no|agreement|agreement id|agmt|agmt no|agmt id|contract|contract no|contract number|contract id|lease|lease no|lease number|lease id|surface lease no|disposition|disposition no|disposition number|numero d entente|no d entente|entente|no de contrat|contrat|numero de acuerdo|acuerdo|contrato|numero de contrato',
  },
  {
    ...{ name: 'referenceNumber', reads: 'identifier', of: 'agreements', column: 'referenceNumber' },
    words:
      'reference|reference no|reference number|ref|ref no|file|file no|file number|our file|dossier|no de dossier|numero de dossier|referencia|expediente|numero de expediente',
  },
  {
    ...{ name: 'agreementType', reads: 'text', of: 'agreements', column: 'agreementType' },
    words: 'type|agreement type|instrument|instrument type|type d entente|tipo|tipo de acuerdo',
  },
  {
    ...{ name: 'interestType', reads: 'text', of: 'agreements', column: 'interestType' },
    words: 'interest type|type of interest|type d interet|tipo de interes',
  },
  {
    ...{ name: 'landPurpose', reads: 'text', of: 'agreements', column: 'landPurpose' },
    words: 'purpose|land purpose|land use|but|usage|proposito|finalidad|uso',
  },
  {
    ...{ name: 'surfaceStatus', reads: 'text', of: 'agreements', column: 'surfaceStatus' },
    words: 'status|agreement status|statut|etat|estado|estatus',
  },
  {
    ...{ name: 'statusComments', reads: 'text', of: 'agreements', column: 'statusComments' },
    words:
      'status comments|remarks|comments|comment|notes|remarques|commentaires|observations|observaciones|comentarios|notas',
  },
  {
    ...{ name: 'landAgent', reads: 'text', of: 'agreements', column: 'landAgent' },
    words: 'agent|land agent|landman|agent foncier|agente|agente de tierras',
  },
  {
    ...{ name: 'sentToFieldDate', reads: 'day', of: 'agreements', column: 'sentToFieldDate' },
    words: 'sent to field|date sent to field|envoye au terrain|enviado al campo',
  },
  {
    ...{ name: 'plansReceivedDate', reads: 'day', of: 'agreements', column: 'plansReceivedDate' },
    words:
      'survey plan received|plan received|plans received|plan recu|plans recus|planos recibidos|plano recibido',
  },
  {
    ...{ name: 'consentRequestedDate', reads: 'day', of: 'agreements', column: 'consentRequestedDate' },
    words: 'consent requested|consent sent|consentement demande|consentimiento solicitado',
  },
  {
    ...{ name: 'consentReceivedDate', reads: 'day', of: 'agreements', column: 'consentReceivedDate' },
    words:
      'consent received|consent|consent date|date of consent|consentement recu|consentement|consentimiento recibido|consentimiento',
  },
  {
    ...{ name: 'documentsAcquiredDate', reads: 'day', of: 'agreements', column: 'documentsAcquiredDate' },
    words: 'acquired|date acquired|documents acquired|acquis|date d acquisition|adquirido',
  },
  {
    ...{ name: 'effectiveDate', reads: 'day', of: 'agreements', column: 'effectiveDate' },
    words:
      'effective|effective date|commencement date|commencement|agreement date|date of agreement|lease date|date|date d effet|date effective|date de l entente|fecha efectiva|fecha de vigencia|fecha del acuerdo|fecha',
  },
  {
    ...{ name: 'expiryDate', reads: 'day', of: 'agreements', column: 'expiryDate' },
    words:
      'expiry|expiry date|expires|expiration|expiration date|date d expiration|echeance|vencimiento|fecha de vencimiento|caducidad',
  },
  {
    ...{ name: 'grossArea', reads: 'area', of: 'agreements', column: 'grossArea' },
    words:
      'area|gross area|total area|r w area|row area|right of way area|acres|acreage|hectares|ha|ac|superficie|superficie totale|superficie total|aire|hectareas',
  },
  {
    ...{ name: 'clearedArea', reads: 'area', of: 'agreements', column: 'clearedArea' },
    words: 'cleared area|area cleared|superficie defrichee|superficie despejada',
  },
  {
    ...{ name: 'areaUnit', reads: 'text', of: 'agreements', column: 'areaUnit' },
    words: 'area unit|unit of area|unite de superficie|unidad de superficie',
  },
  {
    ...{ name: 'length', reads: 'length', of: 'agreements', column: 'length' },
    words: 'length|row length|r w length|longueur|longitud|largo',
  },
  {
    ...{ name: 'lengthUnit', reads: 'text', of: 'agreements', column: 'lengthUnit' },
    words: 'length unit|unit of length|unite de longueur|unidad de longitud',
  },
  {
    ...{ name: 'landownerConditions', reads: 'text', of: 'agreements', column: 'landownerConditions' },
    words:
      'special conditions|conditions|landowner conditions|special provisions|conditions particulieres|condiciones|condiciones especiales',
  },
  {
    ...{ name: 'owner', reads: 'people', of: 'people', column: 'businessAssociate' },
    words:
      'owner|owners|owner s|landowner|landowners|landowner s|land owner|registered owner|registered owners|registered owner s|registered landowner|owner name|owner names|owners name|name of owner|landowner name|name of landowner|title holder|grantor|lessor|name|proprietaire|proprietaires|proprietaire inscrit|proprietaire s|nom du proprietaire|nom|propietario|propietarios|propietario registrado|nombre del propietario|dueno|titular|nombre',
  },
  {
    ...{ name: 'ownerFirstName', reads: 'part', of: 'people', column: 'businessAssociate' },
    words:
      'first name|first names|given name|given names|owner first name|landowner first name|prenom|nombre de pila',
  },
  {
    ...{ name: 'ownerLastName', reads: 'part', of: 'people', column: 'businessAssociate' },
    words:
      'last name|surname|family name|owner last name|landowner last name|nom de famille|apellido|apellidos',
  },
  {
    ...{ name: 'ownerAddress', reads: 'joined', of: 'people', column: 'legalAddress' },
    words:
      'address|addresses|owner address|landowner address|mailing address|owner mailing address|street|street address|city|town|city town|province|prov|postal code|postal|pc|adresse|adresse postale|ville|code postal|direccion|direccion postal|domicilio|ciudad|codigo postal|provincia',
  },
  {
    ...{ name: 'ownerPhone', reads: 'text', of: 'people', column: 'phoneNumber' },
    words:
      'phone|phone no|phone number|phones|telephone|telephone no|telephone number|tel|tel no|home phone|owner phone|landowner phone|contact phone|contact number|cell|cell phone|mobile|numero de telephone|telefono|numero de telefono|celular',
  },
  {
    ...{ name: 'ownerEmail', reads: 'text', of: 'people', column: 'email' },
    words:
      'email|e mail|email address|owner email|landowner email|courriel|adresse courriel|correo|correo electronico',
  },
  {
    ...{ name: 'ownerShare', reads: 'share', of: 'people', column: 'interestPercentage' },
    words:
      'share|interest|ownership|ownership interest|undivided interest|owner interest|owner share|percent|percentage|fraction|part|quote part|interet|participacion|porcentaje|parte|interes',
  },
  {
    ...{ name: 'sentDate', reads: 'day', of: 'people', column: 'sentDate' },
    words: 'sent|date sent|offer sent|envoye|date d envoi|enviado|fecha de envio',
  },
  {
    ...{ name: 'signedDate', reads: 'day', of: 'people', column: 'signedDate' },
    words:
      'signed|signed date|date signed|signature date|signature|signe|date de signature|firmado|fecha de firma|firma',
  },
  {
    ...{ name: 'isHomestead', reads: 'text', of: 'people', column: 'isHomestead' },
    words:
      'homestead|is homestead|homestead y n|dower applies|dower required|dower rights|residence familiale|domicile familial|vivienda familiar',
  },
  {
    ...{ name: 'ownerNotes', reads: 'text', of: 'people', column: 'notes' },
    words: 'owner notes|landowner notes|landowner comments|notes on owner|notas del propietario',
  },
  {
    ...{ name: 'occupant', reads: 'people', of: 'occupants', column: 'businessAssociate' },
    words:
      'occupant|occupants|occupant s|tenant|tenants|renter|renters|occupant name|tenant name|locataire|locataires|ocupante|ocupantes|inquilino|arrendatario',
  },
  {
    ...{ name: 'occupantPhone', reads: 'text', of: 'occupants', column: 'phoneNumber' },
    words:
      'occupant phone|tenant phone|renter phone|occupant telephone|tenant telephone|locataire telephone|telephone du locataire|ocupante telefono|telefono del ocupante',
  },
  {
    ...{ name: 'occupantEmail', reads: 'text', of: 'occupants', column: 'email' },
    words: 'occupant email|tenant email|locataire courriel|ocupante correo',
  },
  {
    ...{ name: 'land', reads: 'land', of: 'parcels', column: 'legalDescription' },
    words:
      'legal|legals|legal description|legal descriptions|legal land description|legal land descriptions|land description|lld|land|lands|legal desc|legal location|land location|location|description of land|property|property description|description|parcel|terrain|bien fonds|description legale|desc legale|designation cadastrale|lieu|descripcion legal|terreno|predio|tierra|parcela|ubicacion',
  },
  {
    ...{ name: 'landQuarter', reads: 'part', of: 'parcels', column: 'legalDescription' },
    words: 'qtr|quarter|quarter section|1 4|1 4 sec|lsd|lsd qtr|qtr lsd|quart|cuarto',
  },
  {
    ...{ name: 'landSection', reads: 'part', of: 'parcels', column: 'legalDescription' },
    words: 'sec|section|sec no|seccion|s',
  },
  {
    ...{ name: 'landTownship', reads: 'part', of: 'parcels', column: 'legalDescription' },
    words: 'twp|township|tp|twp no|canton|municipio',
  },
  {
    ...{ name: 'landRange', reads: 'part', of: 'parcels', column: 'legalDescription' },
    words: 'rge|range|rg|rge no|rang|rango',
  },
  {
    ...{ name: 'landMeridian', reads: 'part', of: 'parcels', column: 'legalDescription' },
    words: 'mer|meridian|m|w m|w of m|meridien|meridiano',
  },
  {
    ...{ name: 'registryNumber', reads: 'identifier', of: 'parcels', column: 'registryNumber' },
    words:
      'linc|linc no|linc number|linc pid|pid|pid no|parcel identifier|surface parcel|surface parcel no|surface parcel number|numero linc',
  },
  {
    ...{ name: 'title', reads: 'identifier', of: 'parcels', column: 'title' },
    words:
      'title|title no|title number|titles|certificate of title|c of t|cot|c t|current title|titre|no de titre|numero de titre|titulo|numero de titulo',
  },
  {
    ...{ name: 'name', reads: 'text', of: 'agreements', column: 'name' },
    words: 'agreement title|name of agreement|name|nom|nombre|nombre del acuerdo|nom de l entente',
  },
];
