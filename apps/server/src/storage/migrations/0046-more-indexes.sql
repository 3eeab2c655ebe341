-- References whose rows the database would otherwise look for among all rows of the organisation,
-- when the row that they name is deleted.
create index concurrently users_by_picture on users (organisation_id, picture_id);

create index concurrently stock_balances_of_product on stock_balances (organisation_id, product_id);

create index concurrently stock_count_lines_of_product
  on stock_count_lines (organisation_id, product_id);

create index concurrently stock_movements_of_booking
  on stock_movements (organisation_id, booking_id);

create index concurrently products_by_category on products (organisation_id, category_id);

create index concurrently products_by_supplier on products (organisation_id, supplier_id);

create index concurrently commands_of_supplier on commands (organisation_id, supplier_id);

create index concurrently command_returns_of_supplier
  on command_returns (organisation_id, supplier_id);

-- For tidying.
create index concurrently jobs_ended on jobs (run_at) where state <> 'waiting';

create index concurrently tokens_by_creation on tokens (created_at);

create index concurrently tokens_by_use on tokens (used_at);
