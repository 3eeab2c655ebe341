import type { Adapters } from '../ports/adapters.ts'
import type { AuditLog, AuditRecord } from '../ports/audit.ts'
import type { Repositories } from '../ports/repositories.ts'

type Logged = Pick<AuditRecord, 'action' | 'outcome' | 'reason' | 'actor_id' | 'client'> & {
  organisationId: string
}

/**
 * Runs the writes in one transaction. After the commit, also writes the audit entries to the log,
 * without emails and names, because logs must not contain them.
 */
export async function auditedTransaction<T>(
  { repositories, log }: Pick<Adapters, 'repositories' | 'log'>,
  work: (inside: Repositories) => Promise<T>,
): Promise<T> {
  const kept: Logged[] = []
  const result = await repositories.transaction((inside) => {
    // The transaction may run the work again after rolling it back, so entries of an earlier run
    // are dropped.
    kept.length = 0
    return work(collecting(inside, kept))
  })
  for (const { organisationId, actor_id, ...entry } of kept) {
    log.write('info', 'audit', { ...entry, account: actor_id, organisation: organisationId })
  }
  return result
}

/** Wraps the repositories so that they also collect the audit entries. */
function collecting(inside: Repositories, kept: Logged[]): Repositories {
  const collected: Repositories = {
    ...inside,
    transaction: (work) => work(collected),
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
  return collected
}
