import { codeRequested, selectSignIn, useAppDispatch, useAppSelector } from '@org/app-kit'
import { defineForm, Field, Form, useForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { Button } from '@org/ui/primitives'
import { use } from 'react'
import { signInTexts } from './texts.ts'
import { FormError } from '#shared/form-error.tsx'
import { Step } from './sign-in.styles.ts'
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
export function EmailStep() {
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
            <h1>{invitation === null ? signInTexts.heading : signInTexts.invited}</h1>
            <p>{invitation === null ? signInTexts.help : signInTexts.invitedHelp}</p>
          </>
        )}
        <FormError message={sendError} work="sign-in" />
        <Field form={form} name="email" />
        <Button type="submit" variant="primary" isWide isLoading={isSending}>
          {signInTexts.send}
        </Button>
      </Step>
    </Form>
  )
}
