-- Several codes may be valid for one email. Codes that were sent before this migration expire with it.
drop table codes;

create table codes (
  number bigint generated always as identity primary key,
  email text not null,
  -- SHA-256 of the key of the browser that requested it; empty without one.
  browser text not null,
  hmac text not null,
  expires_at bigint not null,
  attempts integer not null
);
create index codes_of_email on codes (email, number);

-- Browsers in which somebody has signed in with an email.
create table browsers (
  email text not null,
  browser text not null,
  signed_in_at bigint not null,
  primary key (email, browser)
);

-- Waits after failed sign-ins.
create table waits (
  key text primary key,
  failures integer not null,
  free_at bigint not null
);

-- The key is stored outside the database; the server has copied it before this runs.
drop table server_keys;
