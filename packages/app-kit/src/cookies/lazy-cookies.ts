import { lazyPart } from '../lazy/lazy-page.tsx'

// Loaded on demand, because public pages are at their size limit and most installations set no
// cookies.
const cookieParts = () => import('./cookie-parts.ts')

// Render nothing if loading fails: without the question nobody agrees, so no cookies are set.
const states = { loading: null, failed: () => null }

export const CookieQuestionHost = lazyPart(
  async () => (await cookieParts()).CookieQuestionHost,
  states,
)
export const CookieEntry = lazyPart(async () => (await cookieParts()).CookieEntry, states)
