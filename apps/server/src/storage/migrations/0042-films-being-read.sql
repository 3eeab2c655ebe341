-- An upload is marked before it is read, so that one that ends the process is not read again.
alter table coaching_media add column is_being_read boolean not null default false;
