import type { Action, KeptStatus } from '@org/app-kit'
import { FormError, KeptStateGuard } from '@org/app-kit/pages'
import { Button } from '@org/ui/primitives'
import { texts } from '../texts.ts'
import { EditRow } from './orders.styles.ts'

export interface EditActionsProps {
  /** The changed quantities. */
  kept: KeptStatus
  /** Whether an open question blocks saving. */
  isBlocked: boolean
  /** The action that saves. */
  action: Action
  save: () => Promise<void>
  /** Leaves the edit mode. */
  onCancel: () => void
}

/** The bottom of an order or return in edit mode: the error, the buttons and the leave guard. */
export function EditActions({
  kept,
  isBlocked,
  action: { isRunning, error, run },
  save,
  onCancel,
}: EditActionsProps) {
  const cancel = () => {
    kept.discard()
    onCancel()
  }
  return (
    <>
      <FormError message={error} work="save" />
      <EditRow>
        <Button onPress={cancel} isDisabled={isRunning}>
          {texts.cancel}
        </Button>
        <Button
          variant="primary"
          isLoading={isRunning}
          isDisabled={isBlocked}
          onPress={() => (kept.isDirty ? run(save) : onCancel())}
        >
          {texts.saveButton}
        </Button>
      </EditRow>
      <KeptStateGuard kept={kept} />
    </>
  )
}
