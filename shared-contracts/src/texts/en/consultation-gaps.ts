/** What a regulator would send back of a consultation. */
export const en = {
  ContactGap: 'Gap of {days} days without contact after {date}.',
  EvidenceMissing: 'Evidence missing for the contact of {date}.',
  FollowUpMissing: 'No follow-up after day {days}.',
  MethodMissing: 'Method missing for the contact of {date}.',
  NotNotified: 'No notice was sent.',
  ProofMissing: 'Proof of delivery missing for the notice of {date}.',
  RepresentativeMissing: 'Who made the contact of {date} is missing.',
};
