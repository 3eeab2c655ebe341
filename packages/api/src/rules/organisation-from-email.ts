/** Returns the domain of an email, in lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/**
 * Derives the initial name of a new organisation from its domain: `Atelier nord` from
 * `atelier-nord.fr`.
 */
export function organisationNameOf(domain: string): string {
  const label = (domain.split('.')[0] ?? domain).replaceAll('-', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
