-- Beside the version before: safe.
-- Lookup lists, and the history that every record keeps.

create table agreement_type (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  description text,
  is_active boolean not null default true,
  product_client_id uuid references company
);
create unique index agreement_type_code on agreement_type (lower(code));
create index agreement_type_product_client on agreement_type (product_client_id);

create table country (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  description text,
  is_active boolean not null default true,
  is_master_record boolean not null default false
);
create unique index country_code on country (lower(code));
create index country_name on country (name, id);

create table history_entry (
  id uuid primary key,
  record_kind text not null,
  record_id uuid not null,
  revision integer not null,
  save_id uuid,
  changed_at timestamptz not null,
  changed_by uuid not null references app_user,
  changes jsonb not null,
  unique (record_kind, record_id, revision)
);
create unique index history_entry_save on history_entry (record_kind, record_id, save_id);
create index history_entry_changed_by on history_entry (changed_by);
comment on column history_entry.save_id is 'the client''s key of the save: the same one sent again writes nothing';
comment on column history_entry.changes is 'list of {field, before, after}, values as text';
