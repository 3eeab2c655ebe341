-- The ref of the photo of a product or practitioner; the file is in the media store.
alter table products add column photo text;
alter table praticiens add column photo text;
