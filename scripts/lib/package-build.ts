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
    writeFileSync(path, await nameStyles(readFileSync(path, 'utf8'), file))
  }
  rmSync(at('packages/ui/icons'), { recursive: true, force: true })
  cpSync(at('packages/signature/icons'), at('packages/ui/icons'), { recursive: true })
  // The library also ships the icons, so it needs their trademark notice.
  copyFileSync(at('packages/signature/NOTICE.md'), at('packages/ui/NOTICE.md'))
}
