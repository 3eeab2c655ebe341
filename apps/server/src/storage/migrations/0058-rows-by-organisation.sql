-- For deleting organisations: without these, each batch of rows, and the reference to the deleted
-- organisation, is looked for among the rows of all organisations.
create index concurrently order_events_of_organisation on order_events (organisation_id);

create index concurrently stock_count_entries_of_organisation
  on stock_count_entries (organisation_id);

create index concurrently stock_lots_of_organisation on stock_lots (organisation_id);

create index concurrently product_centres_of_organisation on product_centres (organisation_id);

create index concurrently supplier_centres_of_organisation on supplier_centres (organisation_id);

create index concurrently praticiens_of_organisation on praticiens (organisation_id);

create index concurrently stock_photos_of_organisation on stock_photos (organisation_id);

create index concurrently training_programs_of_organisation
  on training_programs (organisation_id);
