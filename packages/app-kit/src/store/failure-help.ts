import { networkErrorMessage } from '@org/api/client'
import { errorMessage, isUnknown } from './error-message.ts'

/** Kind of work that was attempted; determines the help shown after a failure. */
export type Work =
  | 'save'
  | 'delete'
  | 'load'
  | 'upload'
  | 'import'
  | 'deploy'
  | 'sign-in'
  | 'action'

const happened = 'Le serveur n’a pas répondu comme prévu.'

/** Explains what was kept and what to do. A lost request may or may not have been processed. */
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
 * Explains what happened, what was kept and what to do after a failure; undefined when the server's
 * message is sufficient.
 *
 * @param message from `errorMessage`
 */
export function failureHelp(message: string, work: Work): string | undefined {
  if (isUnknown(message)) return `${happened} ${kept[work]}`
  return message === networkErrorMessage ? kept[work] : undefined
}

/** Returns message and help of a failure in one line, for small spaces. */
export function failureText(error: unknown, work: Work): string {
  return explained(errorMessage(error), work)
}

/** Returns the message of a failure followed by its help. */
export function explained(message: string, work: Work): string {
  const help = failureHelp(message, work)
  return help === undefined ? message : `${message.replace(/\.$/, '')}. ${help}`
}

/**
 * Throws an error whose message says why loading failed and what to do, for components that show
 * it.
 */
export function throwLoadFailure(cause: unknown): never {
  throw new Error(failureText(cause, 'load'), { cause })
}
