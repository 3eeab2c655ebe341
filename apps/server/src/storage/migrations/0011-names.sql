-- The key for comparing names, as in the contract's `nameKey`: ignores case, accents, outer blanks
-- and invisible characters. ICU knows the case of each letter, whatever the database's locale.
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    translate(
      replace(replace(replace(
        regexp_replace(
          lower(normalize(name, NFD) collate "und-x-icu"),
          '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u0300-\u036f]', '', 'g'),
        'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
      'øđł', 'odl'),
    '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))
$$;

update organisations set name = coalesce(nullif(domain, ''), 'Société'), revision = revision + 1
where name_key(name) = '';

update teams set name = case when is_global then 'Toute la société' else 'Équipe' end,
  revision = revision + 1
where name_key(name) = '';

-- When teams share a name, the global team or else the oldest keeps it; each other gets the next
-- number that makes its name unique.
with named as (
  select id, organisation_id, btrim(name) as name, name_key(name) as key,
    row_number() over (
      partition by organisation_id, name_key(name) order by is_global desc, created_at, id
    ) as place
  from teams
), numbers as (
  select organisation_id, key, number,
    row_number() over (partition by organisation_id, key order by number) as place
  from (
    select organisation_id, key, count(*) as size from named
    group by organisation_id, key having count(*) > 1
  ) as doubled
  cross join lateral generate_series(2, size + (
    select count(*) from named where named.organisation_id = doubled.organisation_id
  )) as number
  where not exists (
    select from named where named.organisation_id = doubled.organisation_id
      and named.key = doubled.key || ' (' || number || ')'
  )
)
update teams set name = named.name || ' (' || numbers.number || ')', revision = revision + 1
from named join numbers using (organisation_id, key)
where teams.id = named.id and named.place = numbers.place + 1;

alter table organisations add constraint organisations_name check (name_key(name) <> '');
alter table teams add constraint teams_name_shown check (name_key(name) <> '');
create unique index teams_name on teams (organisation_id, name_key(name));
