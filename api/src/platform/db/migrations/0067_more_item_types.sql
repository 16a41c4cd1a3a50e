-- Beside the version before: safe.
-- Encroachments and approaches are asked of third parties as crossings are.
insert into request_item_type (id, code, description, request_type_id)
  select md5('request_item_type ' || entry.code)::uuid, entry.code, entry.description, request_type.id from (values
    ('ENC', 'Encroachment'),
    ('APPR', 'Approach')
  ) as entry (code, description)
  join request_type on request_type.code = 'Third Party'
  where not exists (select from request_item_type known where known.code = entry.code);
