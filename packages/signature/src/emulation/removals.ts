import type { ClientRule } from './client-rules.ts'
import { readableName } from './readable-names.ts'

/** Something that a client leaves out of a signature. */
export interface RemovedFeature {
  /** As caniemail.com calls it: `border-radius`. */
  readonly feature: string
  /** In words, in English: 'Rounded corners'. */
  readonly what: string
  /** How often it stood in the signature, 1 or more. */
  readonly times: number
}

/** Knows what a client drops, and counts what it was asked about. */
export class Removals {
  readonly #unsupported: ReadonlyMap<string, string>
  readonly #rules: readonly ClientRule[]
  readonly #counts = new Map<string, number>()

  /** `unsupported`: names of features by their uses. */
  constructor(unsupported: ReadonlyMap<string, string>, rules: readonly ClientRule[]) {
    this.#unsupported = unsupported
    this.#rules = rules
  }

  /** The rule for one of the uses, where it holds on this element for this value. */
  ruleFor(uses: readonly string[], tag: string, value: string): ClientRule | undefined {
    return this.#rules.find(
      (rule) =>
        uses.includes(rule.use) &&
        (rule.on?.includes(tag) ?? true) &&
        !rule.except?.includes(tag) &&
        (rule.value?.test(value) ?? true),
    )
  }

  /** Whether the client drops what has these uses; if so it is counted. */
  drops(uses: readonly string[], tag: string, value = ''): boolean {
    const rule = this.ruleFor(uses, tag, value)
    const known = uses.flatMap((use) => this.#unsupported.get(use) ?? [])
    const features = new Set(rule === undefined ? known : [rule.feature])
    for (const feature of features) this.#counts.set(feature, (this.#counts.get(feature) ?? 0) + 1)
    return features.size > 0
  }

  /** What was dropped, the most frequent first, then by name. */
  list(): RemovedFeature[] {
    return [...this.#counts]
      .map(([feature, times]) => ({ feature, what: readableName(feature), times }))
      .toSorted((one, other) => other.times - one.times || (one.feature < other.feature ? -1 : 1))
  }
}
