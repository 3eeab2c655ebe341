import type { TransformRule } from '../../transforms/index.ts'
import type { ValidationRule } from '../../validators/index.ts'
import type { FieldTypeName, FieldTypes } from '../field-types/field-types.ts'
import type { Condition, Json } from './condition.ts'

/** Options of every form entry. */
export interface EntryDescription {
  /** The entry is shown and validated only while this holds. Hidden values are kept. */
  readonly visible?: Condition | boolean | undefined
  /** The entry cannot be changed and is not validated while this holds. */
  readonly disabled?: Condition | boolean | undefined
}

/** Options of every field type. */
export interface FieldBasics extends EntryDescription {
  /** Key of the value. Must not be empty or contain `.` or `#`, and must be unique on its level. */
  readonly name: string
  readonly label: string
  /** Shows the label only to screen readers. */
  readonly isLabelHidden?: boolean | undefined
  /** Help below the field. */
  readonly help?: string | undefined
  /** Initial value if the form is created without one. Default: the field type's empty value. */
  readonly initial?: Json | undefined
  /**
   * Run on blur and on save. Empty values are valid unless `not_empty` is in the list, in which
   * case only `not_empty` checks them.
   */
  readonly validators?: readonly ValidationRule[] | undefined
  /**
   * Run on each change, in order. If the last transform returns a number, a text field stores this
   * number, but shows the typed text until the field is left or saved.
   */
  readonly transforms?: readonly TransformRule[] | undefined
  /** Spans all columns of the form. */
  readonly isWide?: boolean | undefined
}

/** A field as data. */
export type FieldDescription<Type extends FieldTypeName = FieldTypeName> = {
  [Key in Type]: FieldBasics & { readonly type: Key } & FieldTypes[Key]['options']
}[Type]

/** Fields under a heading. Their values are on the same level as those outside the group. */
export interface GroupDescription extends EntryDescription {
  readonly type: 'group'
  readonly label: string
  readonly help?: string | undefined
  readonly fields: readonly FormEntry[]
}

/** A repeated set of fields, one per item. The value is a list of objects. */
export interface ListDescription extends Omit<FieldBasics, 'initial' | 'transforms'> {
  readonly type: 'list'
  /** Name of an item, shown before its number: `Lien` gives `Lien 2`. */
  readonly itemLabel: string
  /** Label of the button that adds an item. */
  readonly addLabel?: string | undefined
  /** Minimum number of items. */
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
  readonly fields: readonly FormEntry[]
}

/** A field, a group of fields, or a repeatable set of fields. */
export type FormEntry = FieldDescription | GroupDescription | ListDescription

/** A form as plain data, which can be stored, sent and compared as JSON. */
export interface FormDescription {
  readonly fields: readonly FormEntry[]
}
