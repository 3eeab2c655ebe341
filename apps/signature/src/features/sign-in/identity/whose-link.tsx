import { linkOpened, selectIdentity, useAppDispatch, useAppSelector } from '@org/app-kit'
import { Field, Form, useForm } from '@org/ui/form'
import { Button } from '@org/ui/primitives'
import { identityTexts } from './texts.ts'
import { Links, Step } from '../sign-in.styles.ts'
import { BackToCode } from './back-to-code.tsx'
import { IdentityFailureMessage } from './identity-failure.tsx'
import { linkForm } from './link-form.ts'

/** A link that was opened where nobody asked for it: whom it was mailed to proves it was theirs. */
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
