/** Gaps of a consultation that a regulator would object to. */
export const en = {
  ContactGap: 'Gap of {days} days without contact after {date}.',
  EvidenceMissing: 'Evidence missing for the contact of {date}.',
  FollowUpMissing: 'No follow-up after day {days}.',
  MethodMissing: 'Method missing for the contact of {date}.',
  NoticeMissing: 'The notice of {date} is not on record.',
  NotNotified: 'No notice was sent.',
  ProofMissing: 'Proof of delivery missing for the notice of {date}.',
  RepresentativeMissing: 'Who made the contact of {date} is missing.',
  lengths: {
    BusinessDays: '{n} business days',
    Days: '{n} days',
    GovernmentOfAlbertaDays: '{n} Government of Alberta working days',
  },
  offHolidays: '{days}, moved on from a holiday',
  moved: 'The rule was changed after this clock began: {before} then, {now} now. The clock keeps {before}',
  movedEnd: '; by the current rule it would end on {date}.',
  unruled:
    '{places}: there is no rule here about the time to answer, so this time is that of another province. What the law requires there was not checked.',
  NoProvince:
    'No province: no rule can be applied to {count} of the recipients. Add their land, or give the project an area.',
  answerBy: 'A response is due by {date}.',
  standsStill: 'The clock is paused.',
  followUpBy: 'A follow-up is due by {date}.',
  freeFrom: 'The project may be filed from {date} on, as far as this recipient goes.',
  NoDistance: 'No distance is set for {source}: who must be notified is your own choice.',
};
