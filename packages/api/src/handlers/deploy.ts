import type { DeployResult } from '../contract/entities/deploy-result.ts'
import { apiError } from '../contract/errors.ts'
import { deployJob } from '../jobs/deploy-job.ts'
import { renewedInstallKey } from '../install/install-key.ts'
import { loadContext, type OrganisationContext } from '../merge/organisation-context.ts'
import { takeQuota } from '../mail/take-quota.ts'
import { requirePlan } from '../payments/require-plan.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Commit } from '../program/call.ts'
import type { Caller } from '../program/caller.ts'
import { deployState, mustBeSent } from '../rules/deploy-state.ts'
import { displayName } from '../views/user-view.ts'

/** What both deploy calls hold. */
export interface DeployCall {
  adapters: Adapters
  caller: Caller
  repositories: Repositories
  body: { deploy_message?: string | undefined; send_again?: boolean | undefined }
  now: number
  commit: Commit
}

/** Whom a deploy is for, as those who are told of its end know it. */
export interface DeployTarget {
  teamId: string
  name: string
}

/**
 * Queues one mail for each of these people who needs one. A person who waits already, or has the
 * current version, gets no second one: a double click sends nothing twice.
 */
export async function deployPeople(
  call: DeployCall,
  people: readonly UserRecord[],
  target: DeployTarget,
): Promise<DeployResult> {
  const { adapters, caller, repositories, body } = call
  const organisationId = caller.user.organisation_id
  await requirePlan(adapters, repositories.within(caller.scope))
  const context = await loadContext(repositories, organisationId, people)
  if (people.every((user) => context.versionOf(user) === null)) throw apiError('NO_TEMPLATE')
  const wanted = people.filter((user) => isDue(context, user, body.send_again === true))
  return call.commit(async (inside) => {
    const queued = await queue(call, inside, context, wanted, target)
    await takeQuota(adapters, organisationId, queued)
    return { success: true, queued, skipped: people.length - queued } as const
  })
}

function isDue(context: OrganisationContext, user: UserRecord, sendAgain: boolean): boolean {
  const version = context.versionOf(user)
  return version !== null && mustBeSent(deployState(user, version), sendAgain)
}

/**
 * Jobs first: of two overlapping requests the second finds the same keys taken, and marks nobody
 * whom the first one's job may have mailed by then.
 */
async function queue(
  { adapters, caller, body, now }: DeployCall,
  inside: Repositories,
  context: OrganisationContext,
  people: readonly UserRecord[],
  target: DeployTarget,
): Promise<number> {
  const { users, deployRuns } = inside.within(caller.scope)
  const deployRunId = adapters.secrets.id()
  const mail = {
    message: body.deploy_message ?? '',
    sender: displayName(caller.user),
    deployRunId,
  }
  const requests = people.map((user) => {
    const version = context.versionOf(user) ?? ''
    const request = user.deploy_request + 1
    return { user, version, request, job: deployJob(user, version, request, now, mail) }
  })
  const added = new Set(await inside.jobs.add(requests.map(({ job }) => job)))
  for (const { user, version, request } of requests.filter(({ job }) => added.has(job.key))) {
    await users.mark(user.id, {
      deploy_status: 'queued',
      deploy_version: version,
      deploy_error: '',
      deploy_request: request,
      ...(body.send_again === true && renewedInstallKey(adapters.secrets, user)),
    })
  }
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
