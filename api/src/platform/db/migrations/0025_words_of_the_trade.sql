-- Beside the version before: safe.
-- The lists that no form keeps, in the words of the trade, so that an installation can work from its first
-- day. The same ids everywhere, from list and code. A list that holds something already stays as it is.

insert into area_unit (id, code)
  select md5('area_unit ' || code)::uuid, code from (values
    ('ha'),
    ('ac'),
    ('m2')
  ) as entry (code)
  where not exists (select from area_unit);

insert into length_unit (id, code)
  select md5('length_unit ' || code)::uuid, code from (values
    ('m'),
    ('km'),
    ('ft')
  ) as entry (code)
  where not exists (select from length_unit);

insert into interest_type (id, code)
  select md5('interest_type ' || code)::uuid, code from (values
    ('WI'),
    ('Royalty'),
    ('Fee Simple'),
    ('Life Estate'),
    ('Tenant')
  ) as entry (code)
  where not exists (select from interest_type);

insert into method_of_contact (id, code)
  select md5('method_of_contact ' || code)::uuid, code from (values
    ('Phone'),
    ('In Person'),
    ('Email'),
    ('Letter'),
    ('Text Message'),
    ('Open House')
  ) as entry (code)
  where not exists (select from method_of_contact);

insert into indigenous_method_of_contact (id, code)
  select md5('indigenous_method_of_contact ' || code)::uuid, code from (values
    ('Email'),
    ('Phone'),
    ('Meeting'),
    ('Letter'),
    ('Site Visit')
  ) as entry (code)
  where not exists (select from indigenous_method_of_contact);

insert into security_level (id, code)
  select md5('security_level ' || code)::uuid, code from (values
    ('Open'),
    ('Internal'),
    ('Confidential')
  ) as entry (code)
  where not exists (select from security_level);

insert into organization_type (id, code)
  select md5('organization_type ' || code)::uuid, code from (values
    ('Operator'),
    ('Broker'),
    ('Survey'),
    ('Construction'),
    ('Environmental')
  ) as entry (code)
  where not exists (select from organization_type);

insert into unit_of_measurement (id, unit)
  select md5('unit_of_measurement ' || unit)::uuid, unit from (values
    ('hour'),
    ('day'),
    ('km'),
    ('each')
  ) as entry (unit)
  where not exists (select from unit_of_measurement);

insert into stakeholder_requirement (id, code, description)
  select md5('stakeholder_requirement ' || code)::uuid, code, description from (values
    ('Notify', 'Is to be told'),
    ('Consult', 'Is to be heard'),
    ('Consent', 'Must agree')
  ) as entry (code, description)
  where not exists (select from stakeholder_requirement);

insert into request_type (id, code, description)
  select md5('request_type ' || code)::uuid, code, description from (values
    ('Road Use', 'Use of a road that another keeps'),
    ('Third Party', 'Crossing of, or proximity to, the works of another')
  ) as entry (code, description)
  where not exists (select from request_type);

insert into action_required (id, code, description)
  select md5('action_required ' || code)::uuid, code, description from (values
    ('Call', 'Call the owner'),
    ('Execute', 'Have the agreement signed'),
    ('Follow up', 'Ask again'),
    ('Pay', 'Send the payment'),
    ('Survey', 'Order the survey plan')
  ) as entry (code, description)
  where not exists (select from action_required);

insert into product (id, code, description)
  select md5('product ' || code)::uuid, code, description from (values
    ('Crude Oil', 'Crude oil'),
    ('Natural Gas', 'Sweet natural gas'),
    ('Sour Gas', 'Gas with hydrogen sulphide'),
    ('Water', 'Fresh or produced water'),
    ('HVP', 'High vapour pressure products')
  ) as entry (code, description)
  where not exists (select from product);

insert into title_type (id, code, description)
  select md5('title_type ' || code)::uuid, code, description from (values
    ('Fee Simple', 'Surface title'),
    ('Mineral', 'Mines and minerals'),
    ('Crown', 'Untitled Crown land'),
    ('Leasehold', 'Lease of the surface')
  ) as entry (code, description)
  where not exists (select from title_type);

insert into project_type (id, category, description)
  select md5('project_type ' || description)::uuid, category, description from (values
    ('Pipeline', 'Gas gathering pipeline'),
    ('Pipeline', 'Oil emulsion pipeline'),
    ('Pipeline', 'Fuel gas pipeline'),
    ('Facility', 'Battery'),
    ('Facility', 'Compressor station'),
    ('Wellsite', 'Horizontal well pad'),
    ('Access', 'All-weather access road'),
    ('Power', 'Distribution line')
  ) as entry (category, description)
  where not exists (select from project_type);

insert into request_item_type (id, code, description, request_type_id)
  select md5('request_item_type ' || entry.code)::uuid, entry.code, entry.description, request_type.id from (values
    ('Road Use', 'RU', 'Road use agreement'),
    ('Road Use', 'RUX', 'Extension of a road use agreement'),
    ('Road Use', 'HAUL', 'Heavy haul'),
    ('Third Party', 'XNG', 'Pipeline crossing'),
    ('Third Party', 'PROX', 'Proximity'),
    ('Third Party', 'CNST', 'Consent'),
    ('Third Party', 'GD', 'Ground disturbance')
  ) as entry (type, code, description)
  join request_type on request_type.code = entry.type
  where not exists (select from request_item_type);
