import { renderSignature, type SignatureData } from '@org/signature'
import { markup, trusted } from '../markup/markup.ts'
import type { Mail } from '../ports/services.ts'
import { mailPage } from './mail-page.ts'
import { button, frame, note, singleLine } from './mail-parts.ts'

/** The data of an install mail. */
export interface DeployMailContent {
  to: { address: string; name: string }
  firstName: string
  companyName: string
  /** The administrator's note in plain text; may be empty. */
  message: string
  /** Name of the sender. */
  sender: string
  /** The sender's own address. Absent in jobs that were queued by an older release. */
  replyTo?: Mail['replyTo']
  /** True when the person was already sent the signature. */
  isReminder: boolean
  /** Set only in a test mail: the name of the person whose mail is being tested. */
  testOf?: string | undefined
  data: SignatureData
  iconsBaseUrl: string
  bannerUrl: string
  installUrl: string
  messageId: string
}

/** Builds the mail with a person's new signature and the link to install it. */
export function deployMail(content: DeployMailContent): Mail {
  const { to, message, installUrl, messageId } = content
  const sender = singleLine(content.sender)
  const signature = renderSignature(content.data, {
    target: 'email',
    iconsBaseUrl: content.iconsBaseUrl,
    bannerUrl: content.bannerUrl || undefined,
  })
  const greeting = singleLine(`Bonjour ${content.firstName}`) + ','
  const { subject, intro } = wording(content)
  const test = testNote(content)
  const body = markup`${test && markup`<p style="margin-top:0"><em>${test}</em></p>`}
    <p style="margin-top:0">${greeting}</p>
    <p>${intro}</p>
    ${message === '' ? '' : note(message, sender)} ${button(installUrl, 'Installer ma signature')}
    ${frame(trusted(signature.html))}
    <p style="color:#4a546b;margin-bottom:0">
      Le bouton ne s'ouvre pas ? Copiez cette adresse dans votre navigateur :<br />${installUrl}
    </p>`
  const text = [
    ...(test === null ? [] : [test]),
    greeting,
    intro,
    ...(message === '' ? [] : [`${sender} : ${message}`]),
    `Installer ma signature : ${installUrl}`,
    `-- \n${signature.text}`,
  ].join('\n\n')
  return {
    to: { ...to, name: singleLine(to.name) },
    fromName: sender,
    replyTo: content.replyTo,
    subject,
    html: mailPage(subject, body),
    text,
    messageId,
  }
}

function wording({ companyName, sender, isReminder, testOf }: DeployMailContent) {
  const subject = isReminder
    ? `Rappel : votre signature ${companyName} vous attend`
    : `Votre nouvelle signature ${companyName}`
  const intro = isReminder
    ? `${sender} vous rappelle d’installer votre nouvelle signature ${companyName}`
    : `${sender} vous envoie votre nouvelle signature ${companyName}`
  return {
    subject: singleLine(testOf === undefined ? subject : `[Test] ${subject}`),
    intro: `${singleLine(intro)}.`,
  }
}

function testNote({ testOf }: DeployMailContent): string | null {
  if (testOf === undefined) return null
  return singleLine(
    `Ceci est un test : voici l’email de ${testOf}. Ici, le bouton ouvre votre propre page d’installation.`,
  )
}
