import type { FirebaseBackend } from '@org/data/firebase/functions'

/**
 * Reads the backend that the server wrote into the page's `paraphe-backend` tag; null without the
 * tag, in which case the server itself answers the page's calls.
 */
export function readBackend(page: Pick<Document, 'querySelector'>): FirebaseBackend | null {
  const content = page.querySelector('meta[name="paraphe-backend"]')?.getAttribute('content')
  return content ? (JSON.parse(content) as FirebaseBackend) : null
}
