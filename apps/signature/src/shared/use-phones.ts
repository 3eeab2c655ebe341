import { defaultCountry, loadPhones } from '@org/api/phones'
import { selectOrganisation, useAppSelector } from '@org/app-kit'
import { useMemo } from 'react'
import { useLoadedPhones } from './use-loaded-phones.ts'

/** Returns the country whose phone numbers may be written in the national form. */
export function useCountry(): string {
  return useAppSelector(selectOrganisation)?.country ?? defaultCountry
}

/** The rules for phone numbers of the organisation. */
export interface PhoneRules {
  /** Returns the error message for a phone number; null if it is valid or empty. */
  error: (text: string) => string | null
  areSame: (one: string, other: string) => boolean
  /** Repairs the numbers of an imported column. */
  repair: (cells: readonly string[]) => string[]
}

/** Take numbers as they are: the server checks them too. */
const withoutRules: PhoneRules = {
  error: () => null,
  areSame: Object.is,
  repair: (cells) => [...cells],
}

/**
 * Returns the rules for phone numbers of the organisation, which it loads after `delay` ms; null
 * until they are loaded. If they cannot be loaded, every number is accepted, and the server checks.
 */
export function usePhoneRules(delay = 0): PhoneRules | null {
  const { phones, hasFailed } = useLoadedPhones(loadPhones, delay)
  const country = useCountry()
  return useMemo(() => {
    if (!phones) return hasFailed ? withoutRules : null
    return {
      error: (text) =>
        text.trim() === '' ? null : phones.message(phones.read(text, country), country),
      areSame: (one, other) => phones.areSame(one, other, country),
      repair: (cells) => phones.repair(cells, country),
    }
  }, [phones, hasFailed, country])
}
