import { fold } from '../../fold.ts'

/** Whether a string contains the typed text, ignoring case and accents: `elo` matches `Éloïse`. */
export function matches(text: string, typed: string): boolean {
  return fold(text).includes(fold(typed.trim()))
}
