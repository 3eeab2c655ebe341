import type { Exercice } from '@org/api/client'
import { sessionLimits } from '@org/api/coaching'
import { IconButton, NumberField, SegmentedControl, Switch } from '@org/ui/primitives'
import { Copy } from 'lucide-react'
import { DurationField } from '#shared/duration-field/duration-field.tsx'
import { ExercicePicture } from '#shared/exercice-picture/exercice-picture.tsx'
import { editorTexts } from '../texts.ts'
import { Amount, Amounts, Picture, RestFields, Row, RowHead } from './bloc-list.styles.ts'
import type { DraftExercice } from './session-draft.ts'

export interface ExerciceRowProps {
  name: string
  exercice: Exercice | undefined
  /** Whether the session has room for a copy. */
  canDuplicate: boolean
  onDuplicate: () => void
}

const units = (['timer', 'reps'] as const).map((value) => ({
  value,
  label: editorTexts.units[value],
}))

/** An exercise of a bloc: its poster and title. */
export function ExerciceRow({ name, exercice, canDuplicate, onDuplicate }: ExerciceRowProps) {
  return (
    <Row>
      <Picture>
        <ExercicePicture video={exercice?.video ?? null} imageUrl={exercice?.image?.url ?? null} />
      </Picture>
      <div>
        <RowHead>
          <strong>{name}</strong>
          <IconButton
            label={editorTexts.duplicate(name)}
            hasTooltip={false}
            isDisabled={!canDuplicate}
            onPress={onDuplicate}
          >
            <Copy size={16} aria-hidden="true" />
          </IconButton>
        </RowHead>
      </div>
    </Row>
  )
}

export interface ExerciceAmountProps {
  one: DraftExercice
  name: string
  onChange: (changes: Partial<DraftExercice>, key?: string | null) => void
}

/** The fields for the duration or repetitions of an exercise, and for the rest after it. */
export function ExerciceAmount({ one, name, onChange }: ExerciceAmountProps) {
  return (
    <Amounts>
      <Amount>
        <SegmentedControl
          label={editorTexts.unit(name)}
          value={one.type}
          onChange={(type) => onChange({ type })}
          options={units}
        />
        {one.type === 'reps' ? (
          <NumberField
            label={editorTexts.reps(name)}
            isLabelHidden
            min={1}
            max={sessionLimits.reps}
            value={one.reps}
            onChange={(reps) => onChange({ reps }, `reps ${one.id}`)}
          />
        ) : (
          <DurationField
            label={editorTexts.timer(name)}
            isLabelHidden
            max={sessionLimits.seconds}
            value={one.timer}
            onChange={(timer) => onChange({ timer }, `timer ${one.id}`)}
          />
        )}
      </Amount>
      <RestFields>
        <Switch
          aria-label={editorTexts.rest(name)}
          isSelected={one.rest}
          onChange={(rest) => onChange({ rest })}
        >
          {editorTexts.restShort}
        </Switch>
        {one.rest && (
          <DurationField
            label={editorTexts.restTime(name)}
            isLabelHidden
            max={sessionLimits.seconds}
            value={one.restSeconds}
            onChange={(restSeconds) => onChange({ restSeconds }, `rest ${one.id}`)}
          />
        )}
      </RestFields>
    </Amounts>
  )
}
