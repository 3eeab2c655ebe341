import { networkErrorMessage } from '@org/api/client'
import { errorMessage, isUnknown } from './error-message.ts'

/** What was tried: it decides what is left of it after a failure, and what to do. */
export type Work =
  'save' | 'delete' | 'load' | 'upload' | 'import' | 'deploy' | 'sign-in' | 'action'

const happened = 'Le serveur n’a pas répondu comme prévu.'

/** What was kept and what to do. Whether a lost request was carried out, nobody knows. */
const kept: Readonly<Record<Work, string>> = {
  save: 'Ce que vous avez saisi est conservé : réessayez dans un instant.',
  delete: 'Rien n’a disparu de votre écran : rechargez la page pour vérifier, puis réessayez.',
  load: 'Rien n’a été modifié : réessayez dans un instant.',
  upload: 'Le fichier reste sur votre appareil : envoyez-le de nouveau dans un instant.',
  import: 'Les lignes déjà importées sont conservées, les autres attendent : reprenez l’import.',
  deploy: 'Le message est conservé et personne ne recevra deux fois le même email : réessayez.',
  'sign-in': 'Votre adresse est conservée : réessayez dans un instant.',
  action: 'Rien de ce que vous voyez n’a été perdu : réessayez dans un instant.',
}

/**
 * What happened, what was kept and what to do, for a failure that does not say it itself; undefined
 * where the server's refusal does.
 *
 * @param message by `errorMessage`
 */
export function failureHelp(message: string, work: Work): string | undefined {
  if (isUnknown(message)) return `${happened} ${kept[work]}`
  return message === networkErrorMessage ? kept[work] : undefined
}

/** A failure in one line, where there is no room for more. */
export function failureText(error: unknown, work: Work): string {
  return explained(errorMessage(error), work)
}

/** The message of a failure, followed by what helps. */
export function explained(message: string, work: Work): string {
  const help = failureHelp(message, work)
  return help === undefined ? message : `${message.replace(/\.$/, '')}. ${help}`
}
