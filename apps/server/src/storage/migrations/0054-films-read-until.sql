-- A marked upload is only rejected when no process can be reading it any more.
alter table coaching_media add column read_until bigint;
