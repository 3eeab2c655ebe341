import { workAbandoned } from '@org/app-kit'
import { Dialog } from '@org/ui/primitives'
import { useState } from 'react'
import { useAppDispatch } from '../../state.ts'
import { texts } from '../../texts.ts'
import { LeaveQuestion } from '../shared/form-dialog/leave-question.tsx'
import { SignInWays } from './identity/sign-in-ways.tsx'

/**
 * Asks to sign in again over a screen that holds unsaved work. It goes away with the sign-in;
 * closing it, after a question, gives the work up and leads to the sign-in page, or on with the
 * account that is open.
 */
export function LoginDialog() {
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog
      title={texts.signIn.dialogTitle}
      size="small"
      isOpen
      ignoresOutsidePress
      onClose={() => setAsking(true)}
    >
      <p>{texts.signIn.dialogHelp}</p>
      <SignInWays />
      <LeaveQuestion
        isOpen={isAsking}
        onLeave={() => dispatch(workAbandoned())}
        onStay={() => setAsking(false)}
      />
    </Dialog>
  )
}
