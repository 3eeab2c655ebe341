import type { CoachingTag } from '@org/api/client'
import { MultiCombobox } from '@org/ui/primitives'
import { useCallback } from 'react'
import { useCoachingPorts } from '../ports/coaching-ports.ts'

export interface TagsFieldProps {
  kind: CoachingTag['kind']
  label: string
  /** Names of the selected tags. */
  value: readonly string[]
  onChange: (names: readonly string[]) => void
}

/** Selects sports or equipment from the studio's list. */
export function TagsField({ kind, label, value, onChange }: TagsFieldProps) {
  const { tags } = useCoachingPorts()
  const load = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const { data } = await tags.getAll(kind, typed === '' ? {} : { search: typed }, { signal })
      return data.map(({ name }) => ({ value: name, label: name }))
    },
    [tags, kind],
  )
  return (
    <MultiCombobox
      label={label}
      value={value}
      onChange={(names) => onChange([...names])}
      options={value.map((name) => ({ value: name, label: name }))}
      loadOptions={load}
    />
  )
}
