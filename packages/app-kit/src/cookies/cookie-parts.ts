// Bundled as one chunk, which loads only if a service sets cookies.
export { CookieEntry } from './cookie-entry/cookie-entry.tsx'
export { CookieQuestionHost } from './cookie-question/cookie-question-host.tsx'
