-- When the current version was first mailed; reminders do not change it.
alter table users add column first_sent_at bigint;
update users set first_sent_at = sent_at;
