-- Beside the version before: not safe: makes values unique in business_associate.
-- A company is one client, however many save it at once. Where there were two, the one that most was done for stands for
-- it; another one that anything was done for stays a client, of no company, and one that nothing names is an associate as
-- any other, which can be merged.
with clients as (
  select b.id, b.product_client_id,
    (select count(*) from surface_project p where p.client_id = b.id)
      + (select count(*) from invoice i where i.client_id = b.id) as uses
  from business_associate b
  where b.is_client and b.product_client_id is not null),
ranked as (
  select id, uses, row_number() over (partition by product_client_id order by uses desc, id) as place from clients)
update business_associate b
set revision = b.revision + 1, is_client = r.uses > 0, product_client_id = null
from ranked r
where r.id = b.id and r.place > 1;

create unique index business_associate_client on business_associate (product_client_id) where is_client;
