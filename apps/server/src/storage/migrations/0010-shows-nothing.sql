-- A campaign without an image is skipped, unless it is meant to show nothing.
alter table campaigns add column shows_nothing boolean not null default false;
