-- Ordonnances and posters count towards the storage of their organisation. The size of the posters
-- that exist is unknown; they count once they are replaced.
alter table coaching_media add column poster_size integer not null default 0;
insert into storage_use as kept (organisation_id, bytes)
  select commands.organisation_id, sum((file->>'size')::bigint)
  from commands cross join lateral jsonb_array_elements(ordonnances) as file
  group by commands.organisation_id
  on conflict (organisation_id) do update set bytes = kept.bytes + excluded.bytes;
