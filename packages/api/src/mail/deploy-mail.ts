import { renderSignature, type SignatureData } from '@org/signature'
import { markup, trusted, type Markup } from '../markup/markup.ts'
import type { Mail } from '../ports/services.ts'
import { mailPage } from './mail-page.ts'

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
  const { to, companyName, message, sender, installUrl, messageId } = content
  const signature = renderSignature(content.data, {
    target: 'email',
    iconsBaseUrl: content.iconsBaseUrl,
    bannerUrl: content.bannerUrl || undefined,
  })
  const greeting = content.firstName === '' ? 'Bonjour,' : `Bonjour ${content.firstName},`
  const intro = `${sender} vous envoie votre nouvelle signature${companyName === '' ? '' : ` ${companyName}`}.`
  const subject = `Votre nouvelle signature${companyName === '' ? '' : ` ${companyName}`}`
  const body = markup`<p>${greeting}</p>
    <p>${intro}</p>
    ${message === '' ? '' : note(message, sender)}
    <p style="margin:24px 0">
      <a
        href="${installUrl}"
        style="background:#2f4be0;color:#ffffff;padding:12px 20px;text-decoration:none;display:inline-block"
        >Installer ma signature</a
      >
    </p>
    <div style="border:1px solid #e3e7ef;padding:16px">${trusted(signature.html)}</div>
    <p style="color:#4a546b">
      Le bouton ne s'ouvre pas ? Copiez cette adresse dans votre navigateur :<br />${installUrl}
    </p>`
  const text = [
    greeting,
    intro,
    ...(message === '' ? [] : [`${sender} : ${message}`]),
    `Installer ma signature : ${installUrl}`,
    '-- ',
    signature.text,
  ].join('\n\n')
  return { to, fromName: sender, subject, html: mailPage(subject, body), text, messageId }
}

/** Line breaks of the note stay; everything else in it is text. */
function note(message: string, sender: string): Markup {
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td style="border-left:3px solid #c6cddb;padding:4px 0 4px 12px">
        ${message.split('\n').map((line, index) => markup`${index === 0 ? '' : trusted('<br />')}${line}`)}
        <br /><span style="color:#4a546b">${sender}</span>
      </td>
    </tr>
  </table>`
}
