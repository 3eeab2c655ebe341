-- The coaching product: its users, what they choose from, their media and their exercises. Constraints are
-- named after the record's field, after the first underscore; table names with an underscore are written
-- without it there.
create table coaches (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  gender text check (gender in ('male', 'female')),
  display_name text not null,
  photo_url text not null,
  last_seen_at bigint,
  is_active boolean not null,
  created_at bigint not null,
  revision integer not null,
  unique (organisation_id, id),
  constraint coaches_id foreign key (organisation_id, id)
    references users (organisation_id, id) on delete cascade
);

-- Sports and equipments.
create table coaching_tags (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  kind text not null check (kind in ('sport', 'equipment')),
  name text not null,
  is_archived boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null
);
create unique index coachingtags_name on coaching_tags (organisation_id, kind, name_key(name));

create table coaching_media (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  owner_id text not null,
  kind text not null check (kind in ('video', 'image')),
  type text not null,
  -- Bytes.
  size bigint not null check (size >= 0),
  -- Displayed pixels.
  width integer not null,
  height integer not null,
  -- Seconds; 0 for an image.
  duration double precision not null,
  status text not null check (status in ('uploading', 'ready')),
  created_at bigint not null,
  revision integer not null,
  unique (organisation_id, id),
  constraint coachingmedia_owner_id foreign key (organisation_id, owner_id)
    references coaches (organisation_id, id)
);
create index coaching_media_by_owner on coaching_media (owner_id);

create table exercices (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  owner_id text not null,
  title text not null,
  folded_title text not null,
  description text not null,
  level integer not null check (level between 1 and 3),
  sports jsonb not null,
  equipments jsonb not null,
  main_muscle_group text,
  video_id text,
  visible_area jsonb,
  image_id text,
  is_deleted boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null,
  unique (organisation_id, id),
  constraint exercices_owner_id foreign key (organisation_id, owner_id)
    references coaches (organisation_id, id),
  constraint exercices_video_id foreign key (organisation_id, video_id)
    references coaching_media (organisation_id, id),
  constraint exercices_image_id foreign key (organisation_id, image_id)
    references coaching_media (organisation_id, id)
);
create index exercices_by_owner on exercices (owner_id);
