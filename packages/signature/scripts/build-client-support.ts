/**
 * Compacts caniemail's data to what a signature can contain, into `src/checks/generated/`:
 * `node scripts/build-client-support.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { signatureFeatures } from './caniemail-features.ts'
import { clientName, latestSupport } from './caniemail-data.ts'
import type { CaniemailData } from './caniemail-data.ts'

const require = createRequire(import.meta.url)
const data = require('caniemail/caniemail.json') as CaniemailData
const { version } = require('caniemail/package.json') as { version: string }

const clients = [
  ...new Set(
    data.data.flatMap(({ stats }) =>
      Object.entries(stats).flatMap(([family, platforms]) =>
        Object.keys(platforms).map((platform) => `${family}.${platform}`),
      ),
    ),
  ),
].toSorted()

const lines = signatureFeatures(data).map(({ kind, names, feature }) => {
  const support = clients.map((client) => latestSupport(feature, client)).join('')
  return `  [${[kind, names.join(' '), feature.title, feature.slug, support].map((cell) => JSON.stringify(cell)).join(', ')}],`
})

const folder = new URL('../src/checks/generated/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(
  new URL('client-support.ts', folder),
  `// Made by scripts/build-client-support.ts from caniemail ${version} (data of ${data.last_update_date.slice(0, 10)}).
// MIT License. Copyright © Avi Goldman. Copyright © Andrew Powell <andrew@shellscape.org>. See NOTICE.md.

/** Key and readable name of each mail client. */
export const clients: readonly (readonly [key: string, name: string])[] = [
${clients.map((client) => `  [${JSON.stringify(client)}, ${JSON.stringify(clientName(data, client))}],`).join('\n')}
]

/** Kind, names, title, page on caniemail.com, and a letter for each client: y yes, a partly, n no, u unknown. */
export const features: readonly (readonly [
  kind: string,
  names: string,
  title: string,
  slug: string,
  support: string,
])[] = [
${lines.join('\n')}
]
`,
)
process.stdout.write(`${lines.length} features, ${clients.length} clients\n`)
