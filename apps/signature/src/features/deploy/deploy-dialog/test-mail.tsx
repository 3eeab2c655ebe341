import { failureText, selectAuth, useApi, useAppSelector } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import type { MailRound } from '../deploy-slice.ts'
import { roundBody } from '../round-body.ts'
import { deployTexts } from '../texts.ts'
import { Reason } from '../deploy-page.styles.ts'
import { Test } from './deploy-dialog.styles.ts'

type Sending = { state: 'idle' | 'sending' } | { state: 'sent'; email: string } | { error: string }

/** Sends a test mail to the administrator. */
export function TestMail({ round, message }: { round: MailRound; message: string }) {
  const client = useApi()
  const organisationId = useAppSelector(selectAuth)?.organisation_id ?? ''
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const { test, tested } = deployTexts.confirm
  const send = async () => {
    setSending({ state: 'sending' })
    try {
      const { email } = await client.call('sendDeployTest', {
        path: { id: organisationId },
        body: roundBody(round, message.trim()),
      })
      setSending({ state: 'sent', email })
    } catch (error) {
      setSending({ error: failureText(error, 'action') })
    }
  }
  const state = 'state' in sending ? sending.state : 'failed'
  return (
    <Test>
      <Button
        icon={<MailCheck size={16} aria-hidden="true" />}
        isLoading={state === 'sending'}
        onPress={() => void send()}
      >
        {test}
      </Button>
      <output>{'email' in sending && tested(sending.email)}</output>
      {'error' in sending && <Reason role="alert">{sending.error}</Reason>}
    </Test>
  )
}
