import { readRule } from '../../named-rule.ts'
import type { TransformRule } from '../../transforms/index.ts'
import type { FormEntry } from './form-description.ts'

type NumberTransform = 'integer' | 'float' | 'min' | 'max' | 'euros_to_cents' | 'cents_to_euros'

const numberTransforms: ReadonlySet<string> = new Set<NumberTransform>([
  'integer',
  'float',
  'min',
  'max',
  'euros_to_cents',
  'cents_to_euros',
])

type LastName<Rules> = Rules extends readonly [...unknown[], infer Last]
  ? Last extends string
    ? Last
    : keyof Last
  : never

/** `number` for a text field whose last transform returns a number, else `Value`. */
export type NumberOrText<Value, Entry> = Entry extends {
  readonly type: 'text' | 'multiline'
  readonly transforms: infer Rules
}
  ? [LastName<Rules>] extends [never]
    ? Value
    : LastName<Rules> extends NumberTransform
      ? number
      : Value
  : Value

/** Whether an entry is a text field whose last transform returns a number. */
export function isNumberText(entry: FormEntry): boolean {
  if (entry.type !== 'text' && entry.type !== 'multiline') return false
  const last = entry.transforms?.at(-1)
  return last !== undefined && numberTransforms.has(readRule(last)[0])
}

/** What a control may pass to a field: its value or, for a number, also the typed text. */
export type TypedValue<Value> = [Value] extends [number] ? number | string : Value

/**
 * Returns the transforms that parse a field's typed text into a number; undefined if the field is
 * not a number.
 */
export function numberTransformsOf(entry: FormEntry): readonly TransformRule[] | undefined {
  if (entry.type === 'group' || entry.type === 'list') return undefined
  const { transforms = [] } = entry
  if (entry.type === 'number') return ['integer', ...transforms]
  if (entry.type === 'slider') return ['float', ...transforms]
  return isNumberText(entry) ? transforms : undefined
}
