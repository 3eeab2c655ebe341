import { NumberField } from '@org/ui/primitives'
import { Fields, Group, Part } from './duration-field.styles.ts'
import { durationTexts } from './texts.ts'

export interface DurationFieldProps {
  /** Says what the duration is for. */
  label: string
  /** Shows the label only to screen readers. */
  isLabelHidden?: boolean | undefined
  /** Seconds. */
  value: number
  onChange: (seconds: number) => void
  /** Minimum, in seconds. Default 1. */
  min?: number | undefined
  /** Maximum, in seconds. */
  max: number
}

/** A duration, picked as minutes and seconds. */
export function DurationField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  min = 1,
  max,
}: DurationFieldProps) {
  const [minutes, seconds] = [Math.floor(value / 60), value % 60]
  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <Group $isLabelHidden={isLabelHidden}>
      <legend>{label}</legend>
      <Fields>
        <Part>
          <NumberField
            label={durationTexts.minutes}
            isLabelHidden
            min={0}
            max={Math.floor(max / 60)}
            value={minutes}
            onChange={(next) => change(next * 60 + seconds)}
          />
          <span aria-hidden="true">{durationTexts.minutesUnit}</span>
        </Part>
        <Part>
          <NumberField
            label={durationTexts.seconds}
            isLabelHidden
            min={0}
            // A larger number than 59 becomes minutes: 90 is 1:30.
            max={max}
            value={seconds}
            onChange={(next) => change(minutes * 60 + next)}
          />
          <span aria-hidden="true">{durationTexts.secondsUnit}</span>
        </Part>
      </Fields>
    </Group>
  )
}
