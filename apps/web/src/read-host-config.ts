import type { HostConfig } from '@org/app-kit/public'

const fallback: HostConfig = { hosts: {}, local: 'signature' }

/**
 * Which product each host shows, as the server wrote it into the page's `paraphe-hosts` meta tag.
 * A page served without it, by another web server, shows the signature product.
 */
export function readHostConfig(page: Pick<Document, 'querySelector'>): HostConfig {
  const content = page.querySelector('meta[name="paraphe-hosts"]')?.getAttribute('content')
  if (!content) return fallback
  const { hosts, local } = JSON.parse(content) as Partial<HostConfig>
  return { hosts: hosts ?? fallback.hosts, local: local ?? fallback.local }
}
