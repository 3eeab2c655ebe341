import type { HostConfig } from '@org/app-kit/public'

const fallback: HostConfig = { hosts: {}, local: 'signature' }

/**
 * Reads which product each host shows, from the page's `paraphe-hosts` meta tag, which the server
 * writes. Another web server may omit it; such a page shows the signature product.
 */
export function readHostConfig(page: Pick<Document, 'querySelector'>): HostConfig {
  const content = page.querySelector('meta[name="paraphe-hosts"]')?.getAttribute('content')
  if (!content) return fallback
  const { hosts, local } = JSON.parse(content) as Partial<HostConfig>
  return { hosts: hosts ?? fallback.hosts, local: local ?? fallback.local }
}
