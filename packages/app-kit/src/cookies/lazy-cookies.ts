import { lazyPart } from '../lazy/lazy-page.tsx'

// Public pages are at their size limit, and most installations set no cookies.
const cookieParts = () => import('./cookie-parts.ts')

// Without the question nobody agrees, and no cookies are set.
const states = { loading: null, failed: () => null }

export const CookieQuestionHost = lazyPart(
  async () => (await cookieParts()).CookieQuestionHost,
  states,
)
export const CookieEntry = lazyPart(async () => (await cookieParts()).CookieEntry, states)
