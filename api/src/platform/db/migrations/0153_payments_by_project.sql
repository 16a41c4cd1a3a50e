-- Beside the version before: safe.
-- Payments are a list of their own: each knows the project of its agreement.

alter table agreement_payment add column surface_project_id uuid references surface_project on delete cascade;
comment on column agreement_payment.surface_project_id is 'the project of its agreement, kept by a trigger';
update agreement_payment p set surface_project_id = a.surface_project_id from agreement a where a.id = p.agreement_id;

create function payment_has_project() returns trigger language plpgsql as $$
begin
  new.surface_project_id := (select surface_project_id from agreement where id = new.agreement_id);
  return new;
end $$;
create trigger agreement_payment_has_project before insert or update of agreement_id on agreement_payment
  for each row execute function payment_has_project();
