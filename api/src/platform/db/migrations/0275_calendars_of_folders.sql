-- Beside the version before: safe.
-- Calendars may hold the dates of what a smart folder finds.

alter table calendar_feed add column folder text check (folder <> '');
comment on column calendar_feed.folder is 'id of the smart folder, as the contract''s datedFolders says';
alter table calendar_feed drop constraint calendar_feed_holds_check;
alter table calendar_feed
  add constraint calendar_feed_holds_check check (holds in ('mine', 'project', 'folder')) not valid;
alter table calendar_feed
  add constraint calendar_feed_folder check ((holds = 'folder') = (folder is not null)) not valid;
