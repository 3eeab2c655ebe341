import type { TransformRule } from '../../transforms/index.ts'

/**
 * What is typed for a number that the transforms keep in another unit: 12.5 for the 1250 of
 * `euros_to_cents`. What stands in the field can be typed on, and is read once. It calculates by
 * itself, since a field that is typed into would else bring all transforms along.
 */
export function typedNumber(rules: readonly TransformRule[], value: number): number {
  return rules.reduceRight((number, rule) => {
    if (rule === 'euros_to_cents') return number / 100
    return rule === 'cents_to_euros' ? Math.round(number * 100) : number
  }, value)
}
