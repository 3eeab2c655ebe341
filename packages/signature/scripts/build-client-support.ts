/**
 * Reduces caniemail's data to the features that a signature can use, and writes them to
 * `src/checks/generated/`: `node scripts/build-client-support.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { clientSupportSource } from './client-support-source.ts'

const folder = new URL('../src/checks/generated/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('client-support.ts', folder), clientSupportSource())
