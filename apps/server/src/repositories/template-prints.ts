import type { CacheUse, PrintSources } from '@org/api'

type TemplatePrints = PrintSources['templates'][number]['prints']

/** A state of a template and of its organisation. Media never change. */
export interface TemplateState {
  organisation: { id: string; revision: number }
  template: { id: string; revision: number }
}

/** Keeps the prints of templates, of which each takes the time of loading and hashing its data. */
export interface PrintCache {
  get(state: TemplateState): TemplatePrints | undefined
  set(state: TemplateState, prints: TemplatePrints): void
}

/** A cache that tells how it is used. */
export interface MeteredPrintCache extends PrintCache {
  use(): CacheUse
}

/** About 200 bytes each. */
const maxEntries = 20_000

export function printCache(): MeteredPrintCache {
  const known = new Map<string, TemplatePrints>()
  let hits = 0
  let misses = 0
  const keyOf = ({ organisation, template }: TemplateState) =>
    `${organisation.id} ${organisation.revision} ${template.id} ${template.revision}`
  return {
    get(state) {
      const found = known.get(keyOf(state))
      if (found) hits += 1
      else misses += 1
      return found
    },
    set(state, prints) {
      // The oldest entries are mostly of earlier revisions.
      const [oldest] = known.keys()
      if (known.size >= maxEntries && oldest !== undefined) known.delete(oldest)
      known.set(keyOf(state), prints)
    },
    use: () => ({ size: known.size, hits, misses }),
  }
}

/** A cache that keeps nothing: a transaction that is rolled back leaves its revisions to others. */
export const noPrintCache: PrintCache = { get: () => undefined, set: () => undefined }
