import type { Plugin } from 'vite'

/** The language of the interface, and React Aria's fallback language. */
const kept = ['fr-FR', 'en-US']

const texts =
  /\/(?:react-aria|react-aria-components|react-stately)\/.*\/intl\/(?:.*\/)?([a-z]{2}-[A-Z]{2})\.m?js$/

/** Excludes React Aria's translations into thirty unused languages. */
export const frenchOnly: Plugin = {
  name: 'french-only',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const locale = texts.exec(id)?.[1]
    return locale !== undefined && !kept.includes(locale) ? 'export default {}' : null
  },
}
