import type { Lines } from './starter-provinces.ts';

/**
 * Entries that are the same in every province: words of the work, not of a law. Ledger codes, tax types, project groups
 * and areas are not among them: the first are a company's own accounts, a tax needs dated rates to be charged, and the
 * others are names of one's own.
 */
export const linesEverywhere: Readonly<Record<string, Lines>> = {
  'land-purpose-types': [
    ['PL', 'Pipeline', 'Pipeline right of way'],
    ['TWS', 'Pipeline', 'Temporary workspace'],
    ['WS', 'Wellsite', 'Wellsite and lease'],
    ['AR', 'Access', 'Access road'],
    ['FAC', 'Facility', 'Facility site'],
    ['PWR', 'Power', 'Power line'],
  ],
  // Colours as on maps and in grids: pale until somebody is contacted, green once the land is acquired.
  'surface-status': [
    ['Not Started', 'Not Started', '#adb5bd', 'Nobody was contacted yet'],
    ['Contacted', 'Contacted', '#74c0fc', 'The owner was contacted'],
    ['Negotiating', 'Negotiating', '#ffd43b', 'An offer was made'],
    ['Signed', 'Signed', '#8ce99a', 'Signed, not yet paid or registered'],
    ['Acquired', 'Acquired', '#2f9e44', 'Signed, paid and registered'],
    ['Refused', 'Refused', '#e03131', 'The owner does not agree'],
    ['Expired', 'Expired', '#868e96', 'The agreement has ended'],
  ],
  'event-types': [
    ['Offer Presented', 'The offer was presented to the owner'],
    ['Offer Accepted', 'The owner accepted it'],
    ['Signed', 'The agreement was signed'],
    ['Payment Sent', 'The first payment was sent'],
    ['Registered', 'Registered against the title'],
    ['Rental Review', 'Annual compensation was reviewed'],
    ['Renewal', 'The agreement was renewed'],
  ],
  'broker-project-status': [
    ['New', 'Received, not started'],
    ['Active', 'Land work under way'],
    ['On Hold', 'Waiting for the operator'],
    ['Complete', 'Every agreement acquired'],
    ['Closed', 'Filed'],
  ],
  'operator-project-status': [
    ['Proposed', 'Not yet funded'],
    ['Approved', 'Funded'],
    ['Construction', 'Being built'],
    ['Operating', 'In service'],
    ['Abandoned', 'Removed from service'],
  ],
  'survey-status': [
    ['Not Ordered', 'No survey yet'],
    ['Ordered', 'Survey ordered'],
    ['Plans Received', 'Plans are in'],
    ['Registered', 'Plan is registered'],
  ],
  'member-roles': [
    ['Land Manager', 'Answers for the project'],
    ['Land Agent', 'Meets the owners'],
    ['Land Administrator', 'Keeps the file'],
    ['Surveyor', 'Makes the plans'],
    ['Construction', 'Builds'],
  ],
  'rate-categories': [
    ['Land', 'Land', 'Work of land agents'],
    ['Administration', 'Administration', 'Work in the office'],
    ['Travel', 'Travel', 'Mileage, meals and accommodation'],
  ],
};
