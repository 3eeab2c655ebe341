-- Written by the readiness check, which thereby notices a database that is read-only or full. Row 0
-- holds the time of the latest check, in ms since 1970.
create table readiness (
  id integer primary key,
  checked_at bigint not null,
  padding text not null default ''
);
