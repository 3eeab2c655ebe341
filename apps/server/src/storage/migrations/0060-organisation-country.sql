-- Phone numbers in the national form are numbers of this country (ISO 3166).
alter table organisations add column country text not null default 'FR';
