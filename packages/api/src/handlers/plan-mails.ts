import { type DeployPreview, leftOutReasons } from '../contract/entities/deploy-preview.ts'
import { apiError } from '../contract/errors.ts'
import { everything, type Where } from '../contract/filter.ts'
import { installAddress } from '../install/install-key.ts'
import { installMail, mailboxOf } from '../merge/install-mail.ts'
import { campaignsFor } from '../merge/merged-signature.ts'
import { contextOf } from '../merge/organisation-context.ts'
import { printContextOf } from '../merge/print-context.ts'
import { requirePlan } from '../payments/require-plan.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CountedGroup, GroupSlice, PrintSources } from '../ports/people.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Mail } from '../ports/services.ts'
import type { Caller } from '../call/caller.ts'
import { found } from '../call/checks.ts'
import { type DeployRound, recentSince, whyGroupLeftOut } from '../rules/left-out.ts'
import { displayName } from '../rules/display-name.ts'
import { sizeOf } from '../rules/people-group.ts'

/** The parts of a call that previews a deploy. */
interface PlanCall {
  adapters: Adapters
  caller: Caller
  repositories: Repositories
  body: { deploy_message?: string | undefined; is_reminder?: boolean | undefined }
}

/** The people whom a round would mail now. */
export interface MailPlan {
  count: number
  leftOut: DeployPreview['left_out']
  /** The first recipient by name; null when there is none. */
  recipientId: string | null
  /**
   * The person for the sample mail: the first recipient by name or, if there are no recipients, the
   * first person with a signature.
   */
  sampleId: string
}

/** Maximum number of names per reason in a response. */
const namesShown = 20

const byName = ['last_name', 'first_name', 'email'].map((field) => ({ field, descending: false }))

/** The people whom a round is about, by group. */
export interface Members {
  where: Where
  groups: readonly CountedGroup[]
  sources: PrintSources
}

/**
 * Splits people into those that a round would mail and those that it would skip.
 *
 * @throws ApiError EMPTY_TEAM, PLAN_NEEDED or NO_TEMPLATE, as the deploy itself would
 */
export async function planMails(
  { adapters, caller, repositories }: PlanCall,
  { where, groups, sources }: Members,
  round: DeployRound,
): Promise<MailPlan> {
  if (groups.length === 0) throw apiError('EMPTY_TEAM')
  const scoped = repositories.within(caller.scope)
  await requirePlan(adapters, scoped)
  const context = printContextOf(sources)
  const query = { where, search: everything }
  const first = async (slice: Omit<GroupSlice, 'order' | 'offset'>) =>
    (await scoped.people.slices(query, [{ ...slice, order: byName, offset: 0 }])).data
  const byReason = Map.groupBy(groups, (group) =>
    whyGroupLeftOut(round, group, context.printOf(group)),
  )
  const due = byReason.get(null) ?? []
  const after = typeof round === 'string' ? null : recentSince(round)
  const recentCount =
    after === null || due.length === 0 ? 0 : await scoped.people.countMailed(query, due, after)
  const count = sizeOf(due) - recentCount
  const mailed = after === null ? {} : { mailed: { after, is: false } }
  const [recipient] = count === 0 ? [] : await first({ groups: due, limit: 1, ...mailed })
  const signed = groups.filter((group) => context.printOf(group) !== null)
  const [sample] =
    recipient || signed.length === 0 ? [recipient] : await first({ groups: signed, limit: 1 })
  if (!sample) throw apiError('NO_TEMPLATE')
  const leftOut = leftOutReasons.map(async (reason) => {
    const isRecent = reason === 'mailed_recently' && after !== null
    const skipped = isRecent ? due : (byReason.get(reason) ?? [])
    const size = isRecent ? recentCount : sizeOf(skipped)
    if (size === 0) return []
    const recent = isRecent ? { mailed: { after, is: true } } : {}
    const named = await first({
      groups: skipped,
      limit: namesShown,
      ...recent,
    })
    return [{ reason, count: size, names: named.map(displayName) }]
  })
  return {
    count,
    leftOut: (await Promise.all(leftOut)).flat(),
    recipientId: recipient?.id ?? null,
    sampleId: sample.id,
  }
}

/**
 * Builds a preview of the mail to the first recipient. It leaves out the key of the install page,
 * because only the real mail may contain it.
 */
export async function samplePreview(
  call: PlanCall,
  { recipientId }: MailPlan,
): Promise<DeployPreview['mail']> {
  if (recipientId === null) return null
  const { user, mail } = await mailAbout(call, recipientId, (person, version) => ({
    to: mailboxOf(person),
    installUrl: installAddress(call.adapters.settings.publicUrl, { install_key: '…' }, version),
  }))
  return {
    recipient: { name: displayName(user), email: user.email },
    sender: mail.fromName,
    subject: mail.subject,
    html: mail.html,
  }
}

/**
 * Builds the test mail: the mail for the sample person, but addressed to the caller. Its button
 * opens the caller's own install page.
 */
export async function sampleMail(call: PlanCall, { sampleId }: MailPlan): Promise<Mail> {
  const { adapters, caller } = call
  const { mail } = await mailAbout(call, sampleId, (person) => ({
    to: mailboxOf(caller.user),
    testOf: displayName(person),
    installUrl: installAddress(adapters.settings.publicUrl, caller.user, null),
  }))
  return mail
}

interface Delivery {
  to: { address: string; name: string }
  installUrl: string
  testOf?: string
}

async function mailAbout(
  { adapters, caller, repositories, body }: PlanCall,
  userId: string,
  deliveryTo: (user: UserRecord, version: string) => Delivery,
): Promise<{ user: UserRecord; mail: Mail }> {
  const { user, sources } = found(await repositories.within(caller.scope).people.get(userId))
  const context = contextOf(sources)
  const resolved = found(context.resolve(user))
  const campaigns = await campaignsFor(repositories, context, user)
  const mail = await installMail(
    adapters,
    context,
    { user, resolved, campaigns },
    {
      ...deliveryTo(user, resolved.version),
      message: body.deploy_message ?? '',
      sender: displayName(caller.user),
      replyTo: mailboxOf(caller.user),
      isReminder: body.is_reminder === true,
      messageId: `deploy-test.${adapters.secrets.id()}`,
    },
  )
  return { user, mail }
}
