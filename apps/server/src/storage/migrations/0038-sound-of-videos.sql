-- Whether a video has a sound track. Unknown for the videos so far.
alter table coaching_media add column has_sound boolean;
