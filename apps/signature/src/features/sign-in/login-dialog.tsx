import { selectSession, workAbandoned, useAppDispatch, useAppSelector } from '@org/app-kit'
import { Dialog } from '@org/ui/primitives'
import { useState } from 'react'
import { styled } from 'styled-components'
import { signInTexts } from './texts.ts'
import { LeaveQuestion } from '#shared/form-dialog/leave-question.tsx'
import { lazyPart, partStates } from '#shared/lazy-page.tsx'
import { WorkOwner } from './work-owner.ts'

/** Its title breaks between words alone, and not at the hyphen of the first one. */
const Question = styled(Dialog)`
  h2 {
    text-wrap: wrap;
  }
`

/** Below the title, which says what the dialog is about. */
const Again = styled.div`
  display: grid;
  gap: var(--ph-space-4);

  > p {
    margin: 0;
  }
`

/** Needed only when a session ends: the signed-in frame fetches it once a page is quiet. */
export const SignInAgain = lazyPart(
  async () => (await import('./identity/sign-in-ways.tsx')).SignInWays,
  partStates({ lines: 2 }),
)

/**
 * Asks to sign in again over a screen that holds unsaved work. It goes away with the sign-in;
 * closing it, after a question, gives the work up and leads to the sign-in page, or on with the
 * account that is open.
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
