import { texts as consultations } from 'shared-contracts/consultation-texts';
import type {
  AgreementLifeKind,
  AgreementPaymentKind,
  AssignedTaskParentClass,
  AttemptOutcome,
  ConsultationStep,
  DocumentParentClass,
  GrantorType,
  InstrumentsPartyCalculationsType,
  InvoiceStatus,
  MemberAccess,
  ParcelOutline,
  PartyType,
  PaymentClosing,
  PhoneType,
  PriceUnit,
  RateType,
  RecurrenceUnit,
  RegistrationType,
  RentHold,
  RentRunStatus,
  RoadAllowanceSide,
  Tenancy,
  TermUnit,
  TimeKind,
  TitleTractRegistrationSystem,
} from 'shared-contracts/graphql';
import { texts as kept } from 'shared-contracts/word-texts';

const [words, consultation] = [kept.en, consultations.en];

/**
 * Labels for the values of fixed sets, as shown in a history, by set; those of administered lists are with their lists.
 */
export const en = {
  AgreementLifeKind: {
    Amendment: 'Amendment',
    Assignment: 'Assignment',
    PartialSurrender: 'Partial surrender',
    Renewal: 'Renewal',
    CompensationReview: 'Compensation reviewed',
    ReviewClosed: 'Missed reviews closed',
    Surrender: 'Surrender',
  } satisfies Record<AgreementLifeKind, string>,
  AgreementPaymentKind: {
    Annual: 'Annual',
    Damage: 'Damage',
    FirstYear: 'First year',
    Other: 'Other',
  } satisfies Record<AgreementPaymentKind, string>,
  AssignedTaskParentClass: words.recordKind satisfies Record<AssignedTaskParentClass, string>,
  /** Including the form's own values: whether anybody was reached. */
  AttemptOutcome: consultation.outcomes satisfies Record<AttemptOutcome | 'NotReached' | 'Reached', string>,
  ConsultationStep: consultation.steps satisfies Record<ConsultationStep, string>,
  DocumentParentClass: words.recordKind satisfies Record<DocumentParentClass, string>,
  GrantorType: words.grantorType satisfies Record<GrantorType, string>,
  InstrumentsPartyCalculationsType: {
    EMPTY: 'None',
    FRACTION: 'Fraction',
    NOT_SET: '(Not Set)',
    PERCENTAGE: 'Percentage',
  } satisfies Record<InstrumentsPartyCalculationsType, string>,
  InvoiceStatus: words.invoiceStatus satisfies Record<InvoiceStatus, string>,
  MemberAccess: { Edit: 'Edit', None: 'None', View: 'View' } satisfies Record<MemberAccess, string>,
  ParcelOutline: { SURVEYED: 'Surveyed', THEORETICAL: 'Theoretical' } satisfies Record<ParcelOutline, string>,
  PartyType: {
    EMPTY: 'None',
    GRANTEE: 'Grantee',
    GRANTOR: 'Grantor',
    NOT_SET: '(Not Set)',
    OTHER_PARTIES: 'Other party',
  } satisfies Record<PartyType, string>,
  PaymentClosing: words.paymentClosing satisfies Record<PaymentClosing, string>,
  PhoneType: {
    Fax: 'Fax',
    Home: 'Home',
    Mobile: 'Mobile',
    Other: 'Other',
    Work: 'Work',
  } satisfies Record<PhoneType, string>,
  PriceUnit: { ac: 'Acre', ha: 'Hectare', m2: 'Square metre' } satisfies Record<PriceUnit, string>,
  RateType: { Client: 'Client', Default: 'Default', Unknown: 'Unknown' } satisfies Record<RateType, string>,
  RecurrenceUnit: { Days: 'days', Months: 'months', Years: 'years' } satisfies Record<RecurrenceUnit, string>,
  RegistrationType: {
    Caveat: 'Caveat',
    RightOfWay: 'Right-of-way',
  } satisfies Record<RegistrationType, string>,
  RentHold: {
    Dispute: 'Dispute',
    Stop: 'Stop payment',
    Unlocated: 'Owner not found',
  } satisfies Record<RentHold, string>,
  RentRunStatus: {
    APPROVED: 'Approved',
    PREPARED: 'To be approved',
    TAKEN_BACK: 'Taken back',
  } satisfies Record<RentRunStatus, string>,
  RoadAllowanceSide: {
    EAST: 'East',
    NORTH: 'North',
    SOUTH: 'South',
    THROUGH: 'Through it',
    WEST: 'West',
  } satisfies Record<RoadAllowanceSide, string>,
  Tenancy: { COMMON: 'In common', JOINT: 'Joint tenants' } satisfies Record<Tenancy, string>,
  TermUnit: { DAYS: 'Days', MONTHS: 'Months', NA: 'N/A', YEARS: 'Years' } satisfies Record<TermUnit, string>,
  TimeKind: { Expense: 'Expense', Kilometres: 'Kilometres', Time: 'Hours' } satisfies Record<
    TimeKind,
    string
  >,
  TitleTractRegistrationSystem: words.registrationSystem satisfies Record<
    TitleTractRegistrationSystem,
    string
  >,
};
