import { copyFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { at } from './paths.ts'
import { must } from './process.ts'
import { nameStyles } from './styled-components.ts'

/** Builds the two published packages into their `dist`, with plain tsc: one file per module. */
export async function buildPackages(): Promise<void> {
  for (const name of ['signature', 'ui']) {
    rmSync(at('packages', name, 'dist'), { recursive: true, force: true })
    await must('tsc', ['-p', at('packages', name, 'tsconfig.build.json')])
  }
  const dist = at('packages/ui/dist')
  for (const file of globSync('**/*.styles.js', { cwd: dist })) {
    const path = at('packages/ui/dist', file)
    const source = readFileSync(path, 'utf8')
    const named = await nameStyles(source, file, JSON.parse(readFileSync(`${path}.map`, 'utf8')))
    writeFileSync(path, named.code)
    writeFileSync(`${path}.map`, JSON.stringify(named.map))
  }
  // A declaration of styles makes sense to a bundler's types alone.
  writeFileSync(at('packages/ui/dist/theme/fonts.d.ts'), 'export {}\n')
  rmSync(at('packages/ui/icons'), { recursive: true, force: true })
  cpSync(at('packages/signature/icons'), at('packages/ui/icons'), { recursive: true })
  // The library also ships the icons, so it needs their trademark notice.
  copyFileSync(at('packages/signature/NOTICE.md'), at('packages/ui/NOTICE.md'))
}
