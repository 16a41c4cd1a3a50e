-- Beside the version before: safe.
-- Writes agreement anew: 15 s for 200,000 rows.
-- An agreement has one name everywhere: its reference number, else its agreement number, else its name.

alter table agreement add column called text not null generated always as (
  coalesce(nullif(btrim(reference_number), ''), nullif(btrim(agreement_number), ''), name)) stored;
comment on column agreement.called is 'The name of the agreement: reference number, else agreement number, else name.';

create or replace function agreement_called(agreement uuid) returns text language plpgsql stable as $$
begin
  return (
    select concat_ws(' · ', a.called,
      (select owners.names[1] ||
          case when cardinality(owners.names) > 1 then ' +' || (cardinality(owners.names) - 1) else '' end
        from (
          select array_agg(coalesce(b.name, l.legal_name) order by l.sequence, l.id) as names
          from landowner l left join business_associate b on b.id = l.business_associate_id
          where l.agreement_id = a.id and coalesce(b.name, l.legal_name) <> '') owners))
    from agreement a where a.id = agreement);
end $$;

-- Rows of agreements that have a reference number are named by it.
select name_rows_of_agreements(array(
  select id from agreement where called is distinct from coalesce(nullif(agreement_number, ''), name)));
