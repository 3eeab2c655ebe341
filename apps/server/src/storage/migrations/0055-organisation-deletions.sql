-- Organisations whose deletion has begun. The row goes with its organisation.
create table organisation_deletions (
  organisation_id text primary key references organisations (id) on delete cascade,
  begun_at bigint not null
);
