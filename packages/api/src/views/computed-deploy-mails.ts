import type { DeployMailEnd, DeployMails } from '../ports/deploy-mails.ts'
import type { JobClaim } from '../ports/job-queue.ts'
import type { Repositories } from '../ports/repositories.ts'

/** Ends deploy mails step by step in a transaction, for stores that cannot do it in one statement. */
export function computedDeployMails(transaction: Repositories['transaction']): DeployMails {
  return {
    end: (job, end) =>
      transaction(async (inside) => {
        const isOurs = await endJob(inside, job, end)
        if (isOurs) await countMail(inside, end)
        if (isOurs || end.outcome.state === 'sent') await markPerson(inside, end)
        return isOurs
      }),
  }
}

function endJob({ jobs }: Repositories, job: JobClaim, { outcome }: DeployMailEnd) {
  return outcome.state === 'failed' ? jobs.fail(job, outcome.reason) : jobs.complete(job)
}

async function countMail(
  inside: Repositories,
  { organisationId, deployRunId, outcome, notificationId, now }: DeployMailEnd,
): Promise<void> {
  if (deployRunId === undefined) return
  const { deployRuns, notifications } = inside.within({ organisationId })
  const run = await deployRuns.get(deployRunId)
  if (!run) return
  const open = run.open_count - 1
  const sent = run.sent_count + (outcome.state === 'sent' ? 1 : 0)
  const failed = run.failed_count + (outcome.state === 'failed' ? 1 : 0)
  if (open > 0) {
    await deployRuns.mark(run.id, { open_count: open, sent_count: sent, failed_count: failed })
    return
  }
  await deployRuns.remove(run.id)
  if (sent + failed === 0) return
  await notifications.add({
    id: notificationId,
    kind: failed > 0 ? 'deploy_failed' : 'deploy_finished',
    team_id: run.team_id,
    subject: run.subject,
    done_count: sent,
    updated_count: 0,
    failed_count: failed,
    created_at: now,
  })
}

async function markPerson(
  inside: Repositories,
  { organisationId, userId, outcome, now }: DeployMailEnd,
): Promise<void> {
  const { users } = inside.within({ organisationId })
  if (outcome.state === 'failed') {
    await users.mark(userId, { deploy_status: 'failed', deploy_error: outcome.reason })
  }
  if (outcome.state !== 'sent') return
  const { version, parts } = outcome
  const isFirst = (await users.get(userId))?.sent_version !== version
  await users.mark(userId, {
    deploy_status: 'sent',
    deploy_version: version,
    deploy_shared: parts.shared,
    deploy_own: parts.own,
    deploy_error: '',
    sent_version: version,
    sent_shared: parts.shared,
    sent_own: parts.own,
    sent_at: now,
    ...(isFirst && { first_sent_at: now }),
  })
}
