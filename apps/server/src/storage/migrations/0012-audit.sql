-- What was done and attempted in an organisation. People and teams are not foreign keys: an entry
-- outlives them.
create table audit_entries (
  -- Ascending; the order within one second.
  number bigint generated always as identity,
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  created_at bigint not null,
  kind text not null,
  action text not null,
  outcome text not null,
  reason text not null,
  actor_id text,
  actor text not null,
  opened_by text not null,
  subject text not null,
  team text not null,
  item_count integer,
  client text not null
);

create index audit_entries_by_age on audit_entries (organisation_id, created_at desc, number desc);

create index audit_entries_all_by_age on audit_entries (created_at);

-- Entries whose client is not shortened yet.
create index audit_entries_whole_clients on audit_entries (created_at)
  where client <> '' and position('/' in client) = 0;
