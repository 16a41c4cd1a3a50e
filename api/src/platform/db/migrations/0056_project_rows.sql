-- Beside the version before: not safe: adds a rule to additional_info_item, makes values unique in related_project, adds a rule to related_project.
-- A project answers each kind of extra question once, and is related to another one once, whichever of both says so.
alter table additional_info_item
  add constraint additional_info_item_once unique (surface_project_id, type_id) deferrable initially deferred;
create unique index related_project_once on related_project
  (least(surface_project_id, related_project_id), greatest(surface_project_id, related_project_id))
  where related_project_id is not null;
alter table related_project add check (related_project_id <> surface_project_id);

-- What somebody asks on the phone is counted from the indexes alone, however much hangs on a project.
create index agreement_standing on agreement (surface_project_id, consent_received_date);
create index assigned_task_open on assigned_task (surface_project_id, due_date) where completed_date is null;
create index obligation_open on obligation (surface_project_id, due_date, id) where completed_date is null;

create index project_presence_of_user on project_presence (user_id);
