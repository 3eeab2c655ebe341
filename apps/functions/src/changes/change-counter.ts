import type { FollowedTable } from '@org/api/contract'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { changeDocumentOf } from './change-document.ts'

export type CountChanges = (
  changed: ReadonlyMap<string, ReadonlySet<FollowedTable>>,
) => Promise<void>

/** The current write to an organisation's document, and the counts that wait until it has ended. */
interface Turn {
  waiting: Map<FollowedTable, number>
  writing: Promise<void>
}

/**
 * Counts changes of tables, in one document per organisation. Firestore sustains about one write
 * per second to a document, so changes that arrive during a write are combined in the next write.
 *
 * Never rejects: if a change is not counted, pages only show it later, when they load again.
 */
export function changeCounter(db: Firestore): CountChanges {
  const turns = new Map<string, Turn>()

  async function write(organisationId: string, turn: Turn): Promise<void> {
    const tables = Object.fromEntries(
      [...turn.waiting].map(([table, count]) => [table, FieldValue.increment(count)]),
    )
    turn.waiting.clear()
    await changeDocumentOf(db, organisationId)
      .set({ tables }, { merge: true })
      .catch((error: unknown) => console.warn('Changes were not counted', error))
  }

  function count(organisationId: string, tables: ReadonlySet<FollowedTable>): Promise<void> {
    const known = turns.get(organisationId)
    const turn = known ?? { waiting: new Map(), writing: Promise.resolve() }
    turns.set(organisationId, turn)
    const isFirst = turn.waiting.size === 0
    for (const table of tables) turn.waiting.set(table, (turn.waiting.get(table) ?? 0) + 1)
    if (!isFirst) return turn.writing
    turn.writing = turn.writing.then(() => write(organisationId, turn))
    return turn.writing
  }

  return async (changed) => {
    await Promise.all([...changed].map(([organisationId, tables]) => count(organisationId, tables)))
  }
}
