import { pair } from '../../../records/reading/named-records.ts';

/** What is said of projects, in English. */
export const en = {
  /** What one record is called where they are counted, and many. */
  records: {
    SurfaceProject: pair('project', 'projects'),
    Agreement: pair('agreement', 'agreements'),
    Request: pair('request', 'requests'),
    RequestItem: pair('request item', 'request items'),
    Stakeholder: pair('stakeholder', 'stakeholders'),
    Obligation: pair('obligation', 'obligations'),
    KeyDate: pair('key date', 'key dates'),
  },
};
