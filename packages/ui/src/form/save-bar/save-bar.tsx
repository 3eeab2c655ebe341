'use client'
import type { ReactElement } from 'react'
import { labels } from '../../labels.ts'
import { Button } from '../../primitives/button/button.tsx'
import type { Form } from '../store/form-types.ts'
import { useFormState } from '../use-form.ts'
import { Bar, Status } from './save-bar.styles.ts'

export interface SaveBarProps<Values extends object> {
  form: Form<Values>
  saveLabel?: string | undefined
  undoLabel?: string | undefined
  /** Leaves the status text out, where a snackbar tells it. */
  isStatusHidden?: boolean | undefined
}

/** Save and undo of a form, enabled only when there is something to save, and how saving went. */
export function SaveBar<Values extends object>({
  form,
  saveLabel = labels.form.save,
  undoLabel = labels.form.undo,
  isStatusHidden = false,
}: SaveBarProps<Values>): ReactElement {
  const { status, text, canSave } = useFormState(form)
  return (
    <Bar>
      {!isStatusHidden && <Status $isFailure={status === 'failed'}>{text}</Status>}
      <Button variant="tertiary" onPress={form.undo} isDisabled={!canSave}>
        {undoLabel}
      </Button>
      <Button
        variant="primary"
        onPress={() => void form.save()}
        isDisabled={!canSave && status !== 'saving'}
        isLoading={status === 'saving'}
        loadingLabel={labels.form.saving}
      >
        {saveLabel}
      </Button>
    </Bar>
  )
}
