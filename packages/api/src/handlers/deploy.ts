import type { Act } from '../audit/new-entry.ts'
import { recordAct } from '../audit/record-act.ts'
import type { DeployResult } from '../contract/entities/deploy-result.ts'
import { apiError } from '../contract/errors.ts'
import { deployJob } from '../jobs/deploy-job.ts'
import { renewedInstallKey } from '../install/install-key.ts'
import {
  type VersionContext,
  versionContextOf,
  versionSourcesOf,
} from '../merge/version-context.ts'
import { mailboxOf } from '../merge/install-mail.ts'
import { takeQuota } from '../mail/take-quota.ts'
import { requirePlan } from '../payments/require-plan.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Commit, Origin } from '../call/call.ts'
import type { Caller } from '../call/caller.ts'
import { deployedTo } from '../rules/deploy-state.ts'
import { type DeployRound, whyLeftOut } from '../rules/left-out.ts'
import { displayName } from '../rules/display-name.ts'

/** The parts of a deploy or reminder call. */
export interface DeployCall {
  adapters: Adapters
  caller: Caller
  origin: Origin
  repositories: Repositories
  body: { deploy_message?: string | undefined }
  now: number
  commit: Commit
}

/** The recipients of a deploy, as named in the notification about its result. */
export interface DeployTarget {
  /** Null when the deploy is not limited to one team. */
  teamId: string | null
  name: string
}

/** Returns the kind of deploy round that a call requests. */
export function roundOf({ send_again }: { send_again?: boolean | undefined }): DeployRound {
  return send_again === true ? 'again' : 'deploy'
}

/**
 * Queues one mail for each of these people, except for those whom `whyLeftOut` excludes from the
 * round. People whose mail is still queued do not get a second one, so a double click sends nothing
 * twice.
 *
 * @param act the audit entry, written when at least one mail is queued
 */
export async function deployPeople(
  call: DeployCall,
  people: readonly UserRecord[],
  target: DeployTarget,
  round: DeployRound,
  act: Act,
): Promise<DeployResult> {
  const { adapters, caller, repositories } = call
  const organisationId = caller.user.organisation_id
  await requirePlan(adapters, repositories.within(caller.scope))
  const { people: all } = repositories.within({ organisationId })
  const context = versionContextOf(await versionSourcesOf(await all.sourcesInParts(people), people))
  if (people.every((user) => context.versionOf(user) === null)) throw apiError('NO_TEMPLATE')
  const wanted = people.filter((user) => {
    const print = context.partsOf(user)?.shared ?? null
    return whyLeftOut(round, deployedTo(user), user, print) === null
  })
  return call.commit(async (inside) => {
    const queued = await queue(call, inside, context, wanted, target, round)
    await takeQuota(adapters, organisationId, queued)
    if (queued > 0) await recordAct(call, inside, { ...act, item_count: queued })
    return { success: true, queued, skipped: people.length - queued } as const
  })
}

/**
 * Adds the jobs, and then marks the people whose job was new as queued. When two requests overlap,
 * the second finds that its job keys are already in use. It does not mark these people, because the
 * first request's jobs may already have mailed them.
 */
async function queue(
  { adapters, caller, body, now }: DeployCall,
  inside: Repositories,
  context: VersionContext,
  people: readonly UserRecord[],
  target: DeployTarget,
  round: DeployRound,
): Promise<number> {
  const { users, deployRuns } = inside.within(caller.scope)
  const deployRunId = adapters.secrets.id()
  const mail = {
    message: body.deploy_message ?? '',
    sender: displayName(caller.user),
    replyTo: mailboxOf(caller.user),
    isReminder: typeof round === 'object',
    deployRunId,
  }
  const requests = people.map((user) => {
    const version = context.versionOf(user) ?? ''
    const request = user.deploy_request + 1
    const isBulk = people.length > 1
    const job = deployJob(user, version, request, now, isBulk, mail)
    return { user, version, parts: context.partsOf(user), request, job }
  })
  const added = new Set(await inside.jobs.add(requests.map(({ job }) => job)))
  const queued = requests.filter(({ job }) => added.has(job.key))
  await users.markEach(
    queued.map(({ user, version, parts, request }) => ({
      id: user.id,
      deploy_status: 'queued',
      deploy_version: version,
      deploy_shared: parts?.shared ?? '',
      deploy_own: parts?.own ?? '',
      deploy_error: '',
      deploy_request: request,
      ...(round === 'again' && renewedInstallKey(adapters.secrets, user)),
    })),
  )
  if (added.size > 0) {
    await deployRuns.insert({
      id: deployRunId,
      team_id: target.teamId,
      subject: target.name,
      open_count: added.size,
      sent_count: 0,
      failed_count: 0,
      created_at: now,
    })
  }
  return added.size
}
