import type { ComponentType } from 'react'
import type { FieldDescription, ListDescription } from '../description/form-description.ts'
import type { FieldControl } from '../store/field-control.ts'
import type { FormStore } from '../store/form-store.ts'
import type { Choice, FieldTypeName, FieldTypes } from './field-types.ts'

/** What the component of a field type gets. It must bear any value, also one that it never wrote. */
export interface FieldTypeProps<Type extends FieldTypeName = FieldTypeName> {
  /** The field's description; the `choices` are those of the moment. */
  field: FieldDescription<Type>
  /** Value, messages and handlers of the field; renew only when one of them changes. */
  control: FieldControl<FieldTypes[Type]['value']>
}

/** A field type: how it is edited, and what it holds while it is empty. */
export interface FieldType<Type extends FieldTypeName = FieldTypeName> {
  component: ComponentType<FieldTypeProps<Type>>
  empty: FieldTypes[Type]['value']
}

/** Choices that are known only at run time, by the field's name. */
export type ChoicesByName<Name extends string = string> = {
  readonly [Key in Name]?: readonly Choice[] | undefined
}

/** What the component that draws repeatable lists gets. */
export interface ListTypeProps {
  // A list is drawn the same way in every form.
  form: FormStore<never>
  list: ListDescription
  path: string
  /** Choices that are known only at run time. */
  choices: ChoicesByName
}

const fieldTypes = new Map<string, FieldType>()
let listType: ComponentType<ListTypeProps> | undefined

const howToRegister =
  'import "@org/ui/form/fields", or the module of that type alone, or call registerFieldType.'

const howToRegisterImages =
  'call registerImageField of "@org/ui/form/fields/image", which is told where pictures are kept.'

/** Adds a field type under a name, or replaces the one of that name. */
export function registerFieldType<Type extends FieldTypeName>(
  name: Type,
  type: FieldType<Type>,
): void {
  fieldTypes.set(name, type as unknown as FieldType)
}

/** The field type of a name. Throws if it is not registered. */
export function findFieldType(name: string): FieldType {
  const type = fieldTypes.get(name)
  if (!type) {
    const how = name === 'image' ? howToRegisterImages : howToRegister
    throw new Error(`No field type is named "${name}": ${how}`)
  }
  return type
}

/** Sets the component that draws repeatable lists. */
export function registerListType(component: ComponentType<ListTypeProps>): void {
  listType = component
}

/** The component that renders repeatable lists. Throws if none is registered. */
export function findListType(): ComponentType<ListTypeProps> {
  if (!listType) throw new Error(`No component draws lists: ${howToRegister}`)
  return listType
}
