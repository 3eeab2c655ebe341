import { lazyPart, partStates } from '@org/app-kit/public'
import { Card } from '@org/ui/primitives'
import type { MuscleGroup } from '@org/api/coaching'
import { editorTexts } from '../texts.ts'

const MuscleMap = lazyPart(
  async () => (await import('@org/ui/muscle-map')).MuscleMap,
  partStates({ lines: 6 }),
)

export interface MusclePartProps {
  value: MuscleGroup | null
  onChange: (group: MuscleGroup | null) => void
}

/** The muscle group that an exercise works most, selected on a body. */
export function MusclePart({ value, onChange }: MusclePartProps) {
  return (
    <Card title={editorTexts.fields.mainMuscleGroup}>
      <MuscleMap
        label={editorTexts.fields.mainMuscleGroup}
        sex="female"
        selectionMode="single"
        value={value === null ? [] : [value]}
        onChange={([group]) => onChange(group ?? null)}
      />
    </Card>
  )
}
