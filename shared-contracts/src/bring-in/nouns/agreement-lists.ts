import { type BringNoun, recordField, recordIdFields } from '../bring-field.ts';
import { withContact } from '../new-associate-fields.ts';

/** The existing agreement that a row belongs to. */
const agreementFields = [
  ...recordIdFields,
  recordField(
    'agreement',
    'identifier',
    'agreement|agreement no|agreement number|lease|lease no|contract|contract no|file|file no|reference|reference no|tract|tract no|tract number|ll no|entente|no d entente|acuerdo|numero de acuerdo|contrato|tramo',
  ),
];

const keys = ['id', 'externalId', 'agreement'];
const needed = [['agreement', 'externalId', 'id']];

const below = (list: string, field: string) => ({ of: 'below', column: `${list}.${field}` }) as const;

/** Heads of compensation of agreements; annual ones are rents. */
export const compensationNoun: BringNoun = {
  isInProject: true,
  keys,
  needed: [...needed, ['compensationType']],
  fields: [
    ...agreementFields,
    recordField(
      'compensationType',
      'named',
      'type|compensation|compensation type|comp type|type of compensation|head|head of compensation|category|item|genre|tipo|tipo de compensacion|concepto',
      { ...below('compensations', 'compensationType'), type: 'CompensationType', beside: 'notes' },
    ),
    recordField(
      'amount',
      'number',
      'amount|total|compensation amount|value|dollars|rent|annual rent|rental|annual rental|annual|annual amount|annual comp|annual compensation|annual payment|yearly rent|montant|loyer|loyer annuel|importe|monto|cantidad|renta',
      below('compensations', 'amount'),
    ),
    recordField(
      'costPerUnit',
      'number',
      'rate|per unit|per acre|rate acre|rate per acre|rate ac|rate ha|per hectare|price per acre|cost per unit|taux|tarifa|por unidad',
      below('compensations', 'costPerUnit'),
    ),
    recordField('priceUnit', 'choice', 'unit|price unit|unite|unidad', {
      ...below('compensations', 'priceUnit'),
      values: {
        ac: 'acre|acres|per acre',
        ha: 'hectare|hectares|per hectare|hectarea|hectareas',
        m2: 'square metre|square meter|metro cuadrado',
      },
    }),
    recordField('isAnnual', 'flag', 'annual|yearly|recurring|is annual|annuel|anual', {
      ...below('compensations', 'isAnnual'),
      values: {
        Yes: 'annual|annually|yearly|per year|per annum|every year|each year|recurring|annuel|annuelle|par an|anual|por ano|cada ano',
        No: 'one time|onetime|once|one off|lump sum|not annual|non annual|une fois|unique|una vez|unico|unica',
      },
    }),
    recordField(
      'date',
      'day',
      'date|compensation date|effective|effective date|fecha',
      below('compensations', 'date'),
    ),
    recordField(
      'notes',
      'text',
      'notes|comments|remarks|remarques|notas|observaciones',
      below('compensations', 'notes'),
    ),
    recordField(
      'rentPaidTo',
      'day',
      'paid to|paid to date|rent paid to|rents paid to|rental paid to|rentals paid to|paid until|rent paid until|paid up to|paid through|rent paid through|paye jusqu au|loyer paye jusqu au|pagado hasta|renta pagada hasta',
    ),
    recordField(
      'nextRentDue',
      'day',
      'next due|next due date|next rent due|next rent|next rental|next rental due|next rental date|next payment|next payment due|next payment date|rent due|rent due date|rental due|rental due date|anniversary|anniversary date|prochaine echeance|prochain loyer|proximo vencimiento|proxima renta',
    ),
  ],
};

/** Payments of agreements, made or due. */
export const paymentNoun: BringNoun = {
  named: 'payee',
  isInProject: true,
  keys,
  needed: [...needed, ['payee']],
  fields: withContact([
    ...agreementFields,
    recordField('kind', 'choice', 'type|kind|payment type|payment kind|category|tipo|clase', {
      ...below('payments', 'kind'),
      values: {
        Annual: 'annual|annual rent|rent|rental|annuel|loyer|anual|renta',
        Damage: 'damage|damages|crop damage|dommages|danos',
        FirstYear:
          'first year|first year payment|initial|consideration|signing|premiere annee|primer ano|inicial',
        Other: 'other|misc|miscellaneous|autre|otro',
      },
    }),
    recordField(
      'payee',
      'named',
      'payee|paid to|pay to|vendor|name|owner|landowner|beneficiaire|beneficiario|propietario|nombre',
      { ...below('payments', 'payee'), type: 'BusinessAssociate' },
    ),
    recordField(
      'amount',
      'number',
      'amount|payment|payment amount|net amount|total|montant|importe|monto|pago',
      below('payments', 'amount'),
    ),
    recordField(
      'gstAmount',
      'number',
      'gst|hst|gst hst|gst amount|tax|tps|impuesto',
      below('payments', 'gstAmount'),
    ),
    recordField(
      'dueDate',
      'day',
      'due|due date|date due|payment due|date|echeance|vence|vencimiento|fecha',
      below('payments', 'dueDate'),
    ),
    recordField(
      'requisitionedDate',
      'day',
      'requisitioned|requisition date|cheque requested|date requisitioned|solicitado',
      below('payments', 'requisitionedDate'),
    ),
    recordField(
      'paidDate',
      'day',
      'paid|paid date|date paid|pay date|payment date|cheque date|chq date|check date|paye|pagado|fecha de pago',
      below('payments', 'paidDate'),
    ),
    recordField(
      'reference',
      'text',
      'cheque|cheque no|cheque number|chq|chq no|check no|eft|eft no|voucher|voucher no|payment no|payment reference|ref|no de cheque|numero de cheque|referencia de pago',
      below('payments', 'reference'),
    ),
    recordField(
      'notes',
      'text',
      'notes|comments|remarks|memo|remarques|notas|observaciones',
      below('payments', 'notes'),
    ),
  ]),
};

