import { useId, useState } from 'react'
import { texts } from '#shared/texts.ts'
import { DayArea, DayError, DayInput, DayLabel } from './day-field.styles.ts'

export interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`, or empty while the day is incomplete. */
  value: string
  onChange: (value: string) => void
}

/** Latest day of the field. Without a maximum, browsers accept years of six digits. */
const lastDay = '9999-12-31'

/** Adds the century to a year of two digits, as printed on most packages. */
const withCentury = (day: string) => day.replace(/^00(?=\d\d-)/, '20')

/** A day, typed or picked in the browser's calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  const [isIncomplete, setIsIncomplete] = useState(false)
  return (
    <DayArea>
      <DayLabel htmlFor={id}>
        {label}
        <DayInput
          id={id}
          type="date"
          max={lastDay}
          value={value}
          aria-invalid={isIncomplete || undefined}
          aria-describedby={isIncomplete ? `${id}-error` : undefined}
          onChange={(event) => {
            setIsIncomplete(false)
            onChange(event.target.value)
          }}
          onBlur={({ target }) => {
            setIsIncomplete(target.validity.badInput)
            const day = withCentury(target.value)
            if (day !== target.value) onChange(day)
          }}
        />
      </DayLabel>
      {isIncomplete && <DayError id={`${id}-error`}>{texts.incompleteDay}</DayError>}
    </DayArea>
  )
}
