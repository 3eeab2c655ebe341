-- A campaign without an image is skipped unless its absence is meant.
alter table campaigns add column shows_nothing boolean not null default false;
