import {
  type EntityList,
  type Environment,
  isMissing,
  request,
  type Revised,
  saveOperation,
  sendChange,
  takeLeadingBy,
} from '@org/app-kit'
import type { StockPorts } from '@org/data'
import { createAction } from '@reduxjs/toolkit'
import { put } from 'typed-redux-saga'
import { stockPorts } from '../ports/stock-ports.ts'
import { texts } from '../texts.ts'

/**
 * A centre's data about a supplier or product. The revision is 0 until the centre has stored data.
 */
export interface CentreData extends Revised {
  /** Made by `centreDataId`. */
  id: string
  centreId: string
  /** Name of the supplier or product. */
  name: string
}

/** Returns the id of a centre's data about a supplier or product. */
export const centreDataId = (id: string, centreId: string) => `${id}.${centreId}`

/**
 * Handler for `catch`: returns null if the centre has stored nothing yet, and rethrows other
 * errors.
 */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** The data as the server has it, without the id and name that this app adds. */
type CentreDataBase<Item extends CentreData> = Omit<Item, 'id' | 'name'>

interface CentreDataOptions<Item extends CentreData, Values extends object> {
  list: EntityList<Item>
  /**
   * Sends the values, and returns the data as stored afterwards. If somebody else has changed the
   * data in the meantime, `values` contains only the values that this person changed.
   *
   * @param base the data that the edit is based on; after a conflict, the data that the server sent
   */
  send: (
    ports: StockPorts,
    base: CentreDataBase<Item>,
    values: Partial<Values>,
    options: { signal: AbortSignal; ifMatch: number },
  ) => Promise<Partial<Item> & Revised>
}

/** Creates the saga that saves a centre's data about a supplier or product. */
export function createCentreDataFlow<Item extends CentreData, Values extends object>({
  list,
  send,
}: CentreDataOptions<Item, Values>) {
  const update = createAction<{ id: string; values: Values; base: Item }>(
    `${list.name}/updateRequested`,
  )
  const operation = (id: string) => `${list.name}/update/${id}`

  function* save(
    environment: Environment,
    { id, values, base }: ReturnType<typeof update>['payload'],
  ) {
    function* work() {
      const saved = yield* sendChange<Values, Partial<Item> & Revised>({
        values,
        base,
        send: (changed, ifMatch) =>
          request((signal) => send(stockPorts(environment), base, changed, { signal, ifMatch })),
      })
      yield* put(list.actions.patch({ id, changes: saved }))
      return id
    }
    const saveTexts = { ...texts.save, failed: null }
    yield* saveOperation(environment, operation(id), saveTexts, work)
  }

  function* saga(environment: Environment) {
    // A double click must not save twice.
    yield* takeLeadingBy(
      update,
      ({ payload }) => payload.id,
      ({ payload }) => save(environment, payload),
    )
  }

  return { requests: { update }, operations: { update: operation }, saga }
}
