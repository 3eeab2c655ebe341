import type { EmployeeField, EmployeeRow } from '@org/api/import'
import { TextField } from '@org/ui/primitives'
import { use, useEffect, useRef, useState } from 'react'
import { importTexts } from '../texts.ts'
import { CellButton, Faint, HiddenText } from './import.styles.ts'
import { RowEditing } from './row-editing.ts'

export interface RowCellProps {
  row: EmployeeRow
  field: EmployeeField
}

/** A text of a row with its error. A press or Enter opens it for correction. */
export function RowCell({ row, field }: RowCellProps) {
  const { errors, change, isReadOnly, locked } = use(RowEditing)
  const [isEditing, setEditing] = useState(false)
  const isReturning = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Whoever ends by a key goes on from the same cell.
    if (!isEditing && isReturning.current) button.current?.focus()
    isReturning.current = false
  }, [isEditing])
  const text = row[field]
  const error = errors.get(row.line)?.[field]
  const label = importTexts.edit(importTexts.fields[field], row.line)
  if (isReadOnly || locked.has(row.line)) return <span title={text}>{text}</span>
  if (isEditing) {
    return (
      <CellInput
        label={label}
        text={text}
        onEnd={(typed, byKey) => {
          isReturning.current = byKey
          setEditing(false)
          if (typed !== null && typed !== text) change(row.line, { [field]: typed })
        }}
      />
    )
  }
  return (
    <CellButton ref={button} type="button" title={error ?? text} onClick={() => setEditing(true)}>
      <HiddenText>{label}</HiddenText>
      <span>{text === '' ? <Faint>{importTexts.empty}</Faint> : text}</span>
      {error !== undefined && <small>{error}</small>}
    </CellButton>
  )
}

interface CellInputProps {
  label: string
  text: string
  /** The corrected text; null where it stays as it was. */
  onEnd: (typed: string | null, byKey: boolean) => void
}

function CellInput({ label, text, onEnd }: CellInputProps) {
  const [typed, setTyped] = useState(text)
  const hasEnded = useRef(false)
  const end = (result: string | null, byKey: boolean) => {
    if (hasEnded.current) return
    hasEnded.current = true
    onEnd(result?.trim() ?? null, byKey)
  }
  return (
    <TextField
      label={label}
      isLabelHidden
      hasInitialFocus
      value={typed}
      onChange={setTyped}
      onBlur={() => end(typed, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        // Neither the grid nor the dialog around it is meant.
        event.preventDefault()
        event.stopPropagation()
        end(event.key === 'Enter' ? typed : null, true)
      }}
    />
  )
}
