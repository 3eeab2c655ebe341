import { toStorable } from '../contract/storable-text.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { serverGate } from '../ports/mail-gates.ts'
import { MailDeferred, MailRefused, MailServerAway } from '../ports/services.ts'
import type { JobRunner } from './job-runner.ts'

/** How many attempts a job gets before it fails. */
export const maxAttempts = 5

/**
 * Returns the seconds to wait before the next attempt: half a minute at first, then four times as
 * long each time.
 */
export function backOff(attempt: number): number {
  return 30 * 4 ** (attempt - 1)
}

/** How long a mail is tried again that the server rejects for now, in seconds: a day. */
const deferredSeconds = 86_400

/**
 * Returns the seconds until a deferred mail is tried again: as long as it has been deferred already,
 * from half a minute to an hour.
 */
export function deferralPause(deferredFor: number): number {
  return Math.min(3600, Math.max(30, deferredFor))
}

/** Pause of all mails while the server is away. It ends soon after the server is back. */
const serverPause = { first: 2, longest: 60 }
/** Pause of the mails to a domain that takes too many at once. */
const domainPause = { first: 30, longest: 3600 }

/**
 * Runs one attempt of a job. After a failure of the job itself, it is retried later; after the last
 * attempt, it fails. A mail server that is away or rejects the mail for now does not use up
 * attempts.
 */
export async function runAttempt(
  adapters: Adapters,
  job: ClaimedJob,
  runner: JobRunner,
): Promise<void> {
  let finish: () => Promise<void>
  try {
    // Without this check, a job that crashes its process would be claimed again and again.
    if (job.attempt > maxAttempts) throw new MailRefused('Interrompu plusieurs fois')
    finish = await runner.run(adapters, job)
  } catch (error) {
    await putBack(adapters, job, runner, error)
    return
  }
  await finish()
  await openGates(adapters, job, null)
}

async function putBack(
  adapters: Adapters,
  job: ClaimedJob,
  runner: JobRunner,
  error: unknown,
): Promise<void> {
  const { jobs } = adapters.repositories
  const now = adapters.clock.now()
  const message = error instanceof Error ? error.message : String(error)
  const reason = toStorable(message.slice(0, 500))
  const level = error instanceof MailServerAway ? 'error' : 'warn'
  const organisation = job.mail?.organisationId ?? undefined
  const { key, attempt } = job
  adapters.log.write(level, runner.failure, { job: key, organisation, attempt, reason })
  if (error instanceof MailServerAway) {
    const opensAt = await closeGate(adapters, job, serverGate, serverPause)
    // A second later than the others, so that another mail probes the server: this one may be the
    // cause.
    await jobs.postpone(job, opensAt + 1, reason, job.deferredSince)
  } else if (error instanceof MailDeferred) {
    const since = job.deferredSince ?? now
    const domain = error.isDomainBusy ? (job.mail?.domain ?? null) : null
    const opensAt = domain === null ? now : await closeGate(adapters, job, domain, domainPause)
    await openGates(adapters, job, domain)
    const next = Math.max(opensAt, now + deferralPause(now - since))
    if (now - since >= deferredSeconds) await runner.giveUp(adapters, job, reason)
    else await jobs.postpone(job, next, reason, since)
  } else {
    const isFinal = error instanceof MailRefused || job.attempt >= maxAttempts
    if (isFinal) await runner.giveUp(adapters, job, reason)
    else await jobs.retry(job, now + backOff(job.attempt), reason)
    await openGates(adapters, job, null)
  }
}

function closeGate(
  { repositories, clock }: Adapters,
  { probes }: ClaimedJob,
  gate: string,
  pause: typeof serverPause,
): Promise<number> {
  return repositories.jobs.gates.close(gate, clock.now(), pause, probes.includes(gate))
}

/** Opens the gates that the job probed, except for one that it closed. */
async function openGates(
  { repositories }: Adapters,
  { probes }: ClaimedJob,
  closed: string | null,
): Promise<void> {
  const gates = probes.filter((gate) => gate !== closed)
  if (gates.length > 0) await repositories.jobs.gates.open(gates)
}
