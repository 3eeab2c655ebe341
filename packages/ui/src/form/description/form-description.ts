import type { TransformRule } from '../../transforms/index.ts'
import type { ValidationRule } from '../../validators/index.ts'
import type { FieldTypeName, FieldTypes } from '../field-types/field-types.ts'
import type { Condition, Json } from './condition.ts'

/** What may be said about everything in a form. */
export interface EntryDescription {
  /** Shown, validated and reachable only while this holds. Its values stay. */
  readonly visible?: Condition | boolean | undefined
  /** Cannot be changed and is not validated, always or while a condition holds. */
  readonly disabled?: Condition | boolean | undefined
}

/** What may be said about a field of any type. */
export interface FieldBasics extends EntryDescription {
  /** Key of its value; without points, and used once among its neighbours. */
  readonly name: string
  readonly label: string
  /** Keeps the label for screen readers alone. */
  readonly isLabelHidden?: boolean | undefined
  /** Help below the field. */
  readonly help?: string | undefined
  /** Value of a form that is given none; else what its type calls empty. */
  readonly initial?: Json | undefined
  /** Run on blur and on save. An empty value is ignored unless `not_empty` is among them; then that one alone looks at it. */
  readonly validators?: readonly ValidationRule[] | undefined
  /**
   * Run on each change, in their order. Where the last one makes a number, a field of text holds that
   * number and shows what is typed until it is left or saved.
   */
  readonly transforms?: readonly TransformRule[] | undefined
  /** Takes all columns of the form. */
  readonly isWide?: boolean | undefined
}

/** A field, described by data. */
export type FieldDescription<Type extends FieldTypeName = FieldTypeName> = {
  [Key in Type]: FieldBasics & { readonly type: Key } & FieldTypes[Key]['options']
}[Type]

/** Fields under a heading; their values stand beside the others. */
export interface GroupDescription extends EntryDescription {
  readonly type: 'group'
  readonly label: string
  readonly help?: string | undefined
  readonly fields: readonly FormEntry[]
}

/** The same fields once per item; its value is a list of objects. */
export interface ListDescription extends Omit<FieldBasics, 'initial' | 'transforms'> {
  readonly type: 'list'
  /** What one item is called, in front of its number: `Lien` gives `Lien 2`. */
  readonly itemLabel: string
  /** Text of the button that adds an item. */
  readonly addLabel?: string | undefined
  /** Numbers of items between which can be added and removed. */
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
  readonly fields: readonly FormEntry[]
}

/** A field, a group of fields, or a repeatable list of them. */
export type FormEntry = FieldDescription | GroupDescription | ListDescription

/** A form as data: it survives JSON, so that it can be stored, sent and compared. */
export interface FormDescription {
  readonly fields: readonly FormEntry[]
}
