-- Fingerprints of the keys that this data belongs to: the master key, and the key of image addresses.
create table key_fingerprints (
  purpose text primary key check (purpose in ('master', 'media')),
  fingerprint text not null
);
