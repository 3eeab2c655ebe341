import { codeRequested, selectSignIn, useFields } from '@org/app-kit'
import { BannerMessage, Button, TextField } from '@org/ui/primitives'
import type { FormEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { Form } from './sign-in.styles.ts'

/** Step 1: asks for the address and has a code sent to it. */
export function EmailStep() {
  const dispatch = useAppDispatch()
  const { email, isSending, sendError } = useAppSelector(selectSignIn)
  const { values, field, check } = useFields({ email }, { email: ['not_empty', 'email'] })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (check()) dispatch(codeRequested({ email: values.email.trim() }))
  }
  return (
    <Form onSubmit={send} noValidate>
      <h1>{texts.signIn.heading}</h1>
      <p>{texts.signIn.help}</p>
      {sendError !== null && <BannerMessage tone="danger" title={sendError} />}
      <TextField
        {...field('email')}
        label={texts.signIn.email}
        type="email"
        name="email"
        autoComplete="email"
        isRequired
      />
      <Button type="submit" variant="primary" isWide isLoading={isSending}>
        {texts.signIn.send}
      </Button>
    </Form>
  )
}
