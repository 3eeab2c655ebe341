import { Button, Dialog } from '@org/ui/primitives'
import { useState } from 'react'
import { selectSession, workAbandoned, workReclaimed } from '../session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { otherAccountTexts } from './texts.ts'

/**
 * Asks what to do with unsaved work after somebody has signed in to another account in this
 * browser: return to the account that owns the work, or discard it and continue with the other
 * account.
 */
export function OtherAccountDialog() {
  const dispatch = useAppDispatch()
  const { unsavedWork } = useAppSelector(selectSession)
  const [isReclaiming, setReclaiming] = useState(false)
  const abandon = () => dispatch(workAbandoned())
  const reclaim = () => {
    setReclaiming(true)
    dispatch(workReclaimed())
  }
  return (
    <Dialog
      title={otherAccountTexts.title}
      role="alertdialog"
      isOpen
      isBlocking
      onClose={abandon}
      actions={
        <>
          <Button isDisabled={isReclaiming} onPress={abandon}>
            {otherAccountTexts.abandon}
          </Button>
          <Button variant="primary" isLoading={isReclaiming} onPress={reclaim}>
            {otherAccountTexts.reclaim}
          </Button>
        </>
      }
    >
      <p>{otherAccountTexts.help(unsavedWork?.email ?? '')}</p>
    </Dialog>
  )
}
