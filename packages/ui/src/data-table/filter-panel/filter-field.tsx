'use client'
import type { ReactElement } from 'react'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import type { FilterKind, TableFilter } from '../query/filters.ts'
import { useTyped } from '../query/use-typed.ts'
import type { TableLabels } from '../table.labels.ts'
import type { Choice } from './choices.ts'
import { Bound, Bounds, Choices, Group } from './filter-panel.styles.ts'

export interface FilterFieldProps {
  kind: FilterKind
  title: string
  filter: TableFilter | undefined
  /** Called with a function that updates the latest filter: `filter` may be outdated. */
  onChange: (change: (former: TableFilter | undefined) => TableFilter) => void
  /** Options of a `choice` filter. */
  choices: readonly Choice[]
  labels: TableLabels
}

/** The control for one column's filter. */
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
        onChange={(text) => onChange(() => ({ kind, text }))}
      />
    )
  if (kind === 'choice') {
    const values = valuesOf(filter)
    return (
      <Group>
        <legend>{title}</legend>
        <Choices>
          {choices.map(({ value: choice, text }) => (
            <Checkbox
              key={choice}
              isSelected={values.includes(choice)}
              onChange={(isSelected) =>
                onChange((former) => {
                  const others = valuesOf(former).filter((value) => value !== choice)
                  return { kind, values: isSelected ? [...others, choice] : others }
                })
              }
            >
              {text}
            </Checkbox>
          ))}
        </Choices>
      </Group>
    )
  }
  if (kind === 'number') {
    const { min, max } = filter?.kind === 'number' ? filter : {}
    return (
      <Range
        title={title}
        type="number"
        low={{ label: labels.atLeast, value: numberText(min) }}
        high={{ label: labels.atMost, value: numberText(max) }}
        onChange={(low, high) =>
          onChange(() => ({ kind, min: numberOf(low), max: numberOf(high) }))
        }
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
      onChange={(low, high) =>
        onChange(() => ({ kind, from: low || undefined, to: high || undefined }))
      }
    />
  )
}

const valuesOf = (filter: TableFilter | undefined) =>
  filter?.kind === 'choice' ? filter.values : []
const numberOf = (text: string) => (text === '' ? undefined : Number(text))
const numberText = (number: number | undefined) => number?.toString() ?? ''

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

/** The latest date of a date input. Without it, native inputs accept years of six digits. */
const lastDay = '9999-12-31'

const bothOf = (low: string, high: string) => `${low} ${high}`
const boundsOf = (both: string) => both.split(' ') as [string, string]

function Range({ title, type, low, high, onChange }: RangeProps): ReactElement {
  // The query returns numbers normalised: while the user types 10.05, it turns 10.0 into 10.
  const kept = (text: string) => (type === 'number' ? numberText(numberOf(text)) : text)
  // Both bounds are in one string, so that neither is lost while the filter lags behind.
  const [typed, typeBoth] = useTyped(
    bothOf(low.value, high.value),
    (both) => onChange(...boundsOf(both)),
    (both) => bothOf(...(boundsOf(both).map(kept) as [string, string])),
  )
  const [from, to] = boundsOf(typed)
  return (
    <Group>
      <legend>{title}</legend>
      <Bounds>
        <label>
          {low.label}
          <Bound
            type={type}
            max={type === 'date' ? lastDay : undefined}
            value={from}
            onChange={({ target }) => typeBoth(bothOf(target.value, to))}
          />
        </label>
        <label>
          {high.label}
          <Bound
            type={type}
            max={type === 'date' ? lastDay : undefined}
            value={to}
            onChange={({ target }) => typeBoth(bothOf(from, target.value))}
          />
        </label>
      </Bounds>
    </Group>
  )
}
