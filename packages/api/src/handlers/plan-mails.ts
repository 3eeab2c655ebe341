import {
  type DeployPreview,
  leftOutReasons,
  type LeftOutReason,
} from '../contract/entities/deploy-preview.ts'
import { apiError } from '../contract/errors.ts'
import { installAddress } from '../install/install-key.ts'
import { installMail, mailboxOf } from '../merge/install-mail.ts'
import { loadContext, type OrganisationContext } from '../merge/organisation-context.ts'
import { requirePlan } from '../payments/require-plan.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Mail } from '../ports/services.ts'
import type { Caller } from '../call/caller.ts'
import { found } from '../call/checks.ts'
import { type DeployRound, whyLeftOut } from '../rules/left-out.ts'
import type { CountedMember } from '../rules/counted-member.ts'
import { displayName } from '../rules/display-name.ts'

type Member = CountedMember & Pick<UserRecord, 'id'>

/** The parts of a call that previews a deploy. */
interface PlanCall {
  adapters: Adapters
  caller: Caller
  repositories: Repositories
  body: { deploy_message?: string | undefined; is_reminder?: boolean | undefined }
}

/** The people whom a round would mail now. */
export interface MailPlan {
  context: OrganisationContext
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

const french = new Intl.Collator('fr')
const byName = (a: Member, b: Member) => french.compare(displayName(a), displayName(b))

/** Finds the first members by name without sorting all of them. */
function firstByName(members: readonly Member[], count: number): Member[] {
  const first: Member[] = []
  for (const member of members) {
    const last = first.at(-1)
    if (first.length === count && last && byName(last, member) <= 0) continue
    const at = first.findIndex((other) => byName(member, other) < 0)
    first.splice(at < 0 ? first.length : at, 0, member)
    first.length = Math.min(first.length, count)
  }
  return first
}

/**
 * Splits people into those that a round would mail and those that it would skip.
 *
 * @throws ApiError EMPTY_TEAM, PLAN_NEEDED or NO_TEMPLATE, as the deploy itself would
 */
export async function planMails(
  { adapters, caller, repositories }: PlanCall,
  members: readonly Member[],
  round: DeployRound,
): Promise<MailPlan> {
  if (members.length === 0) throw apiError('EMPTY_TEAM')
  await requirePlan(adapters, repositories.within(caller.scope))
  const context = await loadContext(repositories, caller.user.organisation_id, members)
  const groups = Map.groupBy(members, (user) => whyLeftOut(round, user, context.versionOf(user)))
  const due = groups.get(null) ?? []
  const [recipient] = firstByName(due, 1)
  const signed = () => members.filter((user) => context.versionOf(user) !== null)
  const [sample] = recipient ? [recipient] : firstByName(signed(), 1)
  if (!sample) throw apiError('NO_TEMPLATE')
  return {
    context,
    count: due.length,
    leftOut: leftOutReasons.flatMap((reason) => groupOf(reason, groups.get(reason) ?? [])),
    recipientId: recipient?.id ?? null,
    sampleId: sample.id,
  }
}

function groupOf(reason: LeftOutReason, members: readonly Member[]): DeployPreview['left_out'] {
  if (members.length === 0) return []
  const names = firstByName(members, namesShown).map(displayName)
  return [{ reason, count: members.length, names }]
}

/**
 * Builds a preview of the mail to the first recipient. It leaves out the key of the install page,
 * because only the real mail may contain it.
 */
export async function samplePreview(
  call: PlanCall,
  { context, recipientId }: MailPlan,
): Promise<DeployPreview['mail']> {
  if (recipientId === null) return null
  const { user, mail } = await mailAbout(call, context, recipientId, (person, version) => ({
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
export async function sampleMail(call: PlanCall, { context, sampleId }: MailPlan): Promise<Mail> {
  const { adapters, caller } = call
  const { mail } = await mailAbout(call, context, sampleId, (person) => ({
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
  context: OrganisationContext,
  userId: string,
  deliveryTo: (user: UserRecord, version: string) => Delivery,
): Promise<{ user: UserRecord; mail: Mail }> {
  const user = found(await repositories.within(caller.scope).users.get(userId))
  const resolved = found(context.resolve(user))
  const mail = await installMail(adapters, context, user, resolved, {
    ...deliveryTo(user, resolved.version),
    message: body.deploy_message ?? '',
    sender: displayName(caller.user),
    isReminder: body.is_reminder === true,
    messageId: `deploy-test.${adapters.secrets.id()}`,
  })
  return { user, mail }
}
