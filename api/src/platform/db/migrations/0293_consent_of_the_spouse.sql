-- Beside the version before: safe.
-- Consent of the spouse to rights over a homestead in Saskatchewan and Manitoba; and that Alberta's asks for it where
-- the right is no lease. A rule of this kind without a length asks for consent to every lease.

insert into provincial_rule (id, code, jurisdiction_id, activity, section, source, valid_from, length, length_unit,
    description)
  select md5('provincial_rule ' || entry.code)::uuid, entry.code, place.id, 'DowerConsent', entry.section, entry.source,
    entry.valid_from::date, entry.length, entry.length_unit, entry.description
  from (values
    ('SK-HOMESTEAD', 'sk', 'ss. 2, 5–7', 'The Homesteads Act, 1989, S.S. 1989-90, c. H-5.1; a newspaper’s page on it (secondary)',
      '1989-12-01', null::integer, null,
      'The spouse who is not on title consents to every lease and other instrument that conveys an interest in the homestead, and acknowledges it apart from the owner; a spouse may be unmarried. Without a length no lease is too short. What sections 25 and 26 except, such as easements, was not read.'),
    ('MB-HOMESTEAD', 'mb', 's. 1 (disposition), ss. 4, 9', 'The Homesteads Act, C.C.S.M. c. H80', '1993-08-15', 3, 'Years',
      'A lease of a homestead for longer than this, a grant or another disposition needs the consent of the spouse or common-law partner, unless both are on title and sign. Whether a statutory easement is one was not read.')
  ) as entry (code, province, section, source, valid_from, length, length_unit, description)
  cross join lateral (
    select p.id from state_or_province p where lower(p.code) = entry.province order by p.id limit 1
  ) place
  where not exists (
    select from provincial_rule o where o.activity = 'DowerConsent' and o.jurisdiction_id = place.id
  )
  on conflict do nothing;
update provincial_rule set made_at = null where code in ('SK-HOMESTEAD', 'MB-HOMESTEAD') and revision = 1;

update provincial_rule set description = 'A lease of a homestead for longer than this, or another instrument that conveys an interest in it such as a right of way, needs the other spouse’s dower consent and acknowledgement, unless both are on title and sign.'
  where code = 'AB-DOWER' and revision = 1 and made_at is null
    and description like 'A lease of a homestead for longer than this needs%';
