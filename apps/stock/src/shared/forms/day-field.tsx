import { useId } from 'react'
import { DayInput, DayLabel } from './day-field.styles.ts'

export interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`, or empty while the day is incomplete. */
  value: string
  onChange: (value: string) => void
}

/** A day, typed or picked in the browser's calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <DayLabel htmlFor={id}>
      {label}
      <DayInput
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </DayLabel>
  )
}
