-- Beside the version before: safe.
-- What people say to each other about a record. A deleted comment leaves its row without its text, so that whoever
-- could not read it cannot read it in the history either.

create table comment (
  id uuid primary key,
  revision integer not null default 1 check (revision > 0),
  source text not null check (source in ('Agreement', 'AssignedTask', 'Project')),
  surface_project_id uuid not null references surface_project on delete cascade,
  agreement_id uuid references agreement on delete cascade,
  assigned_task_id uuid references assigned_task on delete cascade,
  parent_id uuid not null generated always as (case source
    when 'Agreement' then agreement_id when 'AssignedTask' then assigned_task_id else surface_project_id end) stored,
  author_id uuid not null references app_user,
  owner_id uuid not null references company,
  text text not null,
  is_confidential boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz
);
comment on column comment.text is 'plain text; a mentioned person is written as @[id]';
comment on column comment.owner_id is 'the company of the author when it was written; it alone reads a confidential one';
comment on column comment.deleted_at is 'null: it is there';
create index comment_parent on comment (parent_id, created_at desc, id desc) where deleted_at is null;
create index comment_author on comment (author_id, created_at);
create index comment_project on comment (surface_project_id);
create index comment_agreement on comment (agreement_id) where agreement_id is not null;
create index comment_assigned_task on comment (assigned_task_id) where assigned_task_id is not null;
create index comment_owner on comment (owner_id);

create table comment_mention (
  comment_id uuid not null references comment on delete cascade,
  person_id uuid not null references app_user,
  mentioned_on date not null,
  primary key (comment_id, person_id)
);
comment on column comment_mention.mentioned_on is 'the day that it was for the mentioned person';
create index comment_mention_day on comment_mention (mentioned_on);
create index comment_mention_person on comment_mention (person_id);

create function project_of_comment(record uuid) returns uuid language sql stable
  as 'select surface_project_id from comment where id = record and deleted_at is null';
create function name_of_comment(record uuid) returns text language sql stable
  as 'select record_called(case c.source when ''Agreement'' then ''AGREEMENT'' when ''AssignedTask'' then ''ASSIGNED_TASK''
    else ''SURFACE_PROJECT'' end, c.parent_id) from comment c where c.id = record';
