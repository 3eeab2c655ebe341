import { type Level, levels } from '@org/api/coaching'
import { SegmentedControl } from '@org/ui/primitives'
import { levelNames } from '../levels.ts'
import { FieldLabel } from '../owned-work/editor.styles.ts'
import { texts } from '../texts.ts'

export interface LevelFieldProps {
  value: Level
  onChange: (level: Level) => void
}

const options = levels.map((level) => ({ value: String(level), label: levelNames[level] }))

/** Selects a difficulty level. */
export function LevelField({ value, onChange }: LevelFieldProps) {
  return (
    <div>
      <FieldLabel>{texts.level}</FieldLabel>
      <SegmentedControl
        label={texts.level}
        value={String(value)}
        onChange={(level) => onChange(Number(level) as Level)}
        options={options}
      />
    </div>
  )
}
