import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import type { Repositories } from '../ports/repositories.ts'
import { deployPayload } from './deploy-job.ts'

/**
 * Counts a finished mail. After the last mail of a deploy, it adds the notification with the
 * result. Call it in the transaction that ends the job, so that each mail counts once.
 */
export async function endDeployMail(
  { secrets, clock }: Adapters,
  inside: Repositories,
  job: ClaimedJob,
  end: 'sent' | 'failed' | 'gone',
): Promise<void> {
  const { organisationId, deployRunId } = deployPayload(job.payload)
  if (deployRunId === undefined) return
  const { deployRuns, notifications } = inside.within({ organisationId })
  const run = await deployRuns.get(deployRunId)
  if (!run) return
  const open = run.open_count - 1
  const sent = run.sent_count + (end === 'sent' ? 1 : 0)
  const failed = run.failed_count + (end === 'failed' ? 1 : 0)
  if (open > 0) {
    await deployRuns.mark(run.id, { open_count: open, sent_count: sent, failed_count: failed })
    return
  }
  await deployRuns.remove(run.id)
  if (sent + failed === 0) return
  await notifications.add({
    id: secrets.id(),
    kind: failed > 0 ? 'deploy_failed' : 'deploy_finished',
    team_id: run.team_id,
    subject: run.subject,
    done_count: sent,
    updated_count: 0,
    failed_count: failed,
    created_at: clock.now(),
  })
}
