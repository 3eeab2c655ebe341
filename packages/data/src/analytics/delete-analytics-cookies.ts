/** The cookies of Google's script: `_ga`, and `_ga_` with an id. */
const isOfAnalytics = (name: string) => name === '_ga' || name.startsWith('_ga_')

/** Returns the host and all domains above it: `a.b.example`, `b.example`, `example`. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/**
 * Deletes the cookies of Google's script. The script sets them for the highest domain that accepts
 * them, so they are deleted not only for the page's host, but also for each domain above it.
 */
export function deleteAnalyticsCookies(page: Pick<Document, 'cookie' | 'location'>): void {
  const names = page.cookie.split(';').map((pair) => (pair.split('=')[0] ?? '').trim())
  const domains = domainsOf(page.location.hostname).map((domain) => `; domain=${domain}`)
  for (const name of names.filter(isOfAnalytics))
    for (const domain of ['', ...domains]) page.cookie = `${name}=; path=/; max-age=0${domain}`
}
