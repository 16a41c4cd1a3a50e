-- Options of a list stand in the order that people put them in.
alter table additional_info_option add column sequence integer;
update additional_info_option o set sequence = n.place
  from (select id, row_number() over (partition by additional_info_type_id order by option_value, id) as place
    from additional_info_option) n
  where n.id = o.id;
alter table additional_info_option alter column sequence set not null;
