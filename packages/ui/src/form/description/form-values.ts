import type { FieldTypeName, FieldTypes } from '../field-types/field-types.ts'
import type { FormDescription, FormEntry } from './form-description.ts'
import type { NumberOrText } from './number-text.ts'

/** The fields of the entries, including those inside groups. */
type FieldsIn<Entry> = Entry extends { readonly type: 'group'; readonly fields: infer Fields }
  ? Fields extends readonly unknown[]
    ? FieldsIn<Fields[number]>
    : never
  : Entry

/** Narrows a string to the values of the choices, if the description lists the choices. */
type NarrowToChoices<Value, Entry> = Entry extends {
  readonly choices: readonly { readonly value: infer Key }[]
}
  ? [Value] extends [readonly unknown[]]
    ? readonly Key[]
    : Key | Extract<Value, null>
  : Value

type ValueOf<Entry> = Entry extends { readonly type: 'list'; readonly fields: infer Fields }
  ? Fields extends readonly unknown[]
    ? readonly ValuesOf<Fields>[]
    : never
  : Entry extends { readonly type: infer Type extends FieldTypeName }
    ? NumberOrText<NarrowToChoices<FieldTypes[Type]['value'], Entry>, Entry>
    : never

/** The values of entries. Nothing is inferred for entries that are known only at run time. */
export type ValuesOf<Entries extends readonly unknown[]> = readonly FormEntry[] extends Entries
  ? Record<string, unknown>
  : {
      [
        Entry in FieldsIn<Entries[number]> as Entry extends {
          readonly name: infer Name extends string
        }
          ? Name
          : never
      ]: ValueOf<Entry>
    }

/** A description that carries the type of the form's values. */
export interface TypedForm<Values extends object> extends FormDescription {
  /** Never set at run time: it only carries the type. */
  readonly valuesType?: Values
}

/** The values of a form, inferred from its description. */
export type FormValues<Form extends FormDescription> =
  Form extends TypedForm<infer Values> ? Values : Record<string, unknown>

/** The item type of a list; `never` for other fields. */
type ItemOf<Value> = Value extends readonly (infer Item extends object)[] ? Item : never

/** Paths of the fields of one item. Fields of a nested list have no exact type. */
type ItemPath<Item> = {
  [Name in keyof Item & string]:
    | Name
    | ([ItemOf<Item[Name]>] extends [never] ? never : `${Name}.${string}.${string}`)
}[keyof Item & string]

/** Path of a field: its name, or `list.item.name` with the key of an item. */
export type FieldPath<Values> = {
  [Name in keyof Values & string]:
    | Name
    | ([ItemOf<Values[Name]>] extends [never]
        ? never
        : `${Name}.${string}.${ItemPath<ItemOf<Values[Name]>>}`)
}[keyof Values & string]

type ItemValue<Item, Path extends string> = Path extends keyof Item
  ? [ItemOf<Item[Path]>] extends [never]
    ? Item[Path]
    : readonly string[]
  : unknown

/** Value of the field at a path. The value of a list field is the list of its items' keys. */
export type PathValue<Values, Path extends string> = Path extends keyof Values
  ? [ItemOf<Values[Path]>] extends [never]
    ? Values[Path]
    : readonly string[]
  : Path extends `${infer Name}.${string}.${infer Rest}`
    ? Name extends keyof Values
      ? ItemValue<ItemOf<Values[Name]>, Rest>
      : never
    : never

/** Names of the lists of a form. */
export type ListName<Values> = {
  [Name in keyof Values & string]: [ItemOf<Values[Name]>] extends [never] ? never : Name
}[keyof Values & string]

/** Names of the fields of a form except lists, including the fields of list items. */
export type FieldName<Values> = {
  [Name in keyof Values & string]: [ItemOf<Values[Name]>] extends [never]
    ? Name
    : FieldName<ItemOf<Values[Name]>>
}[keyof Values & string]

/** Values of one item of a list. */
export type ItemValues<Values, Name extends keyof Values> = ItemOf<Values[Name]>
