import { defineForm, Field, Form, useForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { Button } from '@org/ui/primitives'
import { use } from 'react'
import { FormError } from '../page/form-error.tsx'
import { codeRequested, selectSignIn } from '../sign-in/sign-in-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { Step } from './sign-in.styles.ts'
import { signInTexts, type SignInWording } from './texts.ts'
import { WorkOwner } from './work-owner.ts'

const emailForm = defineForm({
  fields: [
    {
      name: 'email',
      type: 'text',
      label: signInTexts.email,
      inputType: 'email',
      autoComplete: 'email',
      validators: ['not_empty', 'email'],
    },
  ],
})

/** Step 1: asks for the email address and sends a code to it. */
export function EmailStep({ wording }: { wording: SignInWording }) {
  const dispatch = useAppDispatch()
  const owner = use(WorkOwner)
  const { email, invitation, isSending, sendError } = useAppSelector(selectSignIn)
  const form = useForm(emailForm, {
    initial: { email: email || (owner?.email ?? '') },
    async save(values) {
      dispatch(codeRequested({ email: values.email.trim() }))
    },
  })
  return (
    <Form form={form}>
      <Step>
        {owner === null && (
          <>
            <h1>{invitation === null ? wording.heading : wording.invited}</h1>
            <p>{invitation === null ? wording.help : wording.invitedHelp}</p>
          </>
        )}
        <FormError message={sendError} work="sign-in" />
        <Field form={form} name="email" />
        <Button type="submit" variant="primary" isWide isLoading={isSending}>
          {wording.send}
        </Button>
      </Step>
    </Form>
  )
}
