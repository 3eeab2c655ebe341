-- The order in which people are listed; ICU's root collation matches French.
create index users_by_name on users (
  organisation_id,
  lower(last_name collate "und-x-icu"),
  lower(first_name collate "und-x-icu"),
  lower(email collate "und-x-icu"),
  id
);
