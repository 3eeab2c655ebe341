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
  /** Six or twelve digits. */
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
  const shown = shownCode(code)
  const body = markup`<p>Voici votre code de connexion :</p>
    <p style="font-size:32px;letter-spacing:6px;font-weight:bold;margin:24px 0">${shown}</p>
    ${button(link, 'Ouvrir la page de connexion')}
    <p style="color:#4a546b">
      Il est valable ${minutes} minutes. Si vous ne l'avez pas demandé, ignorez ce message.
    </p>`
  const text = [
    `Voici votre code de connexion : ${shown}`,
    '',
    `Page de connexion : ${link}`,
    '',
    `Il est valable ${minutes} minutes. Si vous ne l'avez pas demandé, ignorez ce message.`,
  ].join('\n')
  return mail(sent.email, `${shown} est votre code de connexion`, messageId, body, text)
}

/** Groups the digits of a long code by four. The sign-in page ignores the spaces. */
const shownCode = (code: string) =>
  code.length > 6 ? (code.match(/\d{1,4}/g) ?? []).join(' ') : code

/** Builds the mail that tells a person that somebody is guessing the sign-in codes. */
export function guessingNoticeMail(publicUrl: string, email: string, messageId: string): Mail {
  const sentences = [
    'Plus de 50 codes de connexion erronés ont été saisis pour votre adresse en 24 heures, depuis des navigateurs où vous ne vous êtes jamais connecté. Aucun n’a fonctionné.',
    'Par précaution, un nouveau navigateur demande désormais un code de douze chiffres, pendant 24 heures au plus. Rien ne change dans ceux que vous utilisez déjà.',
    'Vous n’avez rien à faire. Ne communiquez jamais un code, à personne.',
  ]
  const body = markup`${sentences.map((sentence) => markup`<p>${sentence}</p>`)}
    <p style="color:#4a546b">${publicUrl}</p>`
  const text = [...sentences, publicUrl].join('\n\n')
  return mail(email, 'Des codes erronés ont été saisis pour votre compte', messageId, body, text)
}

/** Builds the mail for a person who requested a code but may not register. */
export function notInvitedMail(publicUrl: string, email: string, messageId: string): Mail {
  const sentence =
    "Une connexion a été demandée pour cette adresse, mais aucun compte ne lui correspond. Demandez à l'administrateur de votre entreprise de vous ajouter."
  const body = markup`<p>${sentence}</p>
    <p style="color:#4a546b">${publicUrl}</p>`
  return mail(email, 'Connexion à Paraphe', messageId, body, `${sentence}\n\n${publicUrl}`)
}
