-- Beside the version before: safe.
-- An undo takes back what the merge changed in the associate that stayed, and leaves what was changed since.

alter table associate_merge add column winner_after jsonb;
comment on column associate_merge.winner_after is
  'the row as the merge left it; none of merges from before it was kept';
