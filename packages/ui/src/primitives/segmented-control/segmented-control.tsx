'use client'
import type { ReactElement, ReactNode } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { Group, Segment } from './segmented-control.styles.ts'

export interface SegmentedOption<Key extends string = string> {
  value: Key
  label: string
  /** A 16 px icon. */
  icon?: ReactNode
  /** Shows only the icon; the label stays its accessible name. */
  isIconOnly?: boolean | undefined
}

export interface SegmentedControlProps<
  Key extends string = string,
> extends RootPropsWithRef<HTMLDivElement> {
  /** Label of the group, for screen readers. */
  label: string
  value: Key
  onChange: (value: Key) => void
  options: readonly SegmentedOption<Key>[]
  isDisabled?: boolean | undefined
}

/** Selects one of two to five options that are all visible. */
export function SegmentedControl<Key extends string>({
  label,
  value,
  onChange,
  options,
  ...rest
}: SegmentedControlProps<Key>): ReactElement {
  return (
    <Group
      {...omitUndefined(rest)}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const selected = options.find((option) => keys.has(option.value))
        if (selected) onChange(selected.value)
      }}
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          id={option.value}
          {...(option.isIconOnly === true ? { 'aria-label': option.label } : {})}
        >
          {option.icon}
          {option.isIconOnly === true ? null : option.label}
        </Segment>
      ))}
    </Group>
  )
}
