import { sessionEnded } from '@org/app-kit'
import { Dialog } from '@org/ui/primitives'
import { useAppDispatch } from '../../state.ts'
import { texts } from '../../texts.ts'
import { SignInForm } from './sign-in-form.tsx'

/**
 * Asks to sign in again over a screen that holds unsaved work. It goes away with the sign-in;
 * closing it gives the work up and leads to the sign-in page.
 */
export function LoginDialog() {
  const dispatch = useAppDispatch()
  return (
    <Dialog
      title={texts.signIn.dialogTitle}
      size="small"
      isOpen
      onClose={() => dispatch(sessionEnded('logout'))}
    >
      <p>{texts.signIn.dialogHelp}</p>
      <SignInForm />
    </Dialog>
  )
}
