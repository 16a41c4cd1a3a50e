import { pair } from '../../../records/reading/named-records.ts';

/** What is said of administered records, in English. */
export const en = {
  kept: 'Records that came with the product cannot be deleted. Make them inactive instead.',
  /** What one record is called where they are counted, and many. */
  records: {
    AdditionalInfoType: pair('additional info type', 'additional info types'),
    AgreementType: pair('agreement type', 'agreement types'),
    Area: pair('area', 'areas'),
    BrokerProjectStatus: pair('broker project status', 'broker project statuses'),
    City: pair('city', 'cities'),
    CompensationType: pair('compensation type', 'compensation types'),
    Country: pair('country', 'countries'),
    EventType: pair('event type', 'event types'),
    InstrumentType: pair('instrument type', 'instrument types'),
    LandPurpose: pair('land purpose', 'land purposes'),
    LandownerType: pair('landowner type', 'landowner types'),
    LedgerCode: pair('ledger code', 'ledger codes'),
    MemberRole: pair('member role', 'member roles'),
    ObligationType: pair('obligation type', 'obligation types'),
    OperatorProjectStatus: pair('operator project status', 'operator project statuses'),
    ProjectGroup: pair('project group', 'project groups'),
    RateCategory: pair('rate category', 'rate categories'),
    StakeholderType: pair('stakeholder type', 'stakeholder types'),
    StateOrProvince: pair('province or state', 'provinces and states'),
    SurfaceStatus: pair('surface status', 'surface statuses'),
    SurveyStatus: pair('survey status', 'survey statuses'),
    TaxType: pair('tax type', 'tax types'),
    Office: pair('office', 'offices'),
  },
};
