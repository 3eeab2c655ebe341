import { codeRequested, selectSignIn, useAppDispatch, useAppSelector } from '@org/app-kit'
import { BannerMessage, Button } from '@org/ui/primitives'
import { signInTexts } from './texts.ts'

/** A new code gets the person past these: it may be tried at once in the browser that asked for it. */
const passedByNewCode = ['CODE_EXHAUSTED', 'TOO_MANY']

/** Why the code did not sign in; where no further try helps, it offers a new code. */
export function LoginFailure() {
  const dispatch = useAppDispatch()
  const { email, loginError, isSending } = useAppSelector(selectSignIn)
  if (loginError === null) return null
  const newCode = passedByNewCode.includes(loginError.type) && (
    <Button isLoading={isSending} onPress={() => dispatch(codeRequested({ email }))}>
      {signInTexts.newCode}
    </Button>
  )
  return (
    <BannerMessage
      tone="danger"
      title={signInTexts.failed}
      {...(newCode ? { actions: newCode } : {})}
    >
      {loginError.message}
      {loginError.type === 'TOO_MANY' && ` ${signInTexts.newCodeNow}`}
    </BannerMessage>
  )
}
