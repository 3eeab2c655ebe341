import { markup } from '../markup/markup.ts'
import type { Mail } from '../ports/services.ts'
import { mailPage } from './mail-page.ts'
import { button, singleLine } from './mail-parts.ts'

/** The data of the mail with a new install link. */
export interface InstallLinkMailContent {
  to: { address: string; name: string }
  firstName: string
  companyName: string
  installUrl: string
  messageId: string
}

const unexpected =
  "Si vous n'avez rien demandé, ignorez ce message : ce lien n'a été envoyé qu'à vous."

/** Builds the mail with a new link, which replaces an invalid one. */
export function installLinkMail(content: InstallLinkMailContent): Mail {
  const { to, installUrl, messageId } = content
  const company = singleLine(content.companyName)
  const greeting = singleLine(`Bonjour ${content.firstName}`) + ','
  const subject = singleLine(`Votre lien pour installer la signature ${company}`)
  const intro = `${singleLine(`Voici votre nouveau lien pour installer la signature ${company}`)}. Ceux de vos anciens messages ne s'ouvrent plus.`
  const body = markup`<p style="margin-top:0">${greeting}</p>
    <p>${intro}</p>
    ${button(installUrl, 'Installer ma signature')}
    <p style="color:#4a546b">
      Le bouton ne s'ouvre pas ? Copiez cette adresse dans votre navigateur :<br />${installUrl}
    </p>
    <p style="color:#4a546b;margin-bottom:0">${unexpected}</p>`
  const text = [greeting, intro, `Installer ma signature : ${installUrl}`, unexpected].join('\n\n')
  return {
    to: { ...to, name: singleLine(to.name) },
    fromName: company,
    subject,
    html: mailPage(subject, body),
    text,
    messageId,
  }
}
