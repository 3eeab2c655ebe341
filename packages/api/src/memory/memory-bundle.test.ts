import { isBuiltin } from 'node:module'
import path from 'node:path'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { expect, it } from 'vitest'

/** A bundler plugin that fails when a module imports a Node built-in. */
const browserOnly: Plugin = {
  name: 'browser-only',
  enforce: 'pre',
  resolveId(source, importer) {
    if (isBuiltin(source)) throw new Error(`${importer} imports ${source}`)
  },
}

const entryId = 'virtual:entry'

/** Bundles a line of code for browsers, and returns the bundle. */
async function bundle(code: string): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (source) => (source === entryId ? path.join(import.meta.dirname, 'entry.ts') : null),
    load: (id) => (id === path.join(import.meta.dirname, 'entry.ts') ? code : null),
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    resolve: { conditions: ['org-source', ...defaultClientConditions] },
    plugins: [browserOnly, entry],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: entryId, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  return outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
}

it('bundles for a browser, without any Node modules', async () => {
  const code = await bundle("export * from './index.ts'")

  expect(code).toContain('loginMagicLink')
  expect(code).not.toContain('__vite-browser-external')
})

it('bundles the client without the server program', async () => {
  const code = await bundle("export * from '../client/index.ts'")

  expect(code).toContain('loginMagicLink')
  expect(code).not.toContain('memoryAdapters')
  expect(code).not.toContain('class Hono')
})

it('bundles the table reader without the server program and schemas', async () => {
  const code = await bundle("export { readSheet } from '../import/index.ts'")

  expect(code).toContain('TOO_LARGE')
  expect(code).not.toContain('class Hono')
  expect(code).not.toContain('loginMagicLink')
})

it('fails for a Node module', async () => {
  const node = bundle("export { readFileSync } from 'node:fs'")

  await expect(node).rejects.toThrow('imports node:fs')
})
