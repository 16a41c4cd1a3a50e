-- Beside the version before: safe.
-- What browsers refused because of the Content-Security-Policy, counted by the day.

create table csp_violation (
  day date not null,
  area text not null,
  directive text not null,
  blocked text not null,
  count integer not null default 1,
  last_at timestamptz not null,
  last_page text not null,
  primary key (day, area, directive, blocked)
);
comment on column csp_violation.area is 'area whose code or file it was, or shell';
comment on column csp_violation.blocked is 'address without its query, or a keyword such as inline';
