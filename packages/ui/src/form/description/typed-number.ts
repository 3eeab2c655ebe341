import type { TransformRule } from '../../transforms/index.ts'

/**
 * Converts a stored number back to the unit in which it is typed: 1250 with `euros_to_cents`
 * becomes 12.5. The shown text can then be edited and parsed again. The two conversions are
 * repeated here, so that a text field does not load all transforms.
 */
export function typedNumber(rules: readonly TransformRule[], value: number): number {
  return rules.reduceRight((number, rule) => {
    if (rule === 'euros_to_cents') return number / 100
    return rule === 'cents_to_euros' ? Math.round(number * 100) : number
  }, value)
}
