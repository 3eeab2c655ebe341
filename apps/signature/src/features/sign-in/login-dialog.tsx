import { selectSession, workAbandoned, useAppDispatch, useAppSelector } from '@org/app-kit'
import { Dialog } from '@org/ui/primitives'
import { useState } from 'react'
import { styled } from 'styled-components'
import { signInTexts } from './texts.ts'
import { LeaveQuestion } from '#shared/form-dialog/leave-question.tsx'
import { lazyPart, partStates } from '#shared/lazy-page.tsx'
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

/** Only needed when a session ends, so the signed-in frame loads it once a page is idle. */
export const SignInAgain = lazyPart(
  async () => (await import('./identity/sign-in-ways.tsx')).SignInWays,
  partStates({ lines: 2 }),
)

/**
 * Asks the user to sign in again while a screen has unsaved work, and closes after sign-in. If the
 * user closes it and confirms, the work is discarded. The sign-in page then opens, or the page of
 * the account that is now signed in.
 */
export function LoginDialog() {
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
        <WorkOwner value={{ email: unsavedWork?.email ?? '' }}>
          <SignInAgain />
        </WorkOwner>
      </Again>
      <LeaveQuestion
        isOpen={isAsking}
        onLeave={() => dispatch(workAbandoned())}
        onStay={() => setAsking(false)}
      />
    </Question>
  )
}
