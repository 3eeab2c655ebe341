import { defineLabels, type LabelCatalogue } from '../locale/labels.ts'

/** Error messages of the validators. Limits are formatted for the language. */
export interface ValidatorMessages {
  not_empty: string
  url: string
  email: string
  phone: string
  integer: string
  min: (limit: number) => string
  max: (limit: number) => string
  max_length: (limit: number) => string
  one_of: string
}

const write = (number: number, locale: string) =>
  number.toLocaleString(locale, { maximumFractionDigits: 20 })

/**
 * The messages in both languages; `LocaleProvider` can replace individual messages under the key
 * `validators`. The first four French messages are quoted from the editor's specification.
 */
export const validatorMessages: LabelCatalogue<ValidatorMessages> = defineLabels('validators', {
  fr: {
    not_empty: 'Ne peut pas être vide',
    url: "Mauvais format d'url",
    email: "Mauvais format d'email",
    phone: 'Mauvais format de téléphone',
    integer: 'Doit être un nombre entier',
    min: (limit) => `Doit être supérieur ou égal à ${write(limit, 'fr-FR')}`,
    max: (limit) => `Doit être inférieur ou égal à ${write(limit, 'fr-FR')}`,
    max_length: (limit) =>
      `Ne peut pas dépasser ${write(limit, 'fr-FR')} caractère${limit < 2 ? '' : 's'}`,
    one_of: 'N’est pas un choix possible',
  },
  en: {
    not_empty: 'Cannot be empty',
    url: 'Not a valid web address',
    email: 'Not a valid email address',
    phone: 'Not a valid French phone number',
    integer: 'Must be a whole number',
    min: (limit) => `Must be at least ${write(limit, 'en-GB')}`,
    max: (limit) => `Must be at most ${write(limit, 'en-GB')}`,
    max_length: (limit) =>
      `Cannot be longer than ${write(limit, 'en-GB')} character${limit === 1 ? '' : 's'}`,
    one_of: 'Is not one of the choices',
  },
})
