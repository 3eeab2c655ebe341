import { Addresses } from './addresses.ts'
import { Memory } from './memory.ts'
import type { Key } from './memory.ts'
import type { DroppedAddress } from './render-options.ts'

interface Remembered<Result> {
  readonly result: Result
  readonly dropped: readonly DroppedAddress[]
}

/**
 * A cache for results that contain addresses. Reports the addresses dropped from a result each time
 * the result is recalled.
 */
export class AddressMemory<Result> {
  readonly #memory = new Memory<Remembered<Result>>()

  recall(key: Key, addresses: Addresses, make: (addresses: Addresses) => Result): Result {
    const { result, dropped } = this.#memory.recall(key, () => {
      const own = new Addresses(addresses.local)
      return { result: make(own), dropped: own.dropped }
    })
    if (dropped.length > 0) addresses.dropped.push(...dropped)
    return result
  }
}
