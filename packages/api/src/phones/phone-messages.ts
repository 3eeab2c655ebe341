import { validatorMessages } from '@org/ui/validators'
import type { KnownPhone, Phones } from './create-phones.ts'
import type { PhoneFault } from './phone-text.ts'

const reasons: Readonly<Record<PhoneFault, string>> = {
  scientific:
    'un tableur a remplacé ses chiffres par une puissance de dix, saisissez-le de nouveau',
  characters: 'seuls des chiffres, un + au début et un poste sont possibles',
  unknown_country: 'aucun pays n’a cet indicatif',
  no_zero: 'il manque le zéro ou l’indicatif du pays au début',
  too_short: 'il manque des chiffres',
  too_long: 'il y a trop de chiffres',
  unknown_number: 'ce numéro n’existe pas',
  not_mobile: 'ce n’est pas un numéro de mobile',
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns the message for a text that is no number, or null. It has two lines: the specified one,
 * then the reason with examples. `read` is one of the rules of `phones`.
 */
export function phoneMessage(
  phones: Phones,
  read: KnownPhone | PhoneFault,
  country: string,
): string | null {
  if (typeof read !== 'string') return null
  const abroad = country === 'DE' ? '+33 6 12 34 56 78' : '+49 1512 3456789'
  const own = phones.example(country)
  return `${validatorMessages.fr.phone}\n${upper(reasons[read])}. Par exemple ${own} ou ${abroad}.`
}
