import type { PrintSources } from '@org/api'

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

/** About 200 bytes each. */
const maxEntries = 20_000

export function printCache(): PrintCache {
  const known = new Map<string, TemplatePrints>()
  const keyOf = ({ organisation, template }: TemplateState) =>
    `${organisation.id} ${organisation.revision} ${template.id} ${template.revision}`
  return {
    get: (state) => known.get(keyOf(state)),
    set(state, prints) {
      // The oldest entries are mostly of earlier revisions.
      const [oldest] = known.keys()
      if (known.size >= maxEntries && oldest !== undefined) known.delete(oldest)
      known.set(keyOf(state), prints)
    },
  }
}

/** A cache that keeps nothing: a transaction that is rolled back leaves its revisions to others. */
export const noPrintCache: PrintCache = { get: () => undefined, set: () => undefined }
