import { linkRequested, selectIdentity, useAppDispatch, useAppSelector } from '@org/app-kit'
import { Links, Step, StepHeading, WorkOwner } from '@org/app-kit/sign-in'
import { Field, Form, useForm } from '@org/ui/form'
import { Button } from '@org/ui/primitives'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { identityTexts } from './texts.ts'
import { BackToCode } from './back-to-code.tsx'
import { IdentityFailureMessage } from './identity-failure.tsx'
import { linkForm } from './link-form.ts'
import { requestedPage, returnUrl } from './return-url.ts'

/** Asks for the address to which a sign-in link is sent. */
export function LinkStep() {
  const dispatch = useAppDispatch()
  const { email, busy } = useAppSelector(selectIdentity)
  const owner = use(WorkOwner)
  const location = useLocation()
  const form = useForm(linkForm, {
    initial: { email: email || (owner?.email ?? '') },
    async save(values) {
      const from = requestedPage(location)
      dispatch(linkRequested({ email: values.email.trim(), returnUrl: returnUrl(), from }))
    },
  })
  return (
    <Form form={form}>
      <Step>
        <StepHeading>{identityTexts.linkHeading}</StepHeading>
        <p>{identityTexts.linkHelp}</p>
        <IdentityFailureMessage />
        <Field form={form} name="email" />
        <Button type="submit" variant="primary" isWide isLoading={busy === 'link'}>
          {identityTexts.sendLink}
        </Button>
        <Links>
          <BackToCode />
        </Links>
      </Step>
    </Form>
  )
}
