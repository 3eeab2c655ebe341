import { codeRequested, selectSignIn } from '@org/app-kit'
import { defineForm, Field, Form, useForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { Button } from '@org/ui/primitives'
import { use } from 'react'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { FormError } from '../shared/form-error.tsx'
import { Step } from './sign-in.styles.ts'
import { WorkOwner } from './work-owner.ts'

const emailForm = defineForm({
  fields: [
    {
      name: 'email',
      type: 'text',
      label: texts.signIn.email,
      inputType: 'email',
      autoComplete: 'email',
      validators: ['not_empty', 'email'],
    },
  ],
})

/** Step 1: asks for the address and has a code sent to it. */
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
            <h1>{invitation === null ? texts.signIn.heading : texts.signIn.invited}</h1>
            <p>{invitation === null ? texts.signIn.help : texts.signIn.invitedHelp}</p>
          </>
        )}
        <FormError message={sendError} work="sign-in" />
        <Field form={form} name="email" />
        <Button type="submit" variant="primary" isWide isLoading={isSending}>
          {texts.signIn.send}
        </Button>
      </Step>
    </Form>
  )
}
