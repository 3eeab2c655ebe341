import { BannerMessage, Button } from '@org/ui/primitives'
import { codeRequested, selectSignIn } from '../sign-in/sign-in-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { signInTexts } from './texts.ts'

/**
 * Errors that a new code resolves. The new code can be used immediately in the browser that
 * requested it.
 */
const passedByNewCode = ['CODE_EXHAUSTED', 'CODE_TOO_SHORT', 'TOO_MANY']

/** Says why the code was rejected, and offers a new code if that resolves the error. */
export function LoginFailure({ title }: { title: string }) {
  const dispatch = useAppDispatch()
  const { email, loginError, isSending } = useAppSelector(selectSignIn)
  if (loginError === null) return null
  const newCode = passedByNewCode.includes(loginError.type) && (
    <Button isLoading={isSending} onPress={() => dispatch(codeRequested({ email }))}>
      {signInTexts.newCode}
    </Button>
  )
  return (
    <BannerMessage tone="danger" title={title} {...(newCode ? { actions: newCode } : {})}>
      {loginError.message}
      {loginError.type === 'TOO_MANY' && ` ${signInTexts.newCodeNow}`}
    </BannerMessage>
  )
}
