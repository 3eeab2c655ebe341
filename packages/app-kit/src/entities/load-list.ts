import { type Filter, maxLimit } from '@org/api/client'
import { put, type SagaGenerator } from 'typed-redux-saga'
import type { EntityList } from '../lists/create-list.ts'
import type { Identified } from '../lists/list-state.ts'
import type { Environment } from '../store/environment.ts'
import { errorMessage, isSessionEnd } from '../store/error-message.ts'
import { perApplication } from '../store/per-application.ts'
import { request } from '../store/request.ts'

/** Rows per request, the maximum of the API. */
const pageSize = maxLimit

interface Page<Item> {
  data: Item[]
  total: number
}

export type LoadPage<Item> = (filter: Filter, signal: AbortSignal) => Promise<Page<Item>>

/**
 * Counters for the loads of a list. `started` is the number of the latest load, and `shown` is the
 * number of the newest load that has shown a page.
 */
interface Loads {
  started: number
  shown: number
}

/**
 * Loads a list from the server. Loads may overlap: a late response never replaces the data of a
 * newer load.
 */
export function listLoader<Item extends Identified>({ actions }: EntityList<Item>) {
  const loadsIn = perApplication((): Loads => ({ started: 0, shown: 0 }))

  /**
   * Loads the first page and, with `toEnd`, all following pages; each page appears when it arrives.
   * A failure is stored with the list, so that its screen can show it and offer a retry.
   */
  function* load(environment: Environment, loadPage: LoadPage<Item>, toEnd: boolean) {
    const loads = loadsIn(environment)
    loads.started += 1
    const own = loads.started
    try {
      let data: Item[] = []
      for (;;) {
        const filter = { limit: pageSize, offset: data.length }
        const page = yield* request((signal) => loadPage(filter, signal))
        if (loads.shown > own) return
        loads.shown = own
        data = [...data, ...page.data]
        const isLast = !toEnd || page.data.length === 0 || data.length >= page.total
        yield* put(actions.set({ data, total: page.total }))
        if (isLast) return
      }
    } catch (error) {
      if (isSessionEnd(error) || loads.shown > own) return
      yield* put(actions.failed(errorMessage(error)))
    }
  }

  /**
   * Reloads some items, such as teams whose counts are changing. A response is dropped when a newer
   * load of the whole list has already shown its data.
   *
   * @returns false when an item no longer exists, so that the whole list must reload
   */
  function* refresh(
    environment: Environment,
    loadPage: LoadPage<Item>,
    ids: readonly string[],
  ): SagaGenerator<boolean> {
    const requestedIds = ids.slice(0, pageSize)
    const loads = loadsIn(environment)
    const own = loads.started
    try {
      const filter: Filter = { where: { id: requestedIds }, limit: pageSize }
      const { data, total } = yield* request((signal) => loadPage(filter, signal))
      if (loads.shown > own) return true
      for (const item of data) yield* put(actions.patch({ id: item.id, changes: item }))
      return total >= requestedIds.length
    } catch (error) {
      if (isSessionEnd(error) || loads.shown > own) return true
      yield* put(actions.failed(errorMessage(error)))
      return true
    }
  }

  return { load, refresh }
}
