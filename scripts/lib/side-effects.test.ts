import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { at } from './paths.ts'

/** Matches a top-level `register…` call, which runs when its module loads. */
const registering = /^register\w+\(/m

const manifests = globSync('{apps/*,packages/app-kit}/package.json', { cwd: at('.') })
  .map((file) => ({
    folder: path.dirname(file),
    manifest: JSON.parse(readFileSync(at(file), 'utf8')) as { sideEffects?: string[] | false },
  }))
  .filter(({ manifest }) => manifest.sideEffects !== undefined)

const modulesIn = (folder: string) =>
  globSync('src/**/*.{ts,tsx}', { cwd: at(folder) }).filter((file) =>
    registering.test(readFileSync(path.join(at(folder), file), 'utf8')),
  )

// The bundler drops modules without used exports unless the package lists them in `sideEffects`.
it.each(manifests)('$folder lists the modules that register something', ({ folder, manifest }) => {
  expect(manifest.sideEffects || []).toEqual(
    expect.arrayContaining(modulesIn(folder).map((file) => `./${file.replaceAll(path.sep, '/')}`)),
  )
})

it('finds modules that register something', () => {
  expect(modulesIn('apps/signature')).not.toEqual([])
  expect(modulesIn('packages/app-kit')).not.toEqual([])
})
