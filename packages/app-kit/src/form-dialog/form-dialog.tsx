import { Form, type FormStore, useFormState } from '@org/ui/form'
import { Button, Dialog, type DialogProps } from '@org/ui/primitives'
import { type ReactNode, useId, useState } from 'react'
import { pageTexts } from '../texts/page-texts.ts'
import { LeaveQuestion } from '../unsaved-work/leave-question.tsx'
import { UnsavedWork } from '../unsaved-work/unsaved-work.tsx'

export interface FormDialogProps<Values extends object> {
  title: string
  form: FormStore<Values>
  size?: DialogProps['size']
  saveLabel?: string
  /** Called once there are no unsaved values, or the user has agreed to lose them. */
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog. Escape, the close button and 'Annuler' ask for confirmation if there are
 * unsaved values.
 */
export function FormDialog<Values extends object>({
  title,
  form,
  size,
  saveLabel = pageTexts.saveButton,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const id = useId()
  const { status, isDirty } = useFormState(form)
  const isSaving = status === 'saving' || status === 'checking'
  const [isAsking, setAsking] = useState(false)
  const close = () => (isDirty ? setAsking(true) : onClose())
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      ignoresOutsidePress
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{pageTexts.cancel}</Button>
          <Button type="submit" form={id} variant="primary" isLoading={isSaving}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <UnsavedWork isDirty={isDirty} />
      <Form form={form} id={id}>
        {children}
      </Form>
      <LeaveQuestion isOpen={isAsking} onLeave={onClose} onStay={() => setAsking(false)} />
    </Dialog>
  )
}
