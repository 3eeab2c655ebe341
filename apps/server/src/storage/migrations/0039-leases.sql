-- Work that one process at a time does for all; the others wait until the lease is free or expired.
create table leases (
  name text primary key,
  holder text not null,
  expires_at timestamptz not null
);

-- Indexes that migrations have asked for and that are built after their commit.
create table index_builds (
  name text primary key,
  statement text not null
);

-- How far a migration has come that runs in batches.
create table migration_batches (
  name text primary key,
  cursor text not null
);
