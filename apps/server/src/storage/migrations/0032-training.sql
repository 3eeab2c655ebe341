-- The training sessions and programs of coaches.
create table training_sessions (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  owner_id text not null,
  title text not null,
  folded_title text not null,
  type text not null check (type in ('exercices', 'video')),
  description text not null,
  level integer not null check (level between 1 and 3),
  sports jsonb not null,
  video_id text,
  visible_area jsonb,
  image_id text,
  -- The exercises in them are never deleted from their table.
  blocs jsonb not null,
  -- 128 random bits; null while it is not shared.
  share_key text unique,
  shared_at bigint,
  is_deleted boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null,
  unique (organisation_id, id),
  check ((share_key is null) = (shared_at is null)),
  check (not is_deleted or share_key is null),
  constraint trainingsessions_owner_id foreign key (organisation_id, owner_id)
    references coaches (organisation_id, id),
  constraint trainingsessions_video_id foreign key (organisation_id, video_id)
    references coaching_media (organisation_id, id),
  constraint trainingsessions_image_id foreign key (organisation_id, image_id)
    references coaching_media (organisation_id, id)
);
create index training_sessions_by_owner on training_sessions (owner_id);

create table training_programs (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  owner_id text not null,
  title text not null,
  folded_title text not null,
  level integer not null check (level between 1 and 3),
  -- The sessions in it are never deleted from their table.
  session_ids jsonb not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null,
  constraint trainingprograms_owner_id foreign key (organisation_id, owner_id)
    references coaches (organisation_id, id)
);
create index training_programs_by_owner on training_programs (owner_id);

-- Texts of the demonstration call.
create table coaching_messages (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  user_id text not null,
  text text not null,
  created_at bigint not null,
  revision integer not null,
  constraint coachingmessages_user_id foreign key (organisation_id, user_id)
    references coaches (organisation_id, id)
);
create index coaching_messages_by_time on coaching_messages (organisation_id, created_at);
