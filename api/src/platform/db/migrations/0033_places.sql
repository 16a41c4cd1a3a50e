-- Beside the version before: safe.
-- The countries that land companies of western Canada deal with, and all their provinces, territories and
-- states, by ISO 3166. What an installation has already, under the same code or name, stays as it is.

insert into country (id, code, name, is_master_record)
  select entry.id::uuid, entry.code, entry.name, true from (values
    ('0b6d6f0a-5a11-4c00-9a00-000000000003', 'CA', 'Canada'),
    ('0b6d6f0a-5a11-4c00-9a00-000000000018', 'US', 'United States')
  ) as entry (id, code, name)
  where not exists (
    select from country
      where lower(country.code) = lower(entry.code) or lower(country.name) = lower(entry.name)
  )
  on conflict do nothing;

insert into state_or_province (id, code, name, is_master_record, country_id)
  select coalesce(entry.id::uuid, md5('state_or_province ' || entry.country || ' ' || entry.code)::uuid),
      entry.code, entry.name, true, place.id
    from (values
    ('CA', 'AB', 'Alberta', '0b6d6f0a-5b15-4c00-9a00-000000000001'),
    ('CA', 'BC', 'British Columbia', '0b6d6f0a-5b15-4c00-9a00-000000000002'),
    ('CA', 'MB', 'Manitoba', '0b6d6f0a-5b15-4c00-9a00-000000000004'),
    ('CA', 'NB', 'New Brunswick', null),
    ('CA', 'NL', 'Newfoundland and Labrador', null),
    ('CA', 'NS', 'Nova Scotia', null),
    ('CA', 'NT', 'Northwest Territories', null),
    ('CA', 'NU', 'Nunavut', null),
    ('CA', 'ON', 'Ontario', '0b6d6f0a-5b15-4c00-9a00-000000000005'),
    ('CA', 'PE', 'Prince Edward Island', null),
    ('CA', 'QC', 'Quebec', null),
    ('CA', 'SK', 'Saskatchewan', '0b6d6f0a-5b15-4c00-9a00-000000000003'),
    ('CA', 'YT', 'Yukon', null),
    ('US', 'AL', 'Alabama', null),
    ('US', 'AK', 'Alaska', null),
    ('US', 'AZ', 'Arizona', null),
    ('US', 'AR', 'Arkansas', null),
    ('US', 'CA', 'California', null),
    ('US', 'CO', 'Colorado', null),
    ('US', 'CT', 'Connecticut', null),
    ('US', 'DE', 'Delaware', null),
    ('US', 'DC', 'District of Columbia', null),
    ('US', 'FL', 'Florida', null),
    ('US', 'GA', 'Georgia', null),
    ('US', 'HI', 'Hawaii', null),
    ('US', 'ID', 'Idaho', null),
    ('US', 'IL', 'Illinois', null),
    ('US', 'IN', 'Indiana', null),
    ('US', 'IA', 'Iowa', null),
    ('US', 'KS', 'Kansas', null),
    ('US', 'KY', 'Kentucky', null),
    ('US', 'LA', 'Louisiana', null),
    ('US', 'ME', 'Maine', null),
    ('US', 'MD', 'Maryland', null),
    ('US', 'MA', 'Massachusetts', null),
    ('US', 'MI', 'Michigan', null),
    ('US', 'MN', 'Minnesota', null),
    ('US', 'MS', 'Mississippi', null),
    ('US', 'MO', 'Missouri', null),
    ('US', 'MT', 'Montana', null),
    ('US', 'NE', 'Nebraska', null),
    ('US', 'NV', 'Nevada', null),
    ('US', 'NH', 'New Hampshire', null),
    ('US', 'NJ', 'New Jersey', null),
    ('US', 'NM', 'New Mexico', null),
    ('US', 'NY', 'New York', null),
    ('US', 'NC', 'North Carolina', null),
    ('US', 'ND', 'North Dakota', null),
    ('US', 'OH', 'Ohio', null),
    ('US', 'OK', 'Oklahoma', null),
    ('US', 'OR', 'Oregon', null),
    ('US', 'PA', 'Pennsylvania', null),
    ('US', 'RI', 'Rhode Island', null),
    ('US', 'SC', 'South Carolina', null),
    ('US', 'SD', 'South Dakota', null),
    ('US', 'TN', 'Tennessee', null),
    ('US', 'TX', 'Texas', null),
    ('US', 'UT', 'Utah', null),
    ('US', 'VT', 'Vermont', null),
    ('US', 'VA', 'Virginia', null),
    ('US', 'WA', 'Washington', null),
    ('US', 'WV', 'West Virginia', null),
    ('US', 'WI', 'Wisconsin', null),
    ('US', 'WY', 'Wyoming', null)
    ) as entry (country, code, name, id)
    join (values ('CA', 'Canada'), ('US', 'United States')) as known (code, name) on known.code = entry.country
    cross join lateral (
      select country.id from country
        where lower(country.code) = lower(known.code) or lower(country.name) = lower(known.name)
        order by lower(country.code) = lower(known.code) desc, country.id
        limit 1
    ) as place
    where not exists (
      select from state_or_province
        where state_or_province.country_id = place.id
          and (lower(state_or_province.code) = lower(entry.code) or lower(state_or_province.name) = lower(entry.name))
    )
  on conflict do nothing;
