import type { MailClientKey } from './clients/mail-client.ts'

const domains: readonly (readonly [RegExp, MailClientKey])[] = [
  [/@g(oogle)?mail\.com$/i, 'gmail'],
  [/@(yahoo|ymail|rocketmail)\.[a-z.]+$/i, 'yahoo'],
  [/@(outlook|hotmail|live|msn)\.[a-z.]+$/i, 'office365'],
  [/@(icloud|me|mac)\.com$/i, 'apple-mail'],
]

/** The information that the guess is based on. */
export interface Surroundings {
  email: string
  userAgent: string
  /** Distinguishes iPads, which claim to be Macs: no Mac has a touch screen. */
  maxTouchPoints: number
}

/** Guesses the mail client whose steps are shown first; the tabs offer the others. */
export function guessClient({ email, userAgent, maxTouchPoints }: Surroundings): MailClientKey {
  const isMac = /Macintosh/.test(userAgent)
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return 'iphone'
  return domains.find(([domain]) => domain.test(email))?.[1] ?? 'gmail'
}
