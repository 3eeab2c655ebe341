import type { ClientRule } from './client-rules.ts'
import { readableName } from './readable-names.ts'

/** A feature that a client removes from a signature. */
export interface RemovedFeature {
  /** Name on caniemail.com: `border-radius`. */
  readonly feature: string
  /** Readable name in English: 'Rounded corners'. */
  readonly what: string
  /** Number of occurrences, 1 or more. */
  readonly times: number
}

/** Determines which features a client drops, and counts them. */
export class Removals {
  readonly #unsupported: ReadonlyMap<string, string>
  readonly #rules: readonly ClientRule[]
  readonly #counts = new Map<string, number>()

  /** `unsupported` maps each use of an unsupported feature to the feature's name. */
  constructor(unsupported: ReadonlyMap<string, string>, rules: readonly ClientRule[]) {
    this.#unsupported = unsupported
    this.#rules = rules
  }

  /** Finds a rule that covers one of the uses on this element with this value. */
  ruleFor(uses: readonly string[], tag: string, value: string): ClientRule | undefined {
    return this.#rules.find(
      (rule) =>
        uses.includes(rule.use) &&
        (rule.on?.includes(tag) ?? true) &&
        !rule.except?.includes(tag) &&
        (rule.value?.test(value) ?? true),
    )
  }

  /** Whether the client drops any of these uses; if so, counts the dropped features. */
  drops(uses: readonly string[], tag: string, value = ''): boolean {
    const rule = this.ruleFor(uses, tag, value)
    const known = uses.flatMap((use) => this.#unsupported.get(use) ?? [])
    const features = new Set(rule === undefined ? known : [rule.feature])
    for (const feature of features) this.#counts.set(feature, (this.#counts.get(feature) ?? 0) + 1)
    return features.size > 0
  }

  /** The dropped features, sorted by frequency, then by name. */
  list(): RemovedFeature[] {
    return [...this.#counts]
      .map(([feature, times]) => ({ feature, what: readableName(feature), times }))
      .toSorted((one, other) => other.times - one.times || (one.feature < other.feature ? -1 : 1))
  }
}
