import { markup, type Markup } from '../markup/markup.ts'
import type { Mail } from '../ports/services.ts'
import { mailPage } from './mail-page.ts'
import { button } from './mail-parts.ts'

const fromName = 'Paraphe'

function mail(email: string, subject: string, messageId: string, body: Markup, text: string): Mail {
  return {
    to: { address: email, name: '' },
    fromName,
    subject,
    html: mailPage(subject, body),
    text,
    messageId,
  }
}

export interface SentCode {
  email: string
  /** Six digits. */
  code: string
  /** Validity in whole minutes. */
  minutes: number
  /**
   * Invitation token for the link, so that signing in with the code also accepts the invitation.
   */
  invitation?: string
}

/**
 * Builds the mail with the sign-in code and a link that fills in the form. Opening the link does
 * not use up the code; submitting the form does.
 *
 * @param signInUrl address of the sign-in page
 */
export function codeMail(signInUrl: string, sent: SentCode, messageId: string): Mail {
  const { minutes, ...values } = sent
  const { code } = values
  const link = `${signInUrl}#${new URLSearchParams(values).toString()}`
  const body = markup`<p>Voici votre code de connexion :</p>
    <p style="font-size:32px;letter-spacing:6px;font-weight:bold;margin:24px 0">${code}</p>
    ${button(link, 'Ouvrir la page de connexion')}
    <p style="color:#4a546b">
      Il est valable ${minutes} minutes. Si vous ne l'avez pas demandé, ignorez ce message.
    </p>`
  const text = [
    `Voici votre code de connexion : ${code}`,
    '',
    `Page de connexion : ${link}`,
    '',
    `Il est valable ${minutes} minutes. Si vous ne l'avez pas demandé, ignorez ce message.`,
  ].join('\n')
  return mail(sent.email, `${code} est votre code de connexion`, messageId, body, text)
}

/** Builds the mail for a person who requested a code but may not register. */
export function notInvitedMail(publicUrl: string, email: string, messageId: string): Mail {
  const sentence =
    "Une connexion a été demandée pour cette adresse, mais aucun compte ne lui correspond. Demandez à l'administrateur de votre entreprise de vous ajouter."
  const body = markup`<p>${sentence}</p>
    <p style="color:#4a546b">${publicUrl}</p>`
  return mail(email, 'Connexion à Paraphe', messageId, body, `${sentence}\n\n${publicUrl}`)
}
