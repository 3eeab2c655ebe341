import { fold } from '../../fold.ts'

/** Whether a text contains what was typed, whatever the case and the accents: `elo` is in `Éloïse`. */
export function matches(text: string, typed: string): boolean {
  return fold(text).includes(fold(typed.trim()))
}
