import type { DeployPreview } from '@org/api/client'
import { useId } from 'react'
import { deployTexts } from '../texts.ts'
import { Head, Mail } from './deploy-dialog.styles.ts'
import { MailFrame } from './mail-frame.tsx'

/** The mail as one of the recipients will see it. */
export function MailPreview({ mail }: { mail: NonNullable<DeployPreview['mail']> }) {
  const id = useId()
  const { mailTitle, from, to, subject } = deployTexts.confirm
  const { recipient, sender, html } = mail
  const title = mailTitle(recipient.name)
  return (
    <Mail aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Head>
        <dt>{from}</dt>
        <dd>{sender}</dd>
        <dt>{to}</dt>
        <dd>
          {recipient.name === recipient.email
            ? recipient.email
            : `${recipient.name} <${recipient.email}>`}
        </dd>
        <dt>{subject}</dt>
        <dd>{mail.subject}</dd>
      </Head>
      <MailFrame title={title} html={html} />
    </Mail>
  )
}
