import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const products: Readonly<Record<string, string>> = {
  coaching: 'Coaching product',
  'coaching-admin': 'Coaching admin product',
  signature: 'Signature product',
  stock: 'Stock product',
  tour: 'Tour product',
}

const root = path.resolve(import.meta.dirname, '../..')
const files = globSync('apps/*/src/**/*.stories.tsx', { cwd: root })

it.each(Object.entries(products))(
  'lists the stories of %s by feature and screen',
  (app, product) => {
    const own = files.filter((file) => file.startsWith(`apps/${app}/`))
    expect(own).not.toEqual([])
    for (const file of own) {
      const title = /\btitle: '([^'\n]+\/[^'\n]+)'/.exec(
        readFileSync(path.join(root, file), 'utf8'),
      )
      expect(title?.[1], file).toMatch(new RegExp(`^${product}/[A-Z][^/]*/[A-Z][^/]*$`))
    }
  },
)
