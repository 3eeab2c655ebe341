-- Since when nothing shows a medium, in seconds since 1970; null while something does.
alter table coaching_media add column unused_since bigint;
