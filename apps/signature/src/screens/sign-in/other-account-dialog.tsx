import { selectSession, workAbandoned, workReclaimed } from '@org/app-kit'
import { Button, Dialog } from '@org/ui/primitives'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'

/**
 * Asks what shall become of unsaved work after another account was opened in this browser: back to
 * the account that the work belongs to, or on with the other one and without the work.
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
      title={texts.otherAccount.title}
      role="alertdialog"
      isOpen
      isBlocking
      onClose={abandon}
      actions={
        <>
          <Button isDisabled={isReclaiming} onPress={abandon}>
            {texts.otherAccount.abandon}
          </Button>
          <Button variant="primary" isLoading={isReclaiming} onPress={reclaim}>
            {texts.otherAccount.reclaim}
          </Button>
        </>
      }
    >
      <p>{texts.otherAccount.help(unsavedWork?.email ?? '')}</p>
    </Dialog>
  )
}
