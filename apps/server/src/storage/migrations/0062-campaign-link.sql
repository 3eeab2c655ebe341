-- The page that a campaign's banner leads to; empty for that of the template or the company.
alter table campaigns add column link_url text not null default '';
