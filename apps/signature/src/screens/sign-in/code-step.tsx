import {
  codeRequested,
  emailChangeRequested,
  loginRequested,
  selectSignIn,
  useFields,
  useFocus,
} from '@org/app-kit'
import { BannerMessage, Button, TextField } from '@org/ui/primitives'
import type { FormEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { Form, Links } from './sign-in.styles.ts'
import { useCountdown } from './use-countdown.ts'

/** Seconds between two mails of one sign-in. */
const resendDelay = 30
const codeLength = 6

const sixDigits = (code: unknown) =>
  typeof code === 'string' && code.length === codeLength ? null : texts.signIn.codeFormat

/** Step 2: asks for the code that was sent, or takes the one of the mail's link. */
export function CodeStep({ linkCode }: { linkCode: string }) {
  const dispatch = useAppDispatch()
  const { email, isSending, isLoggingIn, sentCount, sendError, loginError } =
    useAppSelector(selectSignIn)
  const rules = { code: ['not_empty', sixDigits] as const }
  const { values, set, field, check } = useFields({ code: linkCode }, rules)
  const { value, errors } = field('code')
  const codeRef = useFocus()
  const left = useCountdown(sentCount === 0 ? 0 : resendDelay, sentCount)
  const isFromLink = sentCount === 0
  const login = (event: FormEvent) => {
    event.preventDefault()
    if (check()) dispatch(loginRequested({ email, code: values.code, fromEmail: isFromLink }))
  }
  const keepDigits = (typed: string) => set({ code: typed.replace(/\D/g, '').slice(0, codeLength) })
  return (
    <Form onSubmit={login} noValidate>
      <h1>{isFromLink ? texts.signIn.heading : texts.signIn.checkEmail}</h1>
      <p>{isFromLink ? texts.signIn.fromLink(email) : texts.signIn.sentTo(email)}</p>
      {!isFromLink && <p>{texts.signIn.enterCode}</p>}
      {loginError !== null && (
        <BannerMessage tone="danger" title={texts.signIn.failed}>
          {loginError}
        </BannerMessage>
      )}
      {sendError !== null && <BannerMessage tone="danger" title={sendError} />}
      <TextField
        value={value}
        // Checked by Login alone: whoever asks for another mail has no code to enter.
        errors={errors}
        onChange={keepDigits}
        label={texts.signIn.code}
        description={texts.signIn.codeHelp}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={codeRef}
        isRequired
      />
      <Button type="submit" variant="primary" isWide isLoading={isLoggingIn}>
        {texts.signIn.login}
      </Button>
      <Links>
        <Button
          variant="tertiary"
          isDisabled={left > 0}
          isLoading={isSending}
          onPress={() => dispatch(codeRequested({ email }))}
        >
          {left > 0 ? (
            <span data-volatile="">{texts.signIn.resendIn(left)}</span>
          ) : (
            texts.signIn.resend
          )}
        </Button>
        <Button variant="tertiary" onPress={() => dispatch(emailChangeRequested())}>
          {texts.signIn.otherEmail}
        </Button>
      </Links>
    </Form>
  )
}
