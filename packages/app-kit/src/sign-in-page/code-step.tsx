import { defineForm, Form, useField, useForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { Button, TextField } from '@org/ui/primitives'
import { FormError } from '../page/form-error.tsx'
import {
  codeRequested,
  emailChangeRequested,
  loginRequested,
  selectSignIn,
} from '../sign-in/sign-in-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { maxCodeLength } from './code-validator.ts'
import { LoginFailure } from './login-failure.tsx'
import { Links, Step } from './sign-in.styles.ts'
import { StepHeading } from './step-heading.tsx'
import { signInTexts, type SignInWording } from './texts.ts'
import { useCountdown } from './use-countdown.ts'

const codeForm = defineForm({
  fields: [
    {
      name: 'code',
      type: 'text',
      label: signInTexts.code,
      validators: ['not_empty', 'sign_in_code'],
    },
  ],
})

/** Seconds to wait between two mails of one sign-in. */
const resendDelay = 30

export interface CodeStepProps {
  wording: SignInWording
  /** Code from the link in the mail, which fills the field. */
  linkCode?: string
  /**
   * Whether the code registers the person's own organisation, in which case the address cannot be
   * changed.
   */
  ownOrganisation?: boolean
}

/** Step 2: asks for the code that was sent, or fills in the one from the link. */
export function CodeStep(props: CodeStepProps) {
  const { sentCount } = useAppSelector(selectSignIn)
  // A new mail resets and focuses the field: the old value belongs to a previous code.
  return <CodeForm key={sentCount} {...props} />
}

function CodeForm({ wording, linkCode = '', ownOrganisation = false }: CodeStepProps) {
  const dispatch = useAppDispatch()
  const { email, invitation, isSending, isLoggingIn, sentCount, sendError } =
    useAppSelector(selectSignIn)
  const left = useCountdown(sentCount === 0 ? 0 : resendDelay, sentCount)
  const isFromLink = sentCount === 0
  const form = useForm(codeForm, {
    initial: { code: isFromLink ? linkCode : '' },
    async save({ code }) {
      dispatch(loginRequested({ email, code, fromEmail: isFromLink, ownOrganisation }))
    },
  })
  const { value, errors, onChange, register } = useField(form, 'code')
  return (
    <Form form={form}>
      <Step>
        <StepHeading>{isFromLink ? wording.heading : wording.checkEmail}</StepHeading>
        <p>{isFromLink ? signInTexts.fromLink(email) : wording.sentTo(email)}</p>
        {!isFromLink && <p>{signInTexts.enterCode}</p>}
        {invitation !== null && <p>{wording.invitedCode}</p>}
        <LoginFailure title={wording.failed} />
        <FormError message={sendError} work="sign-in" />
        <TextField
          value={value}
          // Only the Login button validates the code, because a person who asks for another mail
          // has no code to enter.
          errors={errors}
          onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, maxCodeLength))}
          label={signInTexts.code}
          description={signInTexts.codeHelp}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={register}
          hasInitialFocus
          isRequired
        />
        <Button type="submit" variant="primary" isWide isLoading={isLoggingIn}>
          {wording.login}
        </Button>
        <Links>
          <Button
            variant="tertiary"
            isDisabled={left > 0}
            isLoading={isSending}
            onPress={() => dispatch(codeRequested({ email }))}
          >
            {left > 0 ? <span data-volatile="">{wording.resendIn(left)}</span> : wording.resend}
          </Button>
          {!ownOrganisation && (
            <Button variant="tertiary" onPress={() => dispatch(emailChangeRequested())}>
              {signInTexts.otherEmail}
            </Button>
          )}
        </Links>
      </Step>
    </Form>
  )
}
