-- How far the mailbox of delivery reports has been read. `name` is user, host and folder.
create table mailboxes (
  name text primary key,
  uid_validity bigint not null,
  last_uid bigint not null
);
