-- Beside the version before: safe.
-- The last day of an answer to a notice in British Columbia moves on from a Sunday or a holiday; and what a surface lease
-- there says of unpaid rent. A row that an administrator changed stays.

update provincial_rule set on_holiday = 'MovesOn', description = description || ' A last day that is a Sunday or a holiday moves on (Interpretation Act ss. 25.5, 29, as the courthouse library and a lawyer tell them; the Act itself was not read).'
  where code = 'BC-NOTIFY' and revision = 1 and made_at is null and on_holiday is null;

insert into provincial_rule (id, code, jurisdiction_id, activity, section, source, description)
  select md5('provincial_rule BC-UNPAID')::uuid, 'BC-UNPAID', place.id, 'UnpaidCompensation', 's. 1(c)',
    'Surface Lease Regulation, B.C. Reg. 497/74',
    'The owner may end the surface lease where rent stays unpaid for 90 days after it was demanded.'
  from (select p.id from state_or_province p where lower(p.code) = 'bc' order by p.id limit 1) place
  where not exists (
    select from provincial_rule o where o.activity = 'UnpaidCompensation' and o.jurisdiction_id = place.id
  )
  on conflict do nothing;
update provincial_rule set made_at = null where code in ('BC-NOTIFY', 'BC-UNPAID') and revision = 1;
