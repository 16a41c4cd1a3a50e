import type { AgreementActivity, ProvincialRuleRow } from '../consultation/provincial-rule.ts';
import type { AgreementValues } from './agreement-validator.ts';
import type { ClockText } from './clock-texts.ts';
import type { LandownerValues } from './landowner-rules.ts';
import type { StandingPayment } from './money-rules.ts';
import type { RentStanding } from './rent-amounts.ts';

/** The facts about an agreement that its deadlines depend on. */
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
  /** Whether a compensation is paid annually. */
  readonly hasAnnualCompensation: boolean;
  readonly payments: readonly (Pick<AgreementValues['payments'][number], 'id' | 'amount'> &
    StandingPayment & {
      readonly kind?: string | null;
      /**
       * Whether a rent run created the payment; together with the run's other payments for the same rent it pays that
       * in full.
       */
      readonly isOfRun?: boolean;
    })[];
  /** When and how much rent is owed; null for an agreement without annual compensation. */
  readonly rents?: RentStanding | null;
  readonly lifeSteps: readonly Pick<AgreementValues['lifeSteps'][number], 'id' | 'kind' | 'date'>[];
  /** The provinces of the land; for an agreement without land, the province of its project's area. */
  readonly jurisdictions: readonly { readonly id: string; readonly code: string }[];
};

/** The moment for which deadlines are computed. */
export interface ClockTime {
  readonly now: Date;
  /** The IANA zone in which days are counted. */
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
  | 'RightOfEntry'
  | 'UnpaidCompensation';

/** The state of a clock: see the enumeration of the schema. */
export type ClockState = 'Broken' | 'Due' | 'Kept' | 'Open' | 'Unknown';

/** What a rule requires of an agreement. */
export interface AgreementClock {
  readonly kind: ClockKind;
  readonly state: ClockState;
  /** The landowner or payment concerned. */
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

/** A version of a rule, with the code of the province whose holidays are not working days. */
interface RuleInPlace extends ProvincialRuleRow {
  readonly province: string | undefined;
}

/** The version of a rule for something that starts on a day, yyyy-MM-dd. */
export type FindRule = (activity: AgreementActivity, day: string) => RuleInPlace | undefined;

const urgency: readonly ClockState[] = ['Broken', 'Due', 'Unknown', 'Open', 'Kept'];

/** The deadlines with the most urgent first; equally urgent ones keep their order. */
export const mostUrgent = (clocks: readonly AgreementClock[]): readonly AgreementClock[] =>
  clocks.toSorted((one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state));
