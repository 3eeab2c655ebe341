import { apiError } from '../contract/errors.ts'
import type { deployingOperations } from '../contract/operations/deploying.ts'
import { takeQuota } from '../mail/take-quota.ts'
import { everything } from '../contract/filter.ts'
import { printContextOf } from '../merge/print-context.ts'
import type { TeamRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Call, HandlersOf } from '../call/call.ts'
import { checkOrganisation, found } from '../call/checks.ts'
import { take } from '../call/take.ts'
import { employed } from '../rules/employees.ts'
import type { DeployState } from '../rules/deploy-state.ts'
import { sizeOf } from '../rules/people-group.ts'
import { adoptionHours } from '../views/adoption-view.ts'
import { deployPeople } from './deploy.ts'
import { type Members, planMails, sampleMail, samplePreview } from './plan-mails.ts'

const testsPerHour = 30

type MailingCall =
  | Call<(typeof deployingOperations)['previewDeploy']>
  | Call<(typeof deployingOperations)['sendDeployTest']>

type TeamCall = Pick<MailingCall, 'caller' | 'path' | 'repositories'>

/** Finds the team that a call is limited to; null for the whole organisation. */
async function teamOf(call: TeamCall, requestedId: string | undefined): Promise<TeamRecord | null> {
  const { caller, path, repositories } = call
  checkOrganisation(caller, path.id)
  const id = requestedId ?? caller.scope.teamId
  return id === undefined ? null : found(await repositories.within(caller.scope).teams.get(id))
}

const membersOf = (team: TeamRecord | null) => (team ? { ...employed, team_id: team.id } : employed)

async function requestedMembers(call: MailingCall): Promise<Members> {
  const { caller, path, body, repositories } = call
  const { people } = repositories.within(caller.scope)
  if (!body.user_ids) {
    const where = membersOf(await teamOf(call, body.team_id))
    return { where, ...(await people.groups({ where, search: everything })) }
  }
  checkOrganisation(caller, path.id)
  const where = { ...employed, id: body.user_ids }
  const found = await people.groups({ where, search: everything })
  if (sizeOf(found.groups) < body.user_ids.length) throw apiError('NOT_FOUND')
  return { where, ...found }
}

async function planOf(call: MailingCall) {
  const members = await requestedMembers(call)
  const round = call.body.is_reminder === true ? { reminderAt: call.now } : 'deploy'
  return planMails(call, members, round)
}

async function organisationName(repositories: Repositories, organisationId: string) {
  return (await repositories.within({ organisationId }).organisation.get()).name
}

export const deployingHandlers: HandlersOf<typeof deployingOperations> = {
  async previewDeploy(call) {
    const plan = await planOf(call)
    const { count, leftOut } = plan
    return { count, left_out: leftOut, mail: await samplePreview(call, plan) }
  },

  async sendDeployTest(call) {
    const { adapters, caller, commit } = call
    const plan = await planOf(call)
    const key = `deploy-test:${caller.user.id}`
    await take(adapters.limiter, [{ key, limit: testsPerHour, windowSeconds: 3600 }])
    await takeQuota(adapters, caller.user.organisation_id, 1)
    const mail = await sampleMail(call, plan)
    // Sent before the transaction, so that a slow mail server does not block the database.
    try {
      await adapters.mailer.send(mail)
    } catch (error) {
      adapters.log.write('warn', 'test mail failed', { reason: String(error) })
      throw apiError('MAIL')
    }
    return commit(async () => ({ success: true, email: caller.user.email }) as const)
  },

  async remindPeople(call) {
    const { caller, repositories, now } = call
    const team = await teamOf(call, call.body.team_id)
    const people = await repositories.within(caller.scope).users.all(membersOf(team))
    if (people.length === 0) throw apiError('EMPTY_TEAM')
    const name = team?.name ?? (await organisationName(repositories, caller.user.organisation_id))
    const target = { teamId: team?.id ?? null, name }
    const act = { action: 'people_reminded', subject: team?.name ?? '' } as const
    return deployPeople(call, people, target, { reminderAt: now }, act)
  },

  async getAdoption(call) {
    const { caller, query, repositories, now } = call
    const { people } = repositories.within(caller.scope)
    const asked = {
      where: membersOf(await teamOf(call, query.team_id)),
      search: everything,
    }
    const { groups, sources } = await people.groups(asked)
    const context = printContextOf(sources)
    const hoursOf = (
      field: 'first_sent_at' | 'installed_at',
      isCounted: (state: DeployState) => boolean,
    ) =>
      people.countByHour(
        asked,
        field,
        groups.filter((group) => isCounted(context.stateOf(group))),
      )
    const [sent, installed] = await Promise.all([
      hoursOf('first_sent_at', (state) => state.is_deploy_sent),
      hoursOf('installed_at', (state) => state.is_deployed),
    ])
    return {
      now,
      members_count: sizeOf(groups),
      hours: adoptionHours(sent, installed),
    }
  },
}
