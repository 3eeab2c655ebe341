// One chunk, which loads only where a service sets cookies.
export { CookieEntry } from './cookie-entry/cookie-entry.tsx'
export { CookieQuestionHost } from './cookie-question/cookie-question-host.tsx'
