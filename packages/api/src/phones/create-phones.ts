import { isMobilePhone, isPhone } from '@org/ui/validators'
import type { CountryCode, Examples, PhoneNumber } from 'libphonenumber-js/core'
import { frenchService, groupService, type PhoneFault, plainNumber } from './phone-text.ts'

/** The functions of `libphonenumber-js` that are needed, with any of its sets of metadata. */
export interface PhoneLibrary {
  parsePhoneNumberFromString: (
    text: string,
    options: { defaultCountry: CountryCode; extract: boolean },
  ) => PhoneNumber | undefined
  validatePhoneNumberLength: (
    text: string,
    country: CountryCode,
  ) => 'INVALID_COUNTRY' | 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_LENGTH' | undefined
  getExampleNumber: (country: CountryCode, examples: Examples) => PhoneNumber | undefined
}

/** A number that a phone can dial. */
export interface KnownPhone {
  /** The number by which two notations are compared: E.164, or the digits of a service number. */
  key: string
  /** The number in groups: in the national form if it is one of the own country. */
  grouped: string
}

/** The rules for phone numbers. `country` is the organisation's, as an ISO 3166 code. */
export interface Phones {
  /** Reads a number in the national form of the country or in the international form. */
  read: (typed: string, country: string) => KnownPhone | PhoneFault
  /** Like `read`, but only for numbers that may be a mobile's. */
  readMobile: (typed: string, country: string) => KnownPhone | PhoneFault
  /** Whether two notations are the same number, or the same text. */
  areSame: (one: string, other: string, country: string) => boolean
  /** Returns a number of the country as an example, in the national form. */
  example: (country: string) => string
}

/** The overseas parts of France share its national numbers, but have country codes of their own. */
const overseas: readonly CountryCode[] = ['GP', 'RE', 'YT', 'GF', 'MQ']

/** Starts of the numbers of the overseas parts, some of which the mainland's metadata accept too. */
const overseasStart = /^0(?:26[239]|59[046]|639|69[0-7])/

const isFrench = (country: string): boolean =>
  country === 'FR' || overseas.some((part) => part === country)

/** Whether a number has what is dialled first in France: the zero or a country code. */
const hasFrenchStart = (text: string): boolean =>
  text.startsWith('+') || /^(?:0|330?[1-9]\d{8}$)/.test(text.replace(/\D/g, ''))

function candidatesFor(text: string, country: string): readonly string[] {
  if (!isFrench(country)) return [country]
  const isOverseas = overseasStart.test(text.replace(/\D/g, ''))
  return isOverseas ? [...overseas, 'FR'] : ['FR', ...overseas]
}

const faults = {
  INVALID_COUNTRY: 'unknown_country',
  NOT_A_NUMBER: 'characters',
  TOO_SHORT: 'too_short',
  TOO_LONG: 'too_long',
  INVALID_LENGTH: 'unknown_number',
} as const

/**
 * Creates the rules with the library's functions for one set of metadata. `examples` are the
 * library's too.
 */
export function createPhones(library: PhoneLibrary, examples: Examples): Phones {
  const parse = (text: string, country: string): PhoneNumber | null => {
    for (const candidate of candidatesFor(text, country)) {
      const defaultCountry = candidate as CountryCode
      const found = library.parsePhoneNumberFromString(text, { defaultCountry, extract: false })
      if (found?.isValid()) return found
    }
    return null
  }

  const faultOf = (text: string, country: string): PhoneFault => {
    const length = library.validatePhoneNumberLength(text, country as CountryCode)
    return length === undefined ? 'unknown_number' : faults[length]
  }

  const known = (number: PhoneNumber, country: string): KnownPhone => ({
    key: number.number,
    grouped:
      number.country === country || (isFrench(country) && isFrench(number.country ?? ''))
        ? number.formatNational()
        : number.formatInternational(),
  })

  const read: Phones['read'] = (typed, country) => {
    const plain = plainNumber(typed)
    if ('fault' in plain) return plain.fault
    const { text } = plain
    const service = isFrench(country) ? frenchService(text) : null
    if (service !== null) return { key: service, grouped: groupService(service) }
    const number = parse(text, country)
    if (isFrench(country) && !hasFrenchStart(text)) return 'no_zero'
    if (number) return known(number, country)
    return isPhone(frenchForm(text)) && isFrench(country)
      ? frenchNumber(text)
      : faultOf(text, country)
  }

  const keyOf = (typed: string, country: string): string => {
    const number = read(typed, country)
    return typeof number === 'string' ? typed : number.key
  }

  return {
    read,
    areSame: (one, other, country) =>
      one === other || keyOf(one, country) === keyOf(other, country),

    readMobile(typed, country) {
      const plain = plainNumber(typed)
      if ('fault' in plain) return plain.fault
      const { text } = plain
      if (isFrench(country) && !hasFrenchStart(text)) return 'no_zero'
      const number = parse(text, country)
      if (isMobilePhone(frenchForm(text)))
        return number ? known(number, country) : frenchNumber(text)
      if (!number) {
        const fault = faultOf(text, country)
        return fault === 'unknown_number' ? 'not_mobile' : fault
      }
      const type = number.getType()
      const isMobile =
        number.countryCallingCode === '33'
          ? isMobilePhone(number.number)
          : type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
      return isMobile ? known(number, country) : 'not_mobile'
    },

    example(country) {
      if (country === 'FR') return '06 12 34 56 78'
      return library.getExampleNumber(country as CountryCode, examples)?.formatNational() ?? ''
    },
  }
}

/** Returns a number with the French country code as the library's validators expect it. */
const frenchForm = (text: string): string => text.replace(/^(?:\+|00)33\s*(?:\(0\)\s*)?/, '+33')

/** A French number that the metadata do not know yet, but the library's validators accept. */
function frenchNumber(text: string): KnownPhone {
  const national = text.replace(/\D/g, '').slice(-9)
  return { key: `+33${national}`, grouped: `0${national}`.replace(/(\d\d)(?=\d)/g, '$1 ') }
}
