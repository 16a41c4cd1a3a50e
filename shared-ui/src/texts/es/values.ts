import { texts as consultations } from 'shared-contracts/consultation-texts';
import { texts as kept } from 'shared-contracts/word-texts';
import type { en } from '../en/values.ts';

const [words, consultation] = [kept.es, consultations.es];

/** Labels of the values of fixed sets in a history, in Spanish. */
export const es: typeof en = {
  AgreementLifeKind: {
    Amendment: 'Enmienda',
    Assignment: 'Cesión',
    PartialSurrender: 'Renuncia parcial',
    Renewal: 'Renovación',
    CompensationReview: 'Compensación revisada',
    ReviewClosed: 'Revisiones perdidas cerradas',
    Surrender: 'Renuncia',
  },
  AgreementPaymentKind: { Annual: 'Anual', Damage: 'Daños', FirstYear: 'Primer año', Other: 'Otro' },
  AssignedTaskParentClass: words.recordKind,
  AttemptOutcome: consultation.outcomes,
  ConsultationStep: consultation.steps,
  DocumentParentClass: words.recordKind,
  GrantorType: words.grantorType,
  InstrumentsPartyCalculationsType: {
    EMPTY: 'Ninguna',
    FRACTION: 'Fracción',
    NOT_SET: '(Sin definir)',
    PERCENTAGE: 'Porcentaje',
  },
  InvoiceStatus: words.invoiceStatus,
  MemberAccess: { Edit: 'Editar', None: 'Ninguno', View: 'Ver' },
  ParcelOutline: { SURVEYED: 'Medido', THEORETICAL: 'Teórico' },
  PartyType: {
    EMPTY: 'Ninguna',
    GRANTEE: 'Beneficiario',
    GRANTOR: 'Otorgante',
    NOT_SET: '(Sin definir)',
    OTHER_PARTIES: 'Otra parte',
  },
  PaymentClosing: words.paymentClosing,
  PhoneType: { Fax: 'Fax', Home: 'Casa', Mobile: 'Móvil', Other: 'Otro', Work: 'Trabajo' },
  PriceUnit: { ac: 'Acre', ha: 'Hectárea', m2: 'Metro cuadrado' },
  RateType: { Client: 'Cliente', Default: 'General', Unknown: 'Desconocido' },
  RecurrenceUnit: { Days: 'días', Months: 'meses', Years: 'años' },
  RegistrationType: { Caveat: 'Anotación (caveat)', RightOfWay: 'Derecho de paso' },
  RentHold: { Dispute: 'Disputa', Stop: 'Detener el pago', Unlocated: 'Propietario no localizado' },
  RentRunStatus: { APPROVED: 'Aprobada', PREPARED: 'Por aprobar', TAKEN_BACK: 'Retirada' },
  RoadAllowanceSide: { EAST: 'Este', NORTH: 'Norte', SOUTH: 'Sur', THROUGH: 'La atraviesa', WEST: 'Oeste' },
  Tenancy: { COMMON: 'En común', JOINT: 'Mancomunada' },
  TermUnit: { DAYS: 'Días', MONTHS: 'Meses', NA: 'N/A', YEARS: 'Años' },
  TimeKind: { Expense: 'Gasto', Kilometres: 'Kilómetros', Time: 'Horas' },
  TitleTractRegistrationSystem: words.registrationSystem,
};
