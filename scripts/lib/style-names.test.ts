import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { at } from './paths.ts'
import { nameStyles } from './style-names.ts'

it.each([
  [
    'const Face = styled.button`',
    "const Face = styled.button.withConfig({ componentId: 'ph-primitives-card-Face' })`",
  ],
  [
    'export const Row = styled.li<{ $isOpen: boolean }>`',
    "export const Row = styled.li.withConfig({ componentId: 'ph-primitives-card-Row' })<{ $isOpen: boolean }>`",
  ],
  [
    "export const Box = styled(ComboBox<Option, 'single'>)`",
    "export const Box = styled(ComboBox<Option, 'single'>).withConfig({ componentId: 'ph-primitives-card-Box' })`",
  ],
  [
    'export const List = styled((ListBox)).attrs({ role: "list" })`',
    `export const List = styled((ListBox)).withConfig({ componentId: 'ph-primitives-card-List' }).attrs({ role: "list" })\``,
  ],
  ['const ring = css`', 'const ring = css`'],
])('names %s', (code, named) => {
  expect(nameStyles(code, 'primitives/card/card.styles.ts')).toBe(named)
})

const source = at('packages/ui/src')
const files = globSync('**/*.{ts,tsx}', { cwd: source })

it('names every styled component of the library, and finds them only in .styles files', () => {
  for (const file of files) {
    const code = readFileSync(path.join(source, file), 'utf8')
    const declared = code.match(/\bstyled[.(]/g)?.length ?? 0
    const named = nameStyles(code, file).match(/\.withConfig\(/g)?.length ?? 0
    expect({ file, named: file.includes('.styles.') ? named : 0 }).toEqual({
      file,
      named: declared,
    })
  }
})

it('gives each styled component a unique name', () => {
  const names = files.flatMap(
    (file) =>
      nameStyles(readFileSync(path.join(source, file), 'utf8'), file).match(/'ph-[^']+'/g) ?? [],
  )
  expect(names.length).toBeGreaterThan(100)
  expect([...new Set(names)]).toEqual(names)
})
