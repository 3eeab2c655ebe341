import { countries } from '@org/api/phones'

/** Returns the countries with their French names, in alphabetical order. */
export function countryOptions(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('fr', { type: 'region' })
  return countries
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'))
}
