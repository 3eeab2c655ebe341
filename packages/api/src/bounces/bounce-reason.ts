import { toStorable } from '../contract/storable-text.ts'
import { singleLine } from '../mail/mail-parts.ts'
import type { DeliveryReport } from './delivery-report.ts'

/** Longest part of the receiving server's reply that is shown. */
const longestReply = 200

/**
 * Explains a delivery report to an administrator: whether the mail may still arrive or another try
 * makes sense, the cause, and what the receiving server replied.
 */
export function bounceReason({ outcome, status, reply }: DeliveryReport): string {
  const cause = causeOf(status)
  const quoted = toStorable(singleLine(reply).slice(0, longestReply))
  const quote = quoted === '' ? '' : ` (${quoted})`
  return `${verdict(outcome, status)} : ${cause}${quote}`
}

function verdict(outcome: DeliveryReport['outcome'], status: string): string {
  if (outcome === 'delayed') return 'Remise retardée, le serveur essaie encore'
  return isTemporary(status) ? 'Échec temporaire, réessayez plus tard' : 'Refus définitif'
}

/** A full mailbox is temporary, whatever the server says (RFC 3463, section 3.3). */
function isTemporary(status: string): boolean {
  return status.startsWith('4.') || detailOf(status) === '2.2'
}

/** Returns subject and detail of a status: `1.1` of `5.1.1`. */
const detailOf = (status: string) => status.split('.').slice(1).join('.')

/** Causes by subject and detail of an enhanced status code (RFC 3463). */
const causes: Readonly<Record<string, string>> = {
  '1.1': 'cette adresse n’existe pas',
  '1.2': 'le domaine de cette adresse ne reçoit pas d’emails',
  '1.3': 'cette adresse n’est pas valable',
  '1.6': 'cette boîte a déménagé',
  '1.10': 'cette adresse n’existe pas',
  '2.1': 'cette boîte est désactivée',
  '2.2': 'cette boîte est pleine',
  '2.3': 'l’email est trop grand pour cette boîte',
  '3.4': 'l’email est trop grand pour ce serveur',
  '4.1': 'le serveur du destinataire ne répond pas',
  '4.4': 'le domaine de cette adresse ne reçoit pas d’emails',
  '4.7': 'le serveur du destinataire n’a pas accepté l’email à temps',
}

/** Causes by subject alone. */
const subjects: Readonly<Record<string, string>> = {
  1: 'cette adresse n’est pas acceptée',
  2: 'cette boîte ne reçoit pas d’emails',
  4: 'le serveur du destinataire n’est pas joignable',
  7: 'le serveur du destinataire refuse nos emails',
}

function causeOf(status: string): string {
  const detail = detailOf(status)
  const [subject = ''] = detail.split('.')
  return causes[detail] ?? subjects[subject] ?? 'le serveur du destinataire ne l’a pas accepté'
}
