'use client'
import type { ReactElement } from 'react'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import type { FilterKind, TableFilter } from '../query/filters.ts'
import { useTyped } from '../query/use-typed.ts'
import type { TableLabels } from '../table.labels.ts'
import { Bound, Bounds, Choices, Group } from './filter-panel.styles.ts'

export interface FilterFieldProps {
  kind: FilterKind
  title: string
  filter: TableFilter | undefined
  onChange: (filter: TableFilter) => void
  /** Values to choose from, for a filter by choice. */
  choices: readonly string[]
  labels: TableLabels
}

/** The control of one column's filter. */
export function FilterField({
  kind,
  title,
  filter,
  onChange,
  choices,
  labels,
}: FilterFieldProps): ReactElement {
  if (kind === 'text')
    return (
      <TextFilter
        label={labels.contains(title)}
        text={filter?.kind === 'text' ? filter.text : ''}
        onChange={(text) => onChange({ kind, text })}
      />
    )
  if (kind === 'choice') {
    const values = filter?.kind === 'choice' ? filter.values : []
    return (
      <Group>
        <legend>{title}</legend>
        <Choices>
          {choices.map((choice) => (
            <Checkbox
              key={choice}
              isSelected={values.includes(choice)}
              onChange={(isSelected) =>
                onChange({
                  kind,
                  values: isSelected
                    ? [...values, choice]
                    : values.filter((value) => value !== choice),
                })
              }
            >
              {choice === '' ? labels.noValue : choice}
            </Checkbox>
          ))}
        </Choices>
      </Group>
    )
  }
  if (kind === 'number') {
    const { min, max } = filter?.kind === 'number' ? filter : {}
    const numberOf = (text: string) => (text === '' ? undefined : Number(text))
    return (
      <Range
        title={title}
        type="number"
        low={{ label: labels.atLeast, value: min?.toString() ?? '' }}
        high={{ label: labels.atMost, value: max?.toString() ?? '' }}
        onChange={(low, high) => onChange({ kind, min: numberOf(low), max: numberOf(high) })}
      />
    )
  }
  const { from, to } = filter?.kind === 'date' ? filter : {}
  return (
    <Range
      title={title}
      type="date"
      low={{ label: labels.from, value: from ?? '' }}
      high={{ label: labels.to, value: to ?? '' }}
      onChange={(low, high) => onChange({ kind, from: low || undefined, to: high || undefined })}
    />
  )
}

interface TextFilterProps {
  label: string
  text: string
  onChange: (text: string) => void
}

function TextFilter({ label, text, onChange }: TextFilterProps): ReactElement {
  const [typed, type] = useTyped(text, onChange)
  return <TextField label={label} value={typed} onChange={type} />
}

interface RangeProps {
  title: string
  type: 'number' | 'date'
  low: { label: string; value: string }
  high: { label: string; value: string }
  onChange: (low: string, high: string) => void
}

function Range({ title, type, low, high, onChange }: RangeProps): ReactElement {
  return (
    <Group>
      <legend>{title}</legend>
      <Bounds>
        <label>
          {low.label}
          <Bound
            type={type}
            value={low.value}
            onChange={({ target }) => onChange(target.value, high.value)}
          />
        </label>
        <label>
          {high.label}
          <Bound
            type={type}
            value={high.value}
            onChange={({ target }) => onChange(low.value, target.value)}
          />
        </label>
      </Bounds>
    </Group>
  )
}
