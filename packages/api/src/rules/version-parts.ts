import type { SignatureData } from '@org/signature'
import { hashText } from './hash.ts'
import type { Person } from './resolve-signature.ts'
import { sha256 } from './sha256.ts'
import { linkedInPages, ownFields, versionPrefix } from './signature-version.ts'

/**
 * A version in two parts, by which a database decides whether a person's signature is current. A
 * change to the company, a team or a template changes the shared part of many people at once, and
 * no stored person.
 */
export interface VersionParts {
  /** The print of what the person shares with others: `sharedPrint`. */
  shared: string
  /** The print of the person's own fields: `ownPrint`. */
  own: string
}

/** The prints of what a template and its organisation show, without the name of a team. */
export interface TemplatePrints {
  /** For people without a LinkedIn page of their own. */
  plain: string
  /** For people whose own LinkedIn page the signature shows. Null if it shows none. */
  linked: string | null
}

/** Computes the prints of a template. `shared` is resolved for the global team. */
export function templatePrints(shared: SignatureData): TemplatePrints {
  const pages = linkedInPages(shared.social)
  const prefix = versionPrefix(shared)
  return {
    plain: hashText(prefix + JSON.stringify(pages)),
    linked: pages.length === 0 ? null : prefix,
  }
}

/** Computes the shared part of the versions of a team's members who get the same template. */
export function sharedPrint(
  { plain, linked }: TemplatePrints,
  teamName: string,
  hasLinkedIn: boolean,
): string {
  const print = hasLinkedIn && linked !== null ? linked : plain
  return hashText(`${print} ${teamName}`)
}

/**
 * Computes the own part of a person's version, with the LinkedIn page only where the signature
 * shows it. The database function `own_print` returns the same.
 */
export function ownPrint(person: Person, showsLinkedIn: boolean): string {
  const fields = ownFields(person)
  return sha256(JSON.stringify(showsLinkedIn ? [...fields, person.linkedIn] : fields)).slice(0, 16)
}

/**
 * Returns a function for the stored versions of one person. It returns the shared part of a version
 * if the person's own fields are still the same, else an empty string, which no current version has.
 */
export function currentPrints(person: Person): (stored: VersionParts) => string {
  // Hashing takes longer than everything else that a list computes, and most versions are the same.
  const known = new Map<boolean, string>()
  const ownOf = (showsLinkedIn: boolean) => {
    const print = known.get(showsLinkedIn) ?? ownPrint(person, showsLinkedIn)
    known.set(showsLinkedIn, print)
    return print
  }
  return ({ shared, own }) =>
    own !== '' && (own === ownOf(false) || own === ownOf(true)) ? shared : ''
}
