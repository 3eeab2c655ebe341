import { Field, Form, useForm } from '@org/ui/form'
import { Button } from '@org/ui/primitives'
import type { ReactNode } from 'react'
import { Links, Step } from '../sign-in.styles.ts'
import type { SignInWording } from '../texts.ts'
import { BackToChoices } from './back-to-choices.tsx'
import { IdentityFailureMessage } from './identity-failure.tsx'
import { linkForm } from './link-form.ts'

export interface AddressStepProps {
  heading: ReactNode
  help: string
  /** Label of the button that submits the address. */
  submit: string
  /** The email address to start with. */
  initial?: string
  isLoading: boolean
  onSubmit: (email: string) => void
  wording: SignInWording
}

/** Asks for the email address of a sign-in link. */
export function AddressStep(props: AddressStepProps): ReactNode {
  const { heading, help, submit, initial = '', isLoading, onSubmit, wording } = props
  const form = useForm(linkForm, {
    initial: { email: initial },
    async save(values) {
      onSubmit(values.email.trim())
    },
  })
  return (
    <Form form={form}>
      <Step>
        {heading}
        <p>{help}</p>
        <IdentityFailureMessage title={wording.failed} />
        <Field form={form} name="email" />
        <Button type="submit" variant="primary" isWide isLoading={isLoading}>
          {submit}
        </Button>
        <Links>
          <BackToChoices />
        </Links>
      </Step>
    </Form>
  )
}
