-- Beside the version before: safe.
-- A railway, a power line, a road and a watercourse are crossed as pipelines are, each with an agreement of its own kind.
insert into request_item_type (id, code, description, request_type_id)
  select md5('request_item_type ' || entry.code)::uuid, entry.code, entry.description, request_type.id from (values
    ('RRX', 'Railway crossing'),
    ('PWX', 'Power line crossing'),
    ('RDX', 'Road crossing'),
    ('WTX', 'Watercourse crossing')
  ) as entry (code, description)
  join request_type on request_type.code = 'Third Party'
  where not exists (select from request_item_type known where known.code = entry.code);
