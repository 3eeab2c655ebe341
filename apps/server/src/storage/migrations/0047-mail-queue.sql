-- Jobs wait in flows, one for each lane (0: single, 1: bulk mails), organisation and domain of the
-- recipient. The domain is '' for a job without a mail, and '?' for a mail whose recipient is not
-- known yet.
alter table jobs add column lane smallint not null default 0;
alter table jobs add column organisation_id text not null default '';
alter table jobs add column domain text not null default '';

-- Position among all claims, which tells whose turn it is.
alter table jobs add column claim_number bigint not null default 0;
create sequence job_claims;

-- When the mail was first deferred by the mail server.
alter table jobs add column deferred_since bigint;

update jobs set organisation_id = coalesce(payload ->> 'organisationId', ''), domain = '?',
    lane = case when kind = 'deploy-mail' then 1 else 0 end
  where state = 'waiting'
    and kind in ('deploy-mail', 'invitation-mail', 'order-mail', 'install-link-mail',
      'guessing-notice-mail');

create index concurrently jobs_waiting on jobs (lane, organisation_id, domain, run_at, id)
  where state = 'waiting';
create index concurrently jobs_turns on jobs (organisation_id, claim_number);

-- Pauses of the mail queue, by domain; '*' is the queue as a whole.
create table mail_gates (
  domain text primary key,
  failures integer not null default 0,
  closed_until bigint not null default 0,
  -- From when the domain's pace allows the next mail, in seconds since 1970.
  free_at double precision not null default 0
);
