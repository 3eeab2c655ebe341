'use client'
import type { ReactElement, ReactNode } from 'react'
import { given } from '../../given.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { Group, Segment } from './segmented-control.styles.ts'

export interface SegmentedOption<Key extends string = string> {
  value: Key
  label: string
  /** An icon of 16 px. */
  icon?: ReactNode
  /** Shows the icon alone; the label stays its name. */
  isIconOnly?: boolean | undefined
}

export interface SegmentedControlProps<
  Key extends string = string,
> extends RootPropsWithRef<HTMLDivElement> {
  /** What is selected, for screen readers. */
  label: string
  value: Key
  onChange: (value: Key) => void
  options: readonly SegmentedOption<Key>[]
  isDisabled?: boolean | undefined
}

/** One choice out of two to five that all stay in view. */
export function SegmentedControl<Key extends string>({
  label,
  value,
  onChange,
  options,
  ...rest
}: SegmentedControlProps<Key>): ReactElement {
  return (
    <Group
      {...given(rest)}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value))
        if (chosen) onChange(chosen.value)
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
