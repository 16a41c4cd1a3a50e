-- Beside the version before: safe.
-- Each operator is a client that projects are done for and billed to; it stands among the business associates.
insert into business_associate (id, code, name, is_client, product_client_id)
select gen_random_uuid(), c.code, c.company_name, true, c.id
from company c
where c.kind = 'operator' and not exists (
  select from business_associate b where b.product_client_id = c.id and b.is_client);
