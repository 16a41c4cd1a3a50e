-- Beside the version before: not safe: widens a rule of agreement_life_step and one of provincial_rule, of whose new kinds
-- that version knows none.
-- Entry by an order, where no agreement is reached: its steps in the life of an agreement, and the days that follow from
-- the notice of it in Alberta and before the federal regulator.

alter table agreement_life_step drop constraint agreement_life_step_kind_check;
alter table agreement_life_step add constraint agreement_life_step_kind_check check (kind in ('Amendment',
  'Assignment', 'CompensationReview', 'EntryApplied', 'EntryNotice', 'EntryOrder', 'FederalEntryNotice',
  'PartialSurrender', 'Renewal', 'ReviewClosed', 'Surrender'));

alter table provincial_rule drop constraint provincial_rule_activity_check;
alter table provincial_rule add constraint provincial_rule_activity_check check (activity in ('Consultation',
  'ConsultationFollowUp', 'ConsultationLogReview', 'CopyOfAgreement', 'DamageReport', 'DowerConsent', 'ExpiryReminder',
  'FederalEntryEarliest', 'FederalEntryLatest', 'GroundDisturbance', 'Notification', 'ReviewAnniversary', 'ReviewNotice',
  'ReviewPeriod', 'RightOfEntry', 'UnpaidCompensation'));

insert into provincial_rule (id, code, jurisdiction_id, activity, section, source, length, length_unit, calendar,
    on_holiday, description, checklist)
  select md5('provincial_rule ' || entry.code)::uuid, entry.code, place.id, entry.activity, entry.section, entry.source,
    entry.length, 'Days', 'Days', entry.on_holiday, entry.description, entry.checklist
  from (values
    ('AB-ENTRY', 'AB', 'RightOfEntry', 'ss. 15, 19–20; Schedule 2 of its General Regulation',
      'Surface Rights Act; Surface Rights pages, Objections to right of entry', 14, 'MovesOn',
      'A right-of-entry order may be made after this time from the service of the notice on each respondent, where nobody objects. Of a last day on a Sunday or a holiday the later day is taken (Interpretation Act s. 22, not read).',
      'Before entry: the entry fee (freehold land) and 80% of the written offer are paid.'),
    ('CA-ENTRY-FROM', null, 'FederalEntryEarliest', 's. 324(2)', 'Canadian Energy Regulator Act', 30, 'Stays',
      'The owner is served with the notice not less than this time before the application for an immediate right of entry: clear days, so it is filed on the day after them.',
      null),
    ('CA-ENTRY-UNTIL', null, 'FederalEntryLatest', 's. 324(2)', 'Canadian Energy Regulator Act', 60, 'Stays',
      'The owner is served with the notice not more than this time before the application for an immediate right of entry.',
      null)
  ) as entry (code, province, activity, section, source, length, on_holiday, description, checklist)
  left join lateral (
    select p.id from state_or_province p where lower(p.code) = lower(entry.province) order by p.id limit 1
  ) place on true
  on conflict do nothing;
update provincial_rule set made_at = null
  where code in ('AB-ENTRY', 'CA-ENTRY-FROM', 'CA-ENTRY-UNTIL') and revision = 1;
