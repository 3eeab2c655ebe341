import { markup } from '../markup/markup.ts'
import type { Mail } from '../ports/services.ts'
import { mailPage } from './mail-page.ts'
import { button, singleLine } from './mail-parts.ts'

/** The data of an invitation mail. */
export interface InvitationMailContent {
  email: string
  companyName: string
  /** Name of the team to administer; null for the whole company. */
  teamName: string | null
  /** Name of the inviter. */
  sender: string
  /** The inviter's own address; undefined if the inviter was deleted. */
  replyTo: Mail['replyTo']
  /** The signed token in the link. */
  token: string
  messageId: string
}

/** Explains the sign-in that follows the link, and how long the link works. */
export const invitationHelp =
  "Vous confirmerez cette adresse en vous connectant, pour que personne d'autre n'accepte à votre place. L'invitation est valable sept jours."

/** A note for people who did not expect an invitation. */
export const unexpectedInvitation = "Si vous n'attendiez pas cette invitation, ignorez ce message."

/**
 * Returns the link that accepts an invitation. The token is in its fragment, which servers never
 * log. The token is useless without a sign-in as the invited person.
 *
 * @param signInUrl address of the sign-in page
 */
export function invitationLink(
  signInUrl: string,
  { email, token }: { email: string; token: string },
): string {
  return `${signInUrl}#${new URLSearchParams({ email, invitation: token }).toString()}`
}

/**
 * Builds the mail that invites a person to administer a company or a team. The token is in the
 * link's fragment, which servers never log. The token is useless without a sign-in as that person.
 */
export function invitationMail(signInUrl: string, content: InvitationMailContent): Mail {
  const { email, messageId } = content
  const sender = singleLine(content.sender)
  const company = singleLine(content.companyName)
  const team = content.teamName === null ? null : singleLine(content.teamName)
  const link = invitationLink(signInUrl, content)
  const subject = `${sender} vous invite à administrer ${team === null ? company : `l'équipe ${team}`}`
  const what =
    team === null
      ? `les signatures email de ${company}`
      : `les signatures email de l'équipe ${team} de ${company}`
  const intro = `${sender} vous invite à administrer ${what}.`
  const body = markup`<p style="margin-top:0">Bonjour,</p>
    <p>${intro}</p>
    ${button(link, "Accepter l'invitation")}
    <p style="color:#4a546b">${invitationHelp}</p>
    <p style="color:#4a546b;margin-bottom:0">${unexpectedInvitation}</p>`
  const text = [
    'Bonjour,',
    intro,
    `Accepter l'invitation : ${link}`,
    invitationHelp,
    unexpectedInvitation,
  ].join('\n\n')
  return {
    to: { address: email, name: '' },
    fromName: sender,
    replyTo: content.replyTo,
    subject,
    html: mailPage(subject, body),
    text,
    messageId,
  }
}
