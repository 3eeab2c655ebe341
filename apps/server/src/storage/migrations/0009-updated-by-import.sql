-- The number of people that an import updated, in addition to those it created.
alter table notifications add column updated_count integer not null default 0;
