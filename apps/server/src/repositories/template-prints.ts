import type { CacheUse, PrintSources, SharedVersion } from '@org/api'

type TemplatePrints = PrintSources['templates'][number]['prints']

/** A state of a template and of its organisation. Media never change. */
export interface TemplateState {
  organisation: { id: string; revision: number }
  template: { id: string; revision: number }
}

/**
 * Keeps what the data of a template determines: its prints, and the version in a team of a name.
 * Each takes the time of loading and hashing the data.
 */
export interface PrintCache {
  prints: Kept<TemplatePrints>
  version(teamName: string): Kept<SharedVersion>
}

interface Kept<Value> {
  get(state: TemplateState): Value | undefined
  set(state: TemplateState, value: Value): void
}

/** A cache that tells how it is used. */
export interface MeteredPrintCache extends PrintCache {
  use(): CacheUse
}

/** About 200 bytes each. */
const maxEntries = 20_000

export function printCache(): MeteredPrintCache {
  const prints = bounded<TemplatePrints>()
  const versions = bounded<SharedVersion>()
  return {
    prints: prints.kept(''),
    version: (teamName) => versions.kept(` ${teamName}`),
    use() {
      const [one, other] = [prints.use(), versions.use()]
      return {
        size: one.size + other.size,
        hits: one.hits + other.hits,
        misses: one.misses + other.misses,
      }
    },
  }
}

function bounded<Value>() {
  const known = new Map<string, Value>()
  let hits = 0
  let misses = 0
  const keyOf = ({ organisation, template }: TemplateState) =>
    `${organisation.id} ${organisation.revision} ${template.id} ${template.revision}`
  return {
    kept: (suffix: string): Kept<Value> => ({
      get(state) {
        const found = known.get(keyOf(state) + suffix)
        if (found) hits += 1
        else misses += 1
        return found
      },
      set(state, value) {
        // The oldest entries are mostly of earlier revisions.
        const [oldest] = known.keys()
        if (known.size >= maxEntries && oldest !== undefined) known.delete(oldest)
        known.set(keyOf(state) + suffix, value)
      },
    }),
    use: (): CacheUse => ({ size: known.size, hits, misses }),
  }
}

const nothing = { get: () => undefined, set: () => undefined }

/** A cache that keeps nothing: a transaction that is rolled back leaves its revisions to others. */
export const noPrintCache: PrintCache = { prints: nothing, version: () => nothing }
