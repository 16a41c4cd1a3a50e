-- Beside the version before: safe.
-- Projects under way, those that were worked on last first: the start screen walks it until it has enough.
create index surface_project_at_work on surface_project (last_modified_on desc, id) where not is_archived;
