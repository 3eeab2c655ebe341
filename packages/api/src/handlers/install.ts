import { apiError } from '../contract/errors.ts'
import type { installOperations } from '../contract/operations/install.ts'
import { installLinkJob } from '../jobs/install-link-job.ts'
import { installData } from '../merge/install-data.ts'
import { loadContext } from '../merge/organisation-context.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { HandlersOf } from '../call/call.ts'
import type { Caller } from '../call/caller.ts'
import { checkMobile, countryOf } from '../call/check-phone.ts'
import { omitUndefined } from '../call/omit-undefined.ts'
import { perClient, take } from '../call/take.ts'

const readsPerMinute = 120
const writesPerHour = 60
/**
 * Maximum requests for a new link per client address and hour. It is high, because a whole company
 * may share one address. In addition, each person gets at most one mail per hour.
 */
const linksPerHour = 300

/** Finds the owner of this install key, or the caller for `me`. */
async function personOf(
  { repositories, limiter }: Adapters,
  caller: Caller | null,
  key: string,
  kind: 'read' | 'write',
): Promise<UserRecord> {
  if (key === 'me' && !caller) throw apiError('NOT_SIGNED_IN')
  const user = key === 'me' && caller ? caller.user : await repositories.accounts.byInstallKey(key)
  if (!user) throw apiError('NOT_FOUND', { message: "Ce lien d'installation n'existe plus" })
  const limited = `install:${kind}:${user.id}`
  await take(limiter, [
    kind === 'read'
      ? { key: limited, limit: readsPerMinute, windowSeconds: 60 }
      : { key: limited, limit: writesPerHour, windowSeconds: 3600 },
  ])
  return user
}

/**
 * Returns the key that the page may show. It is null for a master, who could still use the key
 * after the owner revokes the master's access.
 */
function shownKey(caller: Caller | null, { key }: { key: string }, user: UserRecord) {
  return key === 'me' && caller?.openerId !== null ? null : user.install_key
}

export const installHandlers: HandlersOf<typeof installOperations> = {
  async getInstallSignature({ adapters, caller, path, repositories }) {
    const user = await personOf(adapters, caller, path.key, 'read')
    return installData(adapters, repositories, user, shownKey(caller, path, user))
  },

  async saveInstallInfo({ adapters, caller, path, body, now, repositories, commit }) {
    const person = await personOf(adapters, caller, path.key, 'write')
    const { id, organisation_id: organisationId } = person
    const fields = omitUndefined(body)
    const key = shownKey(caller, path, person)
    const { phone_number: phone, mobile_number: mobile } = fields
    if (phone !== undefined || mobile !== undefined) {
      const country = await countryOf(repositories, { organisationId })
      if (phone !== undefined) checkMobile('phone_number', phone, country)
      if (mobile) checkMobile('mobile_number', mobile, country)
    }
    return commit(async (inside) => {
      if (Object.keys(fields).length === 0) return installData(adapters, inside, person, key)
      const { users } = inside.within({ organisationId, userId: id })
      const user = await users.update(id, { ...fields, info_updated_at: now })
      if (user === null || user === 'stale') throw apiError('NOT_FOUND')
      return installData(adapters, inside, user, key)
    })
  },

  async markInstalled({ adapters, caller, path, query, now, commit }) {
    const person = await personOf(adapters, caller, path.key, 'write')
    const organisationId = person.organisation_id
    return commit(async (inside) => {
      const context = await loadContext(inside, organisationId, person)
      const current = context.versionOf(person)
      if (current === null) throw apiError('NO_TEMPLATE')
      const version = installedVersion(person, current, query.signatureversion)
      const isCurrent = version === current
      // The parts of an older version are unknown, and never needed: they are not current.
      const parts = (isCurrent ? context.partsOf(person) : null) ?? {
        shared: '',
        own: '',
      }
      const isNoted =
        person.installed_version === version && person.installed_shared === parts.shared
      if (!isNoted) {
        const { users } = inside.within({ organisationId, userId: person.id })
        await users.mark(person.id, {
          installed_version: version,
          installed_shared: parts.shared,
          installed_own: parts.own,
          installed_at: now,
        })
      }
      return { success: true, is_deployed: isCurrent } as const
    })
  },

  async requestInstallLink({ adapters, path, origin, now, commit }) {
    const { limiter, secrets } = adapters
    const perHour = { limit: linksPerHour, windowSeconds: 3600 }
    await take(limiter, perClient('install:link', origin.client, perHour))
    // The job looks up the link's owner, so that neither the response nor its timing reveals
    // whether the link has an owner.
    return commit(async (inside) => {
      await inside.jobs.add([installLinkJob(secrets.id(), path.key, now)])
      return { success: true } as const
    })
  },
}

/**
 * Returns the version to record as installed: the one that the page showed, even if it is outdated
 * by now. If the current version is already installed, an older tab does not replace it.
 */
function installedVersion(person: UserRecord, current: string, shown: string | undefined): string {
  const isVersion = shown !== undefined && /^[a-z0-9]{1,20}$/.test(shown)
  return isVersion && person.installed_version !== current ? shown : current
}
