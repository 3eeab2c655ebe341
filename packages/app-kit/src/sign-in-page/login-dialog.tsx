import { Dialog } from '@org/ui/primitives'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { selectSession, workAbandoned } from '../session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { LeaveQuestion } from '../unsaved-work/leave-question.tsx'
import { signInTexts } from './texts.ts'
import { WorkOwner } from './work-owner.ts'

/** The title wraps only between words, not at the hyphen in the first word. */
const Question = styled(Dialog)`
  h2 {
    text-wrap: wrap;
  }
`

/** The content below the dialog's title. */
const Again = styled.div`
  display: grid;
  gap: var(--ph-space-4);

  > p {
    margin: 0;
  }
`

/**
 * Asks the user to sign in again while a screen has unsaved work, and closes after sign-in. If the
 * user closes it and confirms, the work is discarded. The sign-in page then opens, or the page of
 * the account that is now signed in.
 *
 * @param children the product's sign-in form
 */
export function LoginDialog({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const { unsavedWork } = useAppSelector(selectSession)
  const [isAsking, setAsking] = useState(false)
  return (
    <Question
      title={signInTexts.dialogTitle}
      isOpen
      ignoresOutsidePress
      onClose={() => setAsking(true)}
    >
      <Again>
        <p>{signInTexts.dialogHelp}</p>
        <WorkOwner value={{ email: unsavedWork?.email ?? '' }}>{children}</WorkOwner>
      </Again>
      <LeaveQuestion
        isOpen={isAsking}
        onLeave={() => dispatch(workAbandoned())}
        onStay={() => setAsking(false)}
      />
    </Question>
  )
}
