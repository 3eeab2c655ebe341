-- Access tokens of the photo network, encrypted with the server's key and deleted with their owner.
create table photo_tokens (
  user_id text primary key,
  organisation_id text not null,
  sealed_token text not null,
  connected_at bigint not null,
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade
);
