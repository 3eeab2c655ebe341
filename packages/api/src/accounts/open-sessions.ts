import type { OpenSession } from '../contract/entities/open-session.ts'
import type { TokenRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Caller } from '../call/caller.ts'
import { sessionOwner } from './other-accounts.ts'
import { isExpired } from './sessions.ts'

interface OwnSessions {
  tokens: TokenRecord[]
  /** Ids of the person's accounts. */
  accounts: ReadonlySet<string>
}

/** Lists the sessions that the caller may end: the same ones that 'sign out everywhere' ends. */
export async function ownSessions(
  { accounts, tokens }: Repositories,
  { user, openerId }: Caller,
  now: number,
): Promise<OwnSessions> {
  const person = await sessionOwner(accounts, user, openerId)
  const ids = (await accounts.byEmail(person.email, person.product)).map(({ id }) => id)
  const open = (await tokens.ofUsers(ids)).filter((token) => !isExpired(token, now))
  return { tokens: open, accounts: new Set(ids) }
}

/** Lists the caller's open sessions, without their tokens. */
export async function openSessions(
  repositories: Repositories,
  caller: Caller,
  now: number,
): Promise<{ data: OpenSession[] }> {
  const { tokens, accounts } = await ownSessions(repositories, caller, now)
  const organisationIds = [...new Set(tokens.map((token) => token.organisation_id))]
  const organisations = await repositories.accounts.organisations(organisationIds)
  const names = new Map(organisations.map(({ id, name }) => [id, name]))
  return {
    data: tokens.map(({ hash, id, browser, system, created_at, used_at, ...token }) => ({
      id,
      browser,
      system,
      organisation_name: names.get(token.organisation_id) ?? '',
      signed_in_at: created_at,
      used_at,
      is_current: hash === caller.tokenHash,
      is_masters: token.opened_by !== null && !accounts.has(token.opened_by),
    })),
  }
}
