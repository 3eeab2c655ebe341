-- What the addresses of a coach's media name, and the posters of videos.
alter table coaching_media add column file_key text not null default gen_random_uuid();
alter table coaching_media alter column file_key drop default;
create unique index coachingmedia_file_key on coaching_media (file_key);
alter table coaching_media add column poster_key text;
