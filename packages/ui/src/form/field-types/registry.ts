import type { ComponentType } from 'react'
import type { FieldDescription, ListDescription } from '../description/form-description.ts'
import type { FieldControl } from '../store/field-control.ts'
import type { FormStore } from '../store/form-store.ts'
import type { Choice, FieldTypeName, FieldTypes } from './field-types.ts'

/**
 * Props of a field type's component. The component must handle any value, even one that it did not
 * set itself.
 */
export interface FieldTypeProps<Type extends FieldTypeName = FieldTypeName> {
  /** The field's description, with the current `choices`. */
  field: FieldDescription<Type>
  /** Value, messages and handlers of the field. The object changes only when one of them does. */
  control: FieldControl<FieldTypes[Type]['value']>
}

/** A field type: its component and its empty value. */
export interface FieldType<Type extends FieldTypeName = FieldTypeName> {
  component: ComponentType<FieldTypeProps<Type>>
  empty: FieldTypes[Type]['value']
}

/** Choices that are known only at run time, by the field's name. */
export type ChoicesByName<Name extends string = string> = {
  readonly [Key in Name]?: readonly Choice[] | undefined
}

/** Props of the component that renders repeatable lists. */
export interface ListTypeProps {
  // `never`, because the list component does not depend on the type of the form's values.
  form: FormStore<never>
  list: ListDescription
  path: string
  /** Choices that are known only at run time. */
  choices: ChoicesByName
}

const fieldTypes = new Map<string, FieldType>()
let listType: ComponentType<ListTypeProps> | undefined

const howToRegister =
  'import "@org/ui/form/fields", or the module of only that type, or call registerFieldType.'

const howToRegisterImages =
  'call registerImageField of "@org/ui/form/fields/image", which needs to know where images are stored.'

/** Registers a field type, or replaces the one with the same name. */
export function registerFieldType<Type extends FieldTypeName>(
  name: Type,
  type: FieldType<Type>,
): void {
  fieldTypes.set(name, type as unknown as FieldType)
}

/** Returns the field type with this name. Throws if none is registered. */
export function findFieldType(name: string): FieldType {
  const type = fieldTypes.get(name)
  if (!type) {
    const how = name === 'image' ? howToRegisterImages : howToRegister
    throw new Error(`No field type is named "${name}": ${how}`)
  }
  return type
}

/** Registers the component that renders repeatable lists. */
export function registerListType(component: ComponentType<ListTypeProps>): void {
  listType = component
}

/** Returns the component that renders repeatable lists. Throws if none is registered. */
export function findListType(): ComponentType<ListTypeProps> {
  if (!listType) throw new Error(`No component renders lists: ${howToRegister}`)
  return listType
}
