import { recordAct } from '../audit/record-act.ts'
import type { Commit, Origin } from '../call/call.ts'
import type { Caller } from '../call/caller.ts'
import { apiError } from '../contract/errors.ts'
import type { ListQuery, Where } from '../contract/filter.ts'
import { deletionJob } from '../jobs/deletion-job.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { AuditRecord } from '../ports/audit.ts'

interface DeletionCall {
  adapters: Adapters
  caller: Caller
  origin: Origin
  body: { name: string }
  now: number
  commit: Commit
}

/**
 * Begins to delete the caller's organisation, whose name the body must have. The caller's right to
 * do so must have been checked.
 *
 * @param wrongName the message if the name is wrong, where the product does not speak of a company
 */
export async function deleteOwn(
  call: DeletionCall,
  action: AuditRecord['action'],
  wrongName?: string,
): Promise<{ success: true }> {
  const { caller, body, now, commit } = call
  const { organisationId } = caller.scope
  return commit(async (inside) => {
    const { name } = await inside.within(caller.scope).organisation.get()
    if (body.name.trim() !== name.trim()) {
      throw apiError('WRONG_NAME', {
        ...(wrongName !== undefined && { message: wrongName }),
        payload: { field: 'name' },
      })
    }
    if (await inside.deletions.begin(organisationId, now)) {
      await recordAct(call, inside, { action, subject: name })
      await inside.jobs.add([deletionJob({ organisationId, step: 'outside' }, 0, now)])
    }
    return { success: true }
  })
}

interface Countable {
  list(query: ListQuery): Promise<{ total: number }>
}

/** Returns the number of a table's rows. */
export async function countOf(table: Countable, where: Where = {}): Promise<number> {
  const search = { terms: [], fields: [], phones: [] }
  return (await table.list({ where, search, order: [], limit: 1, offset: 0 })).total
}
