-- People whom an import has changed, beside those whom it has created.
alter table notifications add column updated_count integer not null default 0;
