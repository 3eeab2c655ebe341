import { describe, expect, it } from 'vitest'
import { importDistances, maxFiles, nearestTests } from './nearest-tests.ts'

const importers: Record<string, string[]> = {
  'ui/button/button.tsx': ['ui/button/button.stories.tsx', 'ui/dialog/dialog.tsx', 'ui/index.ts'],
  'ui/dialog/dialog.tsx': ['ui/dialog/dialog.stories.tsx', 'ui/button/button.tsx'],
  'ui/index.ts': ['app/page.tsx'],
  'app/page.tsx': ['app/page.stories.tsx'],
}
const importersOf = (file: string) => importers[file] ?? []
const stories = [
  'app/page.stories.tsx',
  'ui/button/button.stories.tsx',
  'ui/dialog/dialog.stories.tsx',
]

describe('importDistances', () => {
  it('counts the imports to the nearest changed file, even through cycles', () => {
    expect([...importDistances(['ui/button/button.tsx'], importersOf)]).toEqual([
      ['ui/button/button.tsx', 0],
      ['ui/button/button.stories.tsx', 1],
      ['ui/dialog/dialog.tsx', 1],
      ['ui/index.ts', 1],
      ['ui/dialog/dialog.stories.tsx', 2],
      ['app/page.tsx', 2],
      ['app/page.stories.tsx', 3],
    ])
  })
})

describe('nearestTests', () => {
  const select = (changed: string[], tests = stories) =>
    nearestTests(tests, changed, importDistances(changed, importersOf))

  it('runs the tests of a component and of the components that use it, but not of pages', () => {
    expect(select(['ui/button/button.tsx'])).toEqual({
      run: ['ui/button/button.stories.tsx', 'ui/dialog/dialog.stories.tsx'],
      leftOut: ['app/page.stories.tsx'],
    })
  })

  it('runs the tests in a folder above the change at any import distance', () => {
    expect(select(['app/sagas/load.ts']).run).toEqual(['app/page.stories.tsx'])
  })

  it('does not confuse folders whose names start alike', () => {
    expect(select(['ui/button-group/group.ts']).run).toEqual([])
  })

  it('keeps only the nearest tests when there are too many', () => {
    const many = Array.from({ length: maxFiles + 3 }, (_, index) => `ui/many/${index}.test.ts`)
    importers['ui/many.ts'] = many
    const { run, leftOut } = select(
      ['ui/button/button.tsx', 'ui/many.ts'],
      [...many, 'ui/button/button.stories.tsx'],
    )
    expect(run).toHaveLength(maxFiles)
    expect(run[0]).toBe('ui/button/button.stories.tsx')
    expect(leftOut).toHaveLength(4)
  })
})
