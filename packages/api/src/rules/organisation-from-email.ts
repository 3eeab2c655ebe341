/** Domain of an email, in lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** Initial name of a new organisation, from its domain: `atelier-nord.fr` gives `Atelier nord`. */
export function organisationNameOf(domain: string): string {
  const label = (domain.split('.')[0] ?? domain).replaceAll('-', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
