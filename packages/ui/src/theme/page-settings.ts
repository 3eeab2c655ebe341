import type { Density, SchemeName } from './tokens.ts'

/** A color scheme, or `system` for the user's own setting. */
export type Scheme = SchemeName | 'system'

/**
 * Sets the page's color scheme. Colors are CSS variables that depend on an attribute of the page,
 * so no component re-renders. A server may write `data-scheme` into `<html>` itself.
 */
export function setScheme(scheme: Scheme): void {
  if (scheme === 'system') document.documentElement.removeAttribute('data-scheme')
  else document.documentElement.setAttribute('data-scheme', scheme)
}

/**
 * Sets the page's density with the attribute `data-density` of `<html>`. The attribute also works
 * on a part of the page.
 */
export function setDensity(density: Density): void {
  document.documentElement.setAttribute('data-density', density)
}
