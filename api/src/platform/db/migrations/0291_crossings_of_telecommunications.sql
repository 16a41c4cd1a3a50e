-- Beside the version before: safe.
-- Telephone, fibre and other cables are crossed as power lines are, by agreement with the company that has them.
insert into request_item_type (id, code, description, request_type_id)
  select md5('request_item_type TCX')::uuid, 'TCX', 'Telecommunications crossing', request_type.id from request_type
  where request_type.code = 'Third Party'
    and not exists (select from request_item_type known where known.code = 'TCX');
