import { renderSignature, type SignatureData } from '@org/signature'
import { markup, trusted } from '../markup/markup.ts'
import type { Mail } from '../ports/services.ts'
import { mailPage } from './mail-page.ts'
import { button, frame, note, singleLine } from './mail-parts.ts'

/** All that an install mail shows. */
export interface DeployMailContent {
  to: { address: string; name: string }
  firstName: string
  companyName: string
  /** The administrator's note: plain text, maybe empty. */
  message: string
  /** Name of the person who sends. */
  sender: string
  data: SignatureData
  iconsBaseUrl: string
  bannerUrl: string
  installUrl: string
  messageId: string
}

/** The mail that brings a person the new signature and the way to install it. */
export function deployMail(content: DeployMailContent): Mail {
  const { to, message, installUrl, messageId } = content
  const sender = singleLine(content.sender)
  const company = singleLine(content.companyName)
  const signature = renderSignature(content.data, {
    target: 'email',
    iconsBaseUrl: content.iconsBaseUrl,
    bannerUrl: content.bannerUrl || undefined,
  })
  const greeting = singleLine(`Bonjour ${content.firstName}`) + ','
  const subject = singleLine(`Votre nouvelle signature ${company}`)
  const intro = `${singleLine(`${sender} vous envoie votre nouvelle signature ${company}`)}.`
  const body = markup`<p style="margin-top:0">${greeting}</p>
    <p>${intro}</p>
    ${message === '' ? '' : note(message, sender)} ${button(installUrl, 'Installer ma signature')}
    ${frame(trusted(signature.html))}
    <p style="color:#4a546b;margin-bottom:0">
      Le bouton ne s'ouvre pas ? Copiez cette adresse dans votre navigateur :<br />${installUrl}
    </p>`
  const text = [
    greeting,
    intro,
    ...(message === '' ? [] : [`${sender} : ${message}`]),
    `Installer ma signature : ${installUrl}`,
    `-- \n${signature.text}`,
  ].join('\n\n')
  return {
    to: { ...to, name: singleLine(to.name) },
    fromName: sender,
    subject,
    html: mailPage(subject, body),
    text,
    messageId,
  }
}
