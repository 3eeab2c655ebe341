import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { billOfMaterials, type Lockfile } from './bill-of-materials.ts'
import { at } from './paths.ts'

/** What a release consists of: the server, the front end that it serves, and Firebase's functions. */
export const releasedFolders = ['apps/server', 'apps/web', 'apps/functions'] as const

const file = 'dist/bill-of-materials.cdx.json'

/** Writes the bill of materials of this release, in the CycloneDX format; returns its path. */
export function writeBillOfMaterials(): string {
  const lockfile = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as Lockfile
  const { version } = JSON.parse(readFileSync(at('apps/server/package.json'), 'utf8')) as {
    version: string
  }
  const product = { name: 'paraphe', version, license: 'MIT' }
  const bill = billOfMaterials(lockfile, releasedFolders, product)
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), `${JSON.stringify(bill, null, 2)}\n`)
  return file
}
