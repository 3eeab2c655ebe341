'use client'
import { Redo2, Undo2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels } from '../../locale/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { formLabels, type FormLabels } from '../form.labels.ts'
import { useFormState } from '../hooks/use-form.ts'
import type { FormStore } from '../store/form-store.ts'
import { Bar, Status } from './save-bar.styles.ts'

export interface SaveBarProps<Values extends object> extends RootPropsWithRef<HTMLDivElement> {
  form: FormStore<Values>
  /** UI text that replaces the defaults. */
  labels?: Partial<Pick<FormLabels, 'save' | 'undo' | 'redo'>> | undefined
  /**
   * Whether to show undo and redo. Set it to false for a form with only one or two fields. Default
   * true.
   */
  hasHistory?: boolean | undefined
  /** Id of the `Form`. Required if the bar is outside the form. */
  formId?: string | undefined
  /** Hides the status text, for example because a snackbar shows it. */
  isStatusHidden?: boolean | undefined
}

/**
 * Save, undo and redo buttons of a form, and the save status. Place it inside the `Form` or set
 * `formId`, so that pressing Enter in a field triggers the save button.
 */
export function SaveBar<Values extends object>({
  form,
  labels,
  hasHistory = true,
  isStatusHidden = false,
  formId,
  ...rest
}: SaveBarProps<Values>): ReactElement {
  const texts = useLabels(formLabels, labels)
  const { status, text, canSave, canUndo, canRedo } = useFormState(form)
  const isBusy = status === 'saving' || status === 'checking'
  return (
    <Bar {...omitUndefined(rest)}>
      {!isStatusHidden && <Status $isFailure={status === 'failed'}>{text}</Status>}
      {hasHistory && (
        <>
          <IconButton label={texts.undo} onPress={form.undo} isDisabled={!canUndo}>
            <Undo2 size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={texts.redo} onPress={form.redo} isDisabled={!canRedo}>
            <Redo2 size={16} aria-hidden="true" />
          </IconButton>
        </>
      )}
      <Button
        variant="primary"
        form={formId}
        type="submit"
        isDisabled={!canSave && !isBusy}
        isLoading={isBusy}
        loadingLabel={status === 'checking' ? texts.checking : text}
      >
        {texts.save}
      </Button>
    </Bar>
  )
}
