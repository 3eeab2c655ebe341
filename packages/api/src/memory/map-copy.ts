/**
 * A copy of a map that shares the original's entries until the first write to the copy. The
 * original must not change while the copy is in use.
 */
export class MapCopy<K, V> extends Map<K, V> {
  #entries: Map<K, V>
  #isShared = true

  constructor(original: Map<K, V>) {
    super()
    // A copy of a copy shares the entries themselves, so that copies do not form a chain.
    this.#entries = original instanceof MapCopy ? original.#entries : original
  }

  #own(): Map<K, V> {
    if (this.#isShared) {
      this.#entries = new Map(this.#entries)
      this.#isShared = false
    }
    return this.#entries
  }

  override get size(): number {
    return this.#entries.size
  }
  override get(key: K): V | undefined {
    return this.#entries.get(key)
  }
  override has(key: K): boolean {
    return this.#entries.has(key)
  }
  override set(key: K, value: V): this {
    this.#own().set(key, value)
    return this
  }
  override delete(key: K): boolean {
    return this.#entries.has(key) && this.#own().delete(key)
  }
  override clear(): void {
    this.#own().clear()
  }
  override keys(): MapIterator<K> {
    return this.#entries.keys()
  }
  override values(): MapIterator<V> {
    return this.#entries.values()
  }
  override entries(): MapIterator<[K, V]> {
    return this.#entries.entries()
  }
  override [Symbol.iterator](): MapIterator<[K, V]> {
    return this.#entries.entries()
  }
  override forEach(callback: (value: V, key: K, map: Map<K, V>) => void): void {
    for (const [key, value] of this.#entries) callback(value, key, this)
  }
}

/** Copies an object of maps. Writes to the copy's maps do not affect the original. */
export function copyMaps<T extends object>(maps: T): T {
  const entries = Object.entries(maps) as [string, Map<unknown, unknown>][]
  return Object.fromEntries(entries.map(([name, map]) => [name, new MapCopy(map)])) as T
}
