import type { Adapters } from '../ports/adapters.ts'
import type { AuditLog, AuditRecord } from '../ports/audit.ts'
import type { Repositories } from '../ports/repositories.ts'

type Logged = Pick<AuditRecord, 'action' | 'outcome' | 'reason' | 'actor_id' | 'client'> & {
  organisationId: string
}

/**
 * Runs writes so that all are kept or none. What they put into the audit log is logged too, once it is
 * kept: with ids, since logs hold no emails and no names.
 */
export async function auditedTransaction<T>(
  { repositories, log }: Pick<Adapters, 'repositories' | 'log'>,
  work: (inside: Repositories) => Promise<T>,
): Promise<T> {
  const kept: Logged[] = []
  const result = await repositories.transaction((inside) => work(noting(inside, kept)))
  for (const { organisationId, actor_id, ...entry } of kept) {
    log.write('info', 'audit', { ...entry, account: actor_id, organisation: organisationId })
  }
  return result
}

/** The same repositories, which also remember what goes into the audit log. */
function noting(inside: Repositories, kept: Logged[]): Repositories {
  const noted: Repositories = {
    ...inside,
    transaction: (work) => work(noted),
    within(scope) {
      const scoped = inside.within(scope)
      const add: AuditLog['add'] = async (entry) => {
        await scoped.audit.add(entry)
        const { action, outcome, reason, actor_id, client } = entry
        const { organisationId } = scope
        kept.push({ action, outcome, reason, actor_id, client, organisationId })
      }
      return { ...scoped, audit: { ...scoped.audit, add } }
    },
  }
  return noted
}
