import { serverGate, type ClaimedJob, type JobSlots } from '@org/api'
import { sql } from 'kysely'
import { isNotBeingDeleted } from './organisation-deletions.ts'
import type { Queryable } from './queryable.ts'

/** Values of the column `lane`. */
export const lanes = { single: 0, bulk: 1 } as const

/** Values of the column `domain` for jobs without a recipient. */
export const domains = { noMail: '', unknown: '?' } as const

/**
 * How many candidates there are for each free slot. Other processes may claim the first ones at the
 * same time.
 */
const candidatesPerSlot = 4

interface ClaimedRow extends Omit<ClaimedJob, 'mail' | 'probes' | 'deferredSince' | 'id'> {
  id: number
  lane: number
  organisation_id: string
  domain: string
  deferred_since: number | null
  probes_server: boolean
  probes_domain: boolean
}

/**
 * Claims jobs in a single statement. It visits each flow of waiting jobs (a lane, organisation and
 * domain) once by jumping through the index, so its cost depends on the number of flows, not of
 * jobs.
 *
 * @param pace mails per second to one domain, over all processes
 */
export async function claimJobs(
  db: Queryable,
  now: number,
  leaseSeconds: number,
  { single, bulk }: JobSlots,
  pace: number,
): Promise<ClaimedJob[]> {
  const at = sql`${now}::bigint`
  const { rows } = await sql<ClaimedRow>`
    with recursive flows as (
      (select lane, organisation_id, domain from jobs where state = 'waiting'
        order by lane, organisation_id, domain limit 1)
      union all
      select next.lane, next.organisation_id, next.domain from flows, lateral (
        select lane, organisation_id, domain from jobs where state = 'waiting'
          and (lane, organisation_id, domain) > (flows.lane, flows.organisation_id, flows.domain)
        order by lane, organisation_id, domain limit 1) as next
    ),
    open_flows as (
      select flows.*, coalesce(server.failures > 0, false) as probes_server,
        coalesce(own.failures > 0, false) as probes_domain,
        -- The pace is kept within each second. The small addend makes up for rounding.
        case when flows.domain in (${domains.noMail}, ${domains.unknown}) then ${slotsMax}::float8
          else (${at} + 1 - greatest(coalesce(own.free_at, 0), ${at})) * ${pace}::float8 + 1e-6 end
          as budget,
        (select max(claim_number) from jobs where organisation_id = flows.organisation_id)
          as last_turn
      from flows
      left join mail_gates as server
        on server.domain = ${serverGate} and flows.domain <> ${domains.noMail}
      left join mail_gates as own on own.domain = flows.domain and own.domain <> ${serverGate}
      where ${isNotBeingDeleted('flows')} and coalesce(server.closed_until, 0) <= ${at} and coalesce(own.closed_until, 0) <= ${at}
        and case flows.lane when ${lanes.bulk} then ${bulk}::integer else ${single}::integer end > 0
    ),
    due as (
      select open_flows.*, job.id, job.run_at from open_flows, lateral (
        select id, run_at from jobs where state = 'waiting' and lane = open_flows.lane
          and organisation_id = open_flows.organisation_id and domain = open_flows.domain
          and run_at <= ${at} and leased_until <= ${at}
        order by run_at, id
        limit (select greatest(1, ${candidatesPerSlot * (single + bulk)} / count(*))
          from open_flows)) as job
    ),
    ranked as (
      select due.*,
        row_number() over (partition by domain order by lane, last_turn, run_at, id) as of_domain,
        row_number() over (partition by domain <> ${domains.noMail}
          order by lane, last_turn, run_at, id) as of_mails,
        row_number() over (partition by lane, organisation_id order by run_at, id) as round
      from due
    ),
    candidates as (
      select * from ranked where of_domain <= case when probes_domain then 1 else budget end
        and (of_mails = 1 or not probes_server)
    ),
    singles as (
      select jobs.id from jobs join candidates using (id)
      where jobs.lane <> ${lanes.bulk} and state = 'waiting' and leased_until <= ${at}
      order by round, last_turn, jobs.run_at, jobs.id limit ${single}
      for update of jobs skip locked
    ),
    bulks as (
      select jobs.id from jobs join candidates using (id)
      where jobs.lane = ${lanes.bulk} and state = 'waiting' and leased_until <= ${at}
      order by round, last_turn, jobs.run_at, jobs.id limit ${bulk}
      for update of jobs skip locked
    ),
    claimed as (
      update jobs set leased_until = ${now + leaseSeconds}, attempt = attempt + 1,
        fence = fence + 1, claim_number = nextval('job_claims')
      from candidates
      where jobs.id = candidates.id
        and jobs.id in (select id from singles union all select id from bulks)
      returning jobs.*, probes_server, probes_domain, round, last_turn
    ),
    probed as (
      update mail_gates set closed_until = ${now + leaseSeconds}
      where domain in (select ${serverGate} from claimed where probes_server
        union all select domain from claimed where probes_domain)
    ),
    paced as (
      insert into mail_gates (domain, free_at)
      select domain, ${at} + count(*) / ${pace}::float8 from claimed
      where domain not in (${domains.noMail}, ${domains.unknown}) and not probes_domain
      group by domain order by domain
      on conflict (domain) do update set
        free_at = greatest(mail_gates.free_at, ${at}) + excluded.free_at - ${at}
    )
    select id, key, kind, payload, attempt, fence, lane, organisation_id, domain, deferred_since,
      probes_server, probes_domain
    from claimed order by lane, round, last_turn, run_at, id`.execute(db)
  return rows.map(claimedJob)
}

/** No flow has a higher budget. */
const slotsMax = 1_000_000

function claimedJob(row: ClaimedRow): ClaimedJob {
  const { id, key, kind, payload, attempt, fence, deferred_since: deferredSince } = row
  const hasDomain = row.domain !== domains.unknown
  const mail = {
    organisationId: row.organisation_id === '' ? null : row.organisation_id,
    domain: hasDomain ? row.domain : null,
    isBulk: row.lane === lanes.bulk,
  }
  return {
    id: String(id),
    key,
    kind,
    payload,
    attempt,
    fence,
    deferredSince,
    mail: row.domain === domains.noMail ? null : mail,
    probes: [
      ...(row.probes_server ? [serverGate] : []),
      ...(row.probes_domain ? [row.domain] : []),
    ],
  }
}
