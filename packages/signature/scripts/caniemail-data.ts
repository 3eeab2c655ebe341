/** The part of caniemail's data file that we use. */
export interface CaniemailData {
  last_update_date: string
  nicenames: { family: Record<string, string>; platform: Record<string, string> }
  data: CaniemailFeature[]
}

export interface CaniemailFeature {
  slug: string
  title: string
  category: 'css' | 'html' | 'image' | 'others'
  /**
   * Support by family, platform and version: `y`, `a`, `n` or `u`, followed by references to notes,
   * such as `#1`.
   */
  stats: Record<string, Record<string, Record<string, string>>>
}

/** Names that are shorter or clearer than caniemail's. */
const names: Record<string, string> = {
  thunderbird: 'Thunderbird',
  yahoo: 'Yahoo Mail',
  'desktop-webmail': 'web',
  'mobile-webmail': 'mobile web',
  'outlook-com': 'Outlook.com',
}

/** Returns a client's display name, such as `Gmail (Android)`. */
export function clientName({ nicenames }: CaniemailData, client: string): string {
  const [family = '', platform = ''] = client.split('.')
  if (client === 'outlook.outlook-com') return 'Outlook.com'
  const familyName = names[family] ?? nicenames.family[family] ?? family
  return `${familyName} (${names[platform] ?? nicenames.platform[platform] ?? platform})`
}

/** Returns a feature's support in the client's latest tested version; `u` if it is untested. */
export function latestSupport({ stats }: CaniemailFeature, client: string): string {
  const [family = '', platform = ''] = client.split('.')
  const versions = stats[family]?.[platform] ?? {}
  const latest = Object.keys(versions)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1)
  return latest === undefined ? 'u' : (versions[latest]?.charAt(0) ?? 'u')
}
