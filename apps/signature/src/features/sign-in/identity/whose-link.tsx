import { linkOpened, selectIdentity, useAppDispatch, useAppSelector } from '@org/app-kit'
import { Links, Step } from '@org/app-kit/sign-in'
import { Field, Form, useForm } from '@org/ui/form'
import { Button } from '@org/ui/primitives'
import { identityTexts } from './texts.ts'
import { BackToCode } from './back-to-code.tsx'
import { IdentityFailureMessage } from './identity-failure.tsx'
import { linkForm } from './link-form.ts'

/**
 * Shown for a link opened in a browser that has not requested it: asks for the address to which it
 * was sent, as proof of ownership.
 */
export function WhoseLink({ url }: { url: string }) {
  const dispatch = useAppDispatch()
  const { busy } = useAppSelector(selectIdentity)
  const form = useForm(linkForm, {
    initial: { email: '' },
    async save(values) {
      dispatch(linkOpened({ url, email: values.email.trim() }))
    },
  })
  return (
    <Form form={form}>
      <Step>
        <h1>{identityTexts.whoseLink}</h1>
        <p>{identityTexts.whoseLinkHelp}</p>
        <IdentityFailureMessage />
        <Field form={form} name="email" />
        <Button type="submit" variant="primary" isWide isLoading={busy === 'sign-in'}>
          {identityTexts.confirm}
        </Button>
        <Links>
          <BackToCode />
        </Links>
      </Step>
    </Form>
  )
}
