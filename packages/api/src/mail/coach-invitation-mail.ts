import { markup } from '../markup/markup.ts'
import type { Mail } from '../ports/services.ts'
import { invitationHelp, invitationLink, unexpectedInvitation } from './invitation-mail.ts'
import { mailPage } from './mail-page.ts'
import { button, singleLine } from './mail-parts.ts'

/** The data of a mail that invites a coach. */
export interface CoachInvitationMailContent {
  email: string
  studioName: string
  /** Name of the inviter. */
  sender: string
  /** The inviter's own address; undefined if the inviter was deleted. */
  replyTo: Mail['replyTo']
  /** The signed token in the link. */
  token: string
  messageId: string
}

/**
 * Builds the mail that invites a coach to a studio.
 *
 * @param signInUrl address of the sign-in page
 */
export function coachInvitationMail(signInUrl: string, content: CoachInvitationMailContent): Mail {
  const { email, messageId } = content
  const sender = singleLine(content.sender)
  const studio = singleLine(content.studioName)
  const link = invitationLink(signInUrl, content)
  const subject = `${sender} vous invite à rejoindre ${studio}`
  const intro = `${sender} vous invite à rejoindre ${studio} pour créer vos exercices et vos séances d'entraînement.`
  const body = markup`<p style="margin-top:0">Bonjour,</p>
    <p>${intro}</p>
    ${button(link, "Accepter l'invitation")}
    <p style="color:#4a546b">${invitationHelp}</p>
    <p style="color:#4a546b;margin-bottom:0">${unexpectedInvitation}</p>`
  const parts = [intro, `Accepter l'invitation : ${link}`, invitationHelp, unexpectedInvitation]
  return {
    to: { address: email, name: '' },
    fromName: sender,
    replyTo: content.replyTo,
    subject,
    html: mailPage(subject, body),
    text: ['Bonjour,', ...parts].join('\n\n'),
    messageId,
  }
}
