import { mustBe, validationError } from '../contract/validation.ts'
import { phones } from '../phones/server-phones.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories, Scope } from '../ports/repositories.ts'

/** Throws for a text that is no phone number of the country or abroad. Accepts an empty string. */
export function checkPhone(field: string, typed: string, country: string): void {
  if (typed === '' || typeof phones.read(typed, country) !== 'string') return
  throw validationError([{ path: field, message: mustBe(field, 'phone number') }])
}

/** Throws for a text that cannot be a mobile's number. */
export function checkMobile(field: string, typed: string, country: string): void {
  if (typeof phones.readMobile(typed, country) !== 'string') return
  throw validationError([{ path: field, message: mustBe(field, 'mobile phone') }])
}

/**
 * Returns the organisation's country. Call it outside of a transaction, in which reading the
 * organisation would lock it.
 */
export async function countryOf(repositories: Repositories, scope: Scope): Promise<string> {
  const { country } = await repositories.within(scope).organisation.get()
  return country
}

const numbers = ['phone_number', 'mobile_number'] as const
type Numbers = Pick<UserRecord, (typeof numbers)[number]>

/**
 * Returns a function that checks the numbers of a body. Numbers that the person already has are
 * accepted, because some were stored before the rule.
 */
export async function phoneCheck(
  repositories: Repositories,
  scope: Scope,
  typed: { [Name in keyof Numbers]?: string | undefined },
): Promise<(stored?: Numbers) => void> {
  const hasNumber = numbers.some((name) => typed[name])
  const country = hasNumber ? await countryOf(repositories, scope) : ''
  return (stored) => {
    for (const name of numbers) {
      const number = typed[name] ?? ''
      if (number !== stored?.[name]) checkPhone(name, number, country)
    }
  }
}
