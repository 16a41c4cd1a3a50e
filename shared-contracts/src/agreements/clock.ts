import type { AgreementActivity, ProvincialRuleRow } from '../consultation/provincial-rule.ts';
import type { AgreementValues } from './agreement-validator.ts';
import type { ClockText } from './clock-texts.ts';
import type { LandownerValues } from './landowner-rules.ts';
import type { StandingPayment } from './money-rules.ts';
import type { RentStanding } from './rent-amounts.ts';

/** The facts about an agreement that its clocks depend on. */
export type ClockFacts = Pick<
  AgreementValues,
  'effectiveDate' | 'expiryDate' | 'term' | 'termUnit' | 'reviewNoticeDate'
> & {
  readonly landowners: readonly (Pick<
    LandownerValues,
    | 'id'
    | 'copyLeftAt'
    | 'waiverDate'
    | 'sentDate'
    | 'signedDate'
    | 'isHomestead'
    | 'isSpouseOnTitle'
    | 'dowerConsentDate'
  > & {
    readonly name: string;
    /** The Crown in right of a province or of Canada. */
    readonly isCrown: boolean;
  })[];
  /** A compensation is paid year by year. */
  readonly hasAnnualCompensation: boolean;
  readonly payments: readonly (Pick<AgreementValues['payments'][number], 'id' | 'amount'> &
    StandingPayment & {
      readonly kind?: string | null;
      /** A run of rents made it: with the others of its rent it pays that whole. */
      readonly isOfRun?: boolean;
    })[];
  /** When and how much rent is owed; null of an agreement without annual compensation. */
  readonly rents?: RentStanding | null;
  readonly lifeSteps: readonly Pick<AgreementValues['lifeSteps'][number], 'id' | 'kind' | 'date'>[];
  /** Provinces of the land; of an agreement without any the one of its project's area. */
  readonly jurisdictions: readonly { readonly id: string; readonly code: string }[];
};

/** When clocks are looked at. */
export interface ClockTime {
  readonly now: Date;
  /** By the IANA database: whose days count. */
  readonly zone: string;
}

export type ClockKind =
  | 'DowerConsent'
  | 'Expiry'
  | 'FiveYearReview'
  | 'FortyEightHours'
  | 'LookedAt'
  | 'NoProvince'
  | 'NotLookedAt'
  | 'UnpaidCompensation';

/** The state of a clock: see the enumeration of the schema. */
export type ClockState = 'Broken' | 'Due' | 'Kept' | 'Open' | 'Unknown';

/** A demand of a rule on an agreement. */
export interface AgreementClock {
  readonly kind: ClockKind;
  readonly state: ClockState;
  /** The landowner or payment that it is about. */
  readonly rowId: string | null;
  readonly startedAt: string | null;
  readonly endsAt: string | null;
  readonly fromDate: string | null;
  readonly dueDate: string | null;
  readonly amount: string | null;
  readonly text: ClockText;
  readonly ruleId: string | null;
}

/** The optional parts of a clock, empty. */
export const nothing = {
  rowId: null,
  startedAt: null,
  endsAt: null,
  fromDate: null,
  dueDate: null,
  amount: null,
  ruleId: null,
};

/** A version of a rule, with the code of the province whose holidays its working days leave out. */
interface RuleInPlace extends ProvincialRuleRow {
  readonly province: string | undefined;
}

/** The version of a rule for something that starts on a day, yyyy-MM-dd. */
export type FindRule = (activity: AgreementActivity, day: string) => RuleInPlace | undefined;
