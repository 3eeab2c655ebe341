import { createRequire } from 'node:module'
import { signatureFeatures } from './caniemail-features.ts'
import { clientName, latestSupport } from './caniemail-data.ts'
import type { CaniemailData } from './caniemail-data.ts'

const require = createRequire(import.meta.url)
const data = require('caniemail/caniemail.json') as CaniemailData
const { version } = require('caniemail/package.json') as { version: string }

const inCode = (value: string): string => JSON.stringify(value)

/** Returns the keys of all mail clients in the data, in alphabetical order. */
function clientKeys(): string[] {
  const keys = data.data.flatMap(({ stats }) =>
    Object.entries(stats).flatMap(([family, platforms]) =>
      Object.keys(platforms).map((platform) => `${family}.${platform}`),
    ),
  )
  return [...new Set(keys)].toSorted()
}

/**
 * Returns the source of the module with caniemail's data on the features that a signature can use.
 */
export function clientSupportSource(): string {
  const keys = clientKeys()
  const clients = keys.map((key) => `  [${inCode(key)}, ${inCode(clientName(data, key))}],`)
  const features = signatureFeatures(data).map(({ kind, names, feature }) => {
    const support = keys.map((key) => latestSupport(feature, key)).join('')
    const cells = [kind, names.join(' '), feature.title, feature.slug, support]
    return `  [${cells.map(inCode).join(', ')}],`
  })
  return `// Made by scripts/build-client-support.ts from caniemail ${version} (data of ${data.last_update_date.slice(0, 10)}).
// MIT License. Copyright © Avi Goldman. Copyright © Andrew Powell <andrew@shellscape.org>. See NOTICE.md.

/** Key and readable name of each mail client. */
export const clients: readonly (readonly [key: string, name: string])[] = [
${clients.join('\n')}
]

/** Kind, names, title, page on caniemail.com, and a letter for each client: y yes, a partly, n no, u unknown. */
export const features: readonly (readonly [
  kind: string,
  names: string,
  title: string,
  slug: string,
  support: string,
])[] = [
${features.join('\n')}
]
`
}
