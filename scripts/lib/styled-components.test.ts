import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { at } from './paths.ts'
import { nameStyles } from './styled-components.ts'

const source = at('packages/ui/src')
const files = globSync('**/*.{ts,tsx}', { cwd: source })

const idsOf = async (file: string) => {
  const { code } = await nameStyles(readFileSync(path.join(source, file), 'utf8'), file)
  return code.match(/componentId: "[^"]+"/g) ?? []
}

it('gives every styled component of the library an id; all of them are declared in .styles files', async () => {
  for (const file of files) {
    const code = readFileSync(path.join(source, file), 'utf8')
    const declared = code.match(/\bstyled[.(]/g)?.length ?? 0
    const named = file.includes('.styles.') ? (await idsOf(file)).length : 0
    expect({ file, named }).toEqual({ file, named: declared })
  }
})

it('gives each styled component a unique id, which is the same in every build', async () => {
  const styles = files.filter((file) => file.includes('.styles.'))
  const names = (await Promise.all(styles.map(idsOf))).flat()
  expect(names.length).toBeGreaterThan(100)
  expect([...new Set(names)]).toEqual(names)
  expect((await Promise.all(styles.toReversed().map(idsOf))).toReversed().flat()).toEqual(names)
})
