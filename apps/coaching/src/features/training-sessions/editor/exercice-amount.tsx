import { sessionLimits } from '@org/api/coaching'
import { NumberField, SegmentedControl, Switch, TextField } from '@org/ui/primitives'
import { DurationField } from '#shared/duration-field/duration-field.tsx'
import { editorTexts } from '../texts.ts'
import { Amount, Amounts, Prescribed, RepsFields, RestFields } from './bloc-list.styles.ts'
import { rangeFrom, withReps } from './prescription.ts'
import type { DraftExercice } from './session-draft.ts'

export interface ExerciceAmountProps {
  one: DraftExercice
  name: string
  onChange: (changes: Partial<DraftExercice>, key?: string | null) => void
}

const units = (['timer', 'reps'] as const).map((value) => ({
  value,
  label: editorTexts.units[value],
}))

/** The fields for what an exercise asks for: its amount, load and note, and the rest after it. */
export function ExerciceAmount({ one, name, onChange }: ExerciceAmountProps) {
  const { id, type, timer, rest, restSeconds, load = '', note = '' } = one
  return (
    <Amounts>
      <Amount>
        <SegmentedControl
          label={editorTexts.unit(name)}
          value={type}
          onChange={(next) => onChange({ type: next })}
          options={units}
        />
        {type === 'timer' && (
          <DurationField
            label={editorTexts.timer(name)}
            isLabelHidden
            max={sessionLimits.seconds}
            value={timer}
            onChange={(next) => onChange({ timer: next }, `timer ${id}`)}
          />
        )}
      </Amount>
      {type === 'reps' && <Repetitions one={one} name={name} onChange={onChange} />}
      <RestFields>
        <Switch
          aria-label={editorTexts.rest(name)}
          isSelected={rest}
          onChange={(next) => onChange({ rest: next })}
        >
          {editorTexts.restShort}
        </Switch>
        {rest && (
          <DurationField
            label={editorTexts.restTime(name)}
            isLabelHidden
            max={sessionLimits.seconds}
            value={restSeconds}
            onChange={(next) => onChange({ restSeconds: next }, `rest ${id}`)}
          />
        )}
      </RestFields>
      <Prescribed>
        <TextField
          label={editorTexts.load(name)}
          isLabelHidden
          placeholder={editorTexts.loadExample}
          maxLength={sessionLimits.load}
          value={load}
          onChange={(next) => onChange({ load: next }, `load ${id}`)}
        />
        <TextField
          label={editorTexts.note(name)}
          isLabelHidden
          placeholder={editorTexts.noteExample}
          maxLength={sessionLimits.note}
          value={note}
          onChange={(next) => onChange({ note: next }, `note ${id}`)}
        />
      </Prescribed>
    </Amounts>
  )
}

/** The number of repetitions, or a range of them. */
function Repetitions({ one, name, onChange }: ExerciceAmountProps) {
  const { id, reps, repsMax = null } = one
  return (
    <RepsFields>
      <NumberField
        label={editorTexts.reps(name)}
        isLabelHidden
        min={1}
        max={sessionLimits.reps}
        value={reps}
        onChange={(next) => onChange(withReps(one, next), `reps ${id}`)}
      />
      <Switch
        aria-label={editorTexts.range(name)}
        isSelected={repsMax !== null}
        isDisabled={reps === sessionLimits.reps}
        onChange={(isRange) => onChange({ repsMax: isRange ? rangeFrom(reps) : null })}
      >
        {editorTexts.rangeShort}
      </Switch>
      {repsMax !== null && (
        <NumberField
          label={editorTexts.repsMax(name)}
          isLabelHidden
          min={reps + 1}
          max={sessionLimits.reps}
          value={repsMax}
          onChange={(next) => onChange({ repsMax: next }, `repsMax ${id}`)}
        />
      )}
    </RepsFields>
  )
}
