-- Which request writes an upload, among all processes; free when it has expired.
create table upload_locks (
  upload_id text primary key,
  holder text not null,
  expires_at timestamptz not null,
  is_wanted boolean not null
);
