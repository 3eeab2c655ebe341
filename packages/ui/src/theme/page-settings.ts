import type { Density, SchemeName } from './tokens.ts'

/** A colour scheme, or the reader's own setting. */
export type Scheme = SchemeName | 'system'

/**
 * Sets the page's colour scheme. Colours are CSS variables under an attribute of the page, so
 * nothing is rendered again. A server may write `data-scheme` into `<html>` itself.
 */
export function setScheme(scheme: Scheme): void {
  if (scheme === 'system') document.documentElement.removeAttribute('data-scheme')
  else document.documentElement.setAttribute('data-scheme', scheme)
}

/** Sets the page's density, by an attribute too; `data-density` also works on a part of the page. */
export function setDensity(density: Density): void {
  document.documentElement.setAttribute('data-density', density)
}
