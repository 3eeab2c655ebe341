'use client'
import { memo, useMemo, type ComponentType, type ReactElement } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import type { FieldDescription } from '../description/form-description.ts'
import type { FieldPath } from '../description/form-values.ts'
import type { Choice } from '../field-types/field-types.ts'
import { findFieldType } from '../field-types/registry.ts'
import { useField } from '../hooks/use-field.ts'
import type { FieldControl } from '../store/field-control.ts'
import type { FormStore } from '../store/form-store.ts'
import { mergeRefs } from '../../merge-refs.ts'
import { Place } from './field.styles.ts'

export interface FieldProps<Values extends object> extends RootPropsWithRef<HTMLDivElement> {
  form: FormStore<Values>
  /** Name of the field, or `list.item.name` with the key of an item. */
  name: FieldPath<Values>
  /** Choices that are known only at run time, in place of the description's. */
  choices?: readonly Choice[] | undefined
}

/** Props of any field type's component. The description determines the type of the value. */
interface AnyFieldProps {
  field: FieldDescription
  control: FieldControl<unknown>
}

/**
 * Renders one field of a form from its description, anywhere on the page; nothing while the field
 * is hidden.
 */
export const Field = memo(function Field<Values extends object>({
  form,
  name,
  choices,
  ref,
  ...rest
}: FieldProps<Values>): ReactElement | null {
  const control = useField(form, name) as unknown as FieldControl<unknown>
  const { register, isVisible, onCompositionStart, onCompositionEnd } = control
  const place = useMemo(() => mergeRefs<HTMLDivElement>(register, ref), [register, ref])
  const field = form.describe(name) as FieldDescription
  const Component = findFieldType(field.type).component as ComponentType<AnyFieldProps>
  const isTransformed = field.transforms !== undefined
  if (!isVisible) return null
  return (
    <Place
      {...omitUndefined(rest)}
      {...(isTransformed ? { onCompositionStart, onCompositionEnd } : {})}
      ref={place}
      $isWide={field.isWide === true}
    >
      <Component
        field={choices ? ({ ...field, choices } as FieldDescription) : field}
        control={control}
      />
    </Place>
  )
}) as <Values extends object>(props: FieldProps<Values>) => ReactElement
