import { UnsavedWork } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { Button } from '@org/ui/primitives'
import type { Action } from '../loading/use-action.ts'
import { texts } from '../texts.ts'
import { EditRow } from './orders.styles.ts'

export interface EditActionsProps {
  /** Whether a quantity has changed. */
  isDirty: boolean
  /** The action that saves. */
  action: Action
  save: () => Promise<void>
  /** Leaves the edit mode. */
  onCancel: () => void
}

/** The end of an order's or a return's edit mode: the error, the buttons, and the leave guard. */
export function EditActions({
  isDirty,
  action: { isRunning, error, run },
  save,
  onCancel,
}: EditActionsProps) {
  return (
    <>
      <FormError message={error} work="save" />
      <EditRow>
        <Button onPress={onCancel} isDisabled={isRunning}>
          {texts.cancel}
        </Button>
        <Button
          variant="primary"
          isLoading={isRunning}
          onPress={() => (isDirty ? run(save) : onCancel())}
        >
          {texts.saveButton}
        </Button>
      </EditRow>
      <UnsavedWork isDirty={isDirty} />
    </>
  )
}
