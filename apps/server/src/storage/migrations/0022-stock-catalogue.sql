-- The catalogue of the stock product. Constraints are named after the record's field, after the first
-- underscore; table names with an underscore are written without it there.
create table centres (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  name text not null,
  address text not null,
  create_cmd_hour integer check (create_cmd_hour between 0 and 23),
  reply_to text not null,
  is_archived boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null,
  unique (organisation_id, id)
);
create unique index centres_name on centres (organisation_id, name_key(name));

create table suppliers (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  name text not null,
  code text not null,
  email text not null,
  is_archived boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null,
  unique (organisation_id, id)
);
create unique index suppliers_name on suppliers (organisation_id, name_key(name));

create table supplier_centres (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  supplier_id text not null,
  centre_id text not null,
  client_number text not null,
  updated_at bigint not null,
  revision integer not null,
  unique (supplier_id, centre_id),
  constraint suppliercentres_supplier_id foreign key (organisation_id, supplier_id)
    references suppliers (organisation_id, id),
  constraint suppliercentres_centre_id foreign key (organisation_id, centre_id)
    references centres (organisation_id, id)
);

create table categories (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  name text not null,
  is_archived boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null,
  unique (organisation_id, id)
);
create unique index categories_name on categories (organisation_id, name_key(name));

create table products (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  name text not null,
  category_id text not null,
  code text not null,
  supplier_id text not null,
  supplier_ref text not null,
  need_ordonnance boolean not null,
  conditionnement integer not null check (conditionnement >= 1),
  is_archived boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null,
  unique (organisation_id, id),
  constraint products_category_id foreign key (organisation_id, category_id)
    references categories (organisation_id, id),
  constraint products_supplier_id foreign key (organisation_id, supplier_id)
    references suppliers (organisation_id, id)
);

create table product_codes (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  product_id text not null,
  code text not null,
  units integer not null check (units >= 1),
  is_main boolean not null,
  revision integer not null,
  constraint productcodes_code unique (organisation_id, code),
  constraint productcodes_product_id foreign key (organisation_id, product_id)
    references products (organisation_id, id)
);
create index product_codes_by_product on product_codes (product_id);

create table product_centres (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  product_id text not null,
  centre_id text not null,
  qty_trigger_order integer not null check (qty_trigger_order >= 0),
  qty_min_in_stock integer not null check (qty_min_in_stock >= 0),
  revision integer not null,
  unique (product_id, centre_id),
  constraint productcentres_product_id foreign key (organisation_id, product_id)
    references products (organisation_id, id),
  constraint productcentres_centre_id foreign key (organisation_id, centre_id)
    references centres (organisation_id, id)
);

create table praticiens (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  centre_id text not null,
  name text not null,
  is_archived boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null,
  constraint praticiens_centre_id foreign key (organisation_id, centre_id)
    references centres (organisation_id, id)
);
create index praticiens_by_centre on praticiens (centre_id);

-- The rights of a user of the stock product.
create table stock_members (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  email text not null,
  display_name text not null,
  centre_id text,
  is_active boolean not null,
  is_admin boolean not null,
  is_super_admin boolean not null,
  permissions jsonb not null,
  created_at bigint not null,
  revision integer not null,
  constraint stockmembers_id foreign key (organisation_id, id)
    references users (organisation_id, id) on delete cascade,
  constraint stockmembers_centre_id foreign key (organisation_id, centre_id)
    references centres (organisation_id, id)
);
