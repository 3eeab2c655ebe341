import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '..')
/** Folders whose functions compose markup. Only this folder (`html`) writes markup itself. */
const composing = ['addons', 'layouts', 'render', 'text']

const files = composing.flatMap((folder) =>
  readdirSync(path.join(source, folder))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`),
)

describe.each(files)('%s', (file) => {
  const code = readFileSync(path.join(source, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

  it('contains no markup and no cast to a safe type', () => {
    expect(code).not.toMatch(/<\/?(?:table|tr|td|a|img|span|b|br|v:)\b/)
    expect(code).not.toMatch(/\bas (?:string as )?(?:Html|Css|Color|SafeUrl|FontStack)\b/)
  })
})
