import type { EmployeeField, EmployeeRow } from '@org/api/import'
import { TextField } from '@org/ui/primitives'
import { use, useEffect, useRef, useState } from 'react'
import { importTexts } from '../texts.ts'
import { importDialogTexts } from './texts.ts'
import { CellButton, Faint, HiddenText } from './import.styles.ts'
import { RowEditing } from './row-editing.ts'

export interface RowCellProps {
  row: EmployeeRow
  field: EmployeeField
}

/** A cell's text with its error. A click or Enter opens it for correction. */
export function RowCell({ row, field }: RowCellProps) {
  const { errors, change, isReadOnly, locked } = use(RowEditing)
  const [isEditing, setEditing] = useState(false)
  const isReturning = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // After Enter or Escape, keyboard users continue from the same cell.
    if (!isEditing && isReturning.current) button.current?.focus()
    isReturning.current = false
  }, [isEditing])
  const text = row[field] ?? ''
  const error = errors.get(row.line)?.[field]
  const label = importDialogTexts.edit(importTexts.fields[field], row.line)
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
      <span>{text === '' ? <Faint>{importDialogTexts.empty}</Faint> : text}</span>
      {error?.split('\n').map((text) => (
        <small key={text}>{text}</small>
      ))}
    </CellButton>
  )
}

interface CellInputProps {
  label: string
  text: string
  /** `typed` is the corrected text; null leaves the cell's text unchanged. */
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
        // Keeps the key event from reaching the grid and the dialog.
        event.preventDefault()
        event.stopPropagation()
        end(event.key === 'Enter' ? typed : null, true)
      }}
    />
  )
}
