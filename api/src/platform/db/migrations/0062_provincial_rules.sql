-- Beside the version before: safe.
-- Rules of the provinces with times and distances (decision 65), dated and edited by administrators. What could not be
-- verified is empty.

create table provincial_rule (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  jurisdiction_id uuid references state_or_province,
  activity text not null check (activity in ('Consultation', 'ConsultationFollowUp', 'ConsultationLogReview',
    'CopyOfAgreement', 'DamageReport', 'DowerConsent', 'ExpiryReminder', 'GroundDisturbance', 'Notification',
    'ReviewAnniversary', 'ReviewNotice', 'ReviewPeriod', 'UnpaidCompensation')),
  level text,
  section text,
  source text not null check (source <> ''),
  valid_from date,
  valid_to date,
  length integer check (length > 0),
  length_unit text check (length_unit in ('Days', 'Hours', 'Months', 'Years')),
  calendar text check (calendar in ('BusinessDays', 'Days', 'GovernmentOfAlbertaDays')),
  distance numeric(18, 4) check (distance >= 0),
  recipients text,
  checklist text,
  is_active boolean not null default true,
  check (valid_to >= valid_from)
);
create unique index provincial_rule_code on provincial_rule (lower(code));
create index provincial_rule_jurisdiction_idx on provincial_rule (jurisdiction_id);

insert into provincial_rule (id, code, jurisdiction_id, activity, level, section, source, valid_from, length,
    length_unit, calendar, distance, description)
  select md5('provincial_rule ' || entry.code)::uuid, entry.code, place.id, entry.activity, entry.level, entry.section,
    entry.source, entry.valid_from::date, entry.length, entry.length_unit, entry.calendar, entry.distance,
    entry.description
  from (values
    ('AB-COPY', 'AB', 'CopyOfAgreement', null, 's. 17(1)–(2)', 'Land Agents Licensing Act', null, 48, 'Hours', null, null,
      'The agent leaves a completed copy of the proposed agreement; until this time has passed the agent neither resumes talks nor accepts a signature. Talks before are not forbidden. The owner may waive it by a sworn form.'),
    ('AB-DOWER', 'AB', 'DowerConsent', null, 'DOW-1', 'Dower Act; Land Titles manual (2010)', null, 3, 'Years', null, null,
      'A lease of a homestead for longer than this needs the other spouse’s dower consent and acknowledgement, unless both are on title and sign.'),
    ('AB-REVIEW-YEAR', 'AB', 'ReviewAnniversary', null, 's. 27(4)', 'Surface Rights Act', null, 4, 'Years', null, null,
      'The operator’s notice of the five-year review is counted from this anniversary. The review weighs loss of use and adverse effect (s. 25(1)(c), (d)) only.'),
    ('AB-REVIEW-NOTICE', 'AB', 'ReviewNotice', null, 's. 27(4)', 'Surface Rights Act', null, 30, 'Days', 'Days', null,
      'The operator’s notice is due within this time after the anniversary.'),
    ('AB-REVIEW-NEXT', 'AB', 'ReviewPeriod', null, null, 'Surface Rights Act', null, null, null, null, null,
      'Not verified. With a length, the anniversary comes again after it; without one the first alone is told.'),
    ('AB-UNPAID', 'AB', 'UnpaidCompensation', null, 's. 36', 'Surface Rights Act', null, null, null, null, null,
      'Unpaid annual compensation: demand, entry suspended, then terminated; a rate falls only by consent or order.'),
    ('AB-DISTURB', 'AB', 'GroundDisturbance', null, 'ss. 32, 35, 42', 'Pipeline Act', null, null, null, null, 30,
      'Search for pipelines within this distance of ground disturbance.'),
    ('AB-NOTIFY', 'AB', 'Notification', null, null, 'Directive 056; guide of 2016 (secondary)', null, 14, 'Days', 'Days', null,
      'Those notified have this time to raise concerns before an application; unmet requirements or open objections make it nonroutine. Radii are not verified.'),
    ('AB-CONSULT', 'AB', 'Consultation', null, null, 'Guide and letter templates 2016', null, 15, 'Days', 'GovernmentOfAlbertaDays', null,
      'First Nations consultation. A guide of December 2019 with levels 2A and 2B followed; Metis settlements have their own.'),
    ('AB-CONSULT-3', 'AB', 'Consultation', '3', null, 'Guide and letter templates 2016', null, 20, 'Days', 'GovernmentOfAlbertaDays', null,
      'First Nations consultation of level 3.'),
    ('AB-CONSULT-2A', 'AB', 'Consultation', '2A', null, 'Guide of December 2019', '2019-12-01', null, null, null, null,
      'Not verified.'),
    ('AB-CONSULT-2B', 'AB', 'Consultation', '2B', null, 'Guide of December 2019', '2019-12-01', null, null, null, null,
      'Not verified.'),
    ('AB-FOLLOW-1', 'AB', 'ConsultationFollowUp', null, null, 'Guide and letter templates 2016', null, 5, 'Days', 'GovernmentOfAlbertaDays', null,
      'First follow-up after so many silent days.'),
    ('AB-FOLLOW-2', 'AB', 'ConsultationFollowUp', null, null, 'Guide and letter templates 2016', null, 10, 'Days', 'GovernmentOfAlbertaDays', null,
      'Second follow-up after so many silent days.'),
    ('AB-LOG', 'AB', 'ConsultationLogReview', null, null, 'Guide and letter templates 2016', null, 5, 'Days', 'GovernmentOfAlbertaDays', null,
      'Review of the consultation log, which holds every successful and unsuccessful effort, in order, with evidence.'),
    ('BC-NOTIFY', 'BC', 'Notification', null, 'ss. 19–20', 'B.C. Reg. 50/2021, amended by B.C. Reg. 27/2026 from Oct 1, 2026', null, 30, 'Days', 'Days', null,
      'Time to answer a notice, then a written report with the application. Distances are not verified.'),
    ('SK-DAMAGE', 'SK', 'DamageReport', null, 's. 63(5)', 'Surface Rights Board', null, 30, 'Days', 'Days', null,
      'Off-lease damage is reported within this time; cap $30,000.'),
    ('SK-REVIEW', 'SK', 'ReviewPeriod', null, null, 'Municipal resolution 17-12A (secondary)', null, 3, 'Years', null, null,
      'By custom, not statute.'),
    ('REMIND-EXPIRY', null, 'ExpiryReminder', null, null, 'A reminder of Rightway’s, no law', null, 6, 'Months', null, null,
      'How long before its expiry an agreement is told.')
  ) as entry (code, province, activity, level, section, source, valid_from, length, length_unit, calendar, distance,
    description)
  left join lateral (
    select p.id from state_or_province p where lower(p.code) = lower(entry.province) order by p.id limit 1
  ) place on true
  on conflict do nothing;
