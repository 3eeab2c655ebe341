import { useSyncExternalStore } from 'react'
import type { CookieConsent } from '../../consent/cookie-consent.ts'
import { CookieQuestion } from './cookie-question.tsx'

/** Shows the question about cookies until it is answered, and again when the person opens it. */
export function CookieQuestionHost({ consent }: { consent: CookieConsent }) {
  const isAsked = useSyncExternalStore(consent.subscribe, consent.isAsked)
  const answer = useSyncExternalStore(consent.subscribe, consent.read)
  return isAsked && <CookieQuestion answer={answer} onAnswer={consent.write} />
}
