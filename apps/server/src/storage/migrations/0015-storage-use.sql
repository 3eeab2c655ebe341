-- Bytes of stored images, limited by a quota.
create table storage_use (
  organisation_id text primary key references organisations (id) on delete cascade,
  bytes bigint not null
);
insert into storage_use
  select organisation_id, sum(size) from media group by organisation_id;
