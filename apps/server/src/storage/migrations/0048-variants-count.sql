-- The stored variants of an image, oldest first: [{"name": "304x152-r40-logo", "size": 12345}].
alter table media add column variants jsonb;
