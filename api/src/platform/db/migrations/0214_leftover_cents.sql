-- Beside the version before: safe.
-- A split of a rent tells whose share has the cent that was left over, and why.

alter table rent_share add column leftover_cent text check (leftover_cent in ('FirstOfEqual', 'LargestRemainder'));
comment on column rent_share.leftover_cent is 'why a cent that the split left over is in it; null: none is';
