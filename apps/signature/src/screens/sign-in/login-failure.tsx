import { codeRequested, selectSignIn } from '@org/app-kit'
import { BannerMessage, Button } from '@org/ui/primitives'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'

/** A new code gets the person past these: it may be tried at once in the browser that asked for it. */
const passedByNewCode = ['CODE_EXHAUSTED', 'TOO_MANY']

/** Why the code did not sign in; where no further try helps, it offers a new code. */
export function LoginFailure() {
  const dispatch = useAppDispatch()
  const { email, loginError, isSending } = useAppSelector(selectSignIn)
  if (loginError === null) return null
  const newCode = passedByNewCode.includes(loginError.type) && (
    <Button isLoading={isSending} onPress={() => dispatch(codeRequested({ email }))}>
      {texts.signIn.newCode}
    </Button>
  )
  return (
    <BannerMessage
      tone="danger"
      title={texts.signIn.failed}
      {...(newCode ? { actions: newCode } : {})}
    >
      {loginError.message}
      {loginError.type === 'TOO_MANY' && ` ${texts.signIn.newCodeNow}`}
    </BannerMessage>
  )
}
