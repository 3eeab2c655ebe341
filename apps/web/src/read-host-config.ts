import type { HostConfig } from '@org/app-kit/public'

const fallback: HostConfig = { hosts: {}, local: 'signature' }

/**
 * Reads which product each host shows. The server writes this into the page's `paraphe-hosts` meta
 * tag. Another web server may omit the tag, and then the page shows the signature product.
 */
export function readHostConfig(page: Pick<Document, 'querySelector'>): HostConfig {
  const content = page.querySelector('meta[name="paraphe-hosts"]')?.getAttribute('content')
  if (!content) return fallback
  const { hosts, local } = JSON.parse(content) as Partial<HostConfig>
  return { hosts: hosts ?? fallback.hosts, local: local ?? fallback.local }
}