/** Owners of agreements with what they signed: dates, witness, dower, registration. */
export const landownerNoun: BringNoun = {
  named: 'owner',
  isInProject: true,
  keys,
  needed: [...needed, ['owner']],
  fields: withContact([
    ...agreementFields,
    recordField(
      'owner',
      'named',
      'owner|landowner|registered owner|name|grantor|lessor|proprietaire|nom|propietario|nombre',
      { ...below('landowners', 'businessAssociate'), type: 'BusinessAssociate' },
    ),
    recordField(
      'interestPercentage',
      'share',
      'share|percent|percentage|interest|part|cuota|porcentaje',
      below('landowners', 'interestPercentage'),
    ),
    recordField(
      'legalAddress',
      'joined',
      'address|mailing address|legal address|adresse|direccion',
      below('landowners', 'legalAddress'),
    ),
    recordField(
      'sentDate',
      'day',
      'sent|sent date|date sent|package sent|envoye|enviado',
      below('landowners', 'sentDate'),
    ),
    recordField(
      'signedDate',
      'day',
      'signed|signed date|date signed|executed|execution date|signe|firmado|fecha de firma',
      below('landowners', 'signedDate'),
    ),
    recordField(
      'witnessedDate',
      'day',
      'witnessed|witnessed date|date witnessed',
      below('landowners', 'witnessedDate'),
    ),
    recordField(
      'witnessName',
      'text',
      'witness|witness name|witnessed by|temoin|testigo',
      below('landowners', 'witnessName'),
    ),
    recordField(
      'isHomestead',
      'flag',
      'homestead|is homestead|dower applies|dower y n|homestead y n|dower required|dower rights|residence familiale|domicile familial|vivienda familiar',
      below('landowners', 'isHomestead'),
    ),
    recordField(
      'isSpouseOnTitle',
      'flag',
      'spouse on title|spouse is on title|both on title|conjoint au titre|conjoint inscrit|conyuge en el titulo',
      below('landowners', 'isSpouseOnTitle'),
    ),
    recordField(
      'dowerConsentDate',
      'day',
      'dower|dower consent|dower date|dower signed|dower consent date|consent of spouse|spousal consent|dower or homestead consent|homestead consent|homestead consent date|consent of non owning spouse|non owning spouse consent|consentement du conjoint|date du consentement du conjoint|consentimiento del conyuge|fecha del consentimiento del conyuge',
      below('landowners', 'dowerConsentDate'),
    ),
    recordField(
      'registrationNumber',
      'text',
      'registration|registration no|registration number|reg no|caveat|caveat no|caveat number|instrument no|no d enregistrement|numero de registro',
      below('landowners', 'registrationNumber'),
    ),
    recordField(
      'registeredDate',
      'day',
      'registered|registered date|registration date|reg date|date registered|caveat date|enregistre|fecha de registro',
      below('landowners', 'registeredDate'),
    ),
    recordField('notes', 'text', 'notes|comments|remarks|remarques|notas', below('landowners', 'notes')),
  ]),
};

/** Occupants of agreements with the date on which each consented. */
export const occupantNoun: BringNoun = {
  named: 'occupant',
  isInProject: true,
  keys,
  needed: [...needed, ['occupant']],
  fields: withContact([
    ...agreementFields,
    recordField(
      'occupant',
      'named',
      'occupant|occupant name|tenant|tenant name|renter|name|locataire|nom du locataire|nom|ocupante|inquilino|arrendatario|nombre',
      { ...below('occupants', 'businessAssociate'), type: 'BusinessAssociate' },
    ),
    recordField(
      'consentDate',
      'day',
      'consent|consented|consent date|date of consent|consent of occupant|occupant consent|occupant consent date|coo|coo signed|coo date|signed|date signed|consentement|consentement de l occupant|date du consentement|signe|consentimiento|consentimiento del ocupante|fecha del consentimiento|firmado',
      below('occupants', 'consentDate'),
    ),
    recordField(
      'notes',
      'text',
      'notes|comments|remarks|remarques|notas|observaciones',
      below('occupants', 'notes'),
    ),
  ]),
};
