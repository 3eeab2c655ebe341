import { readFileSync } from 'node:fs'
import { at } from './paths.ts'

/** The parts of a `package.json` that state versions and entry points. */
interface Manifest {
  engines: { node: string }
  peerDependencies: Record<string, string>
  exports: Record<string, unknown>
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(at('packages', name, 'package.json'), 'utf8')) as Manifest

/** Returns the lowest version of a range that begins with it, such as `^20.19.0 || >=22.12.0`. */
export function lowest(range: string): string {
  const version = /^(?:>=|\^)(\d+\.\d+\.\d+)( \|\||$)/.exec(range)?.[1]
  if (!version) throw new Error(`The range ${range} does not begin with a whole lowest version.`)
  return version
}

/** The lowest versions that @org/ui states: of Node, and of each peer by its name. */
export function lowestVersions(): { node: string; peers: Record<string, string> } {
  const { engines, peerDependencies } = manifestOf('ui')
  const peers = Object.entries(peerDependencies).map(([name, range]) => [name, lowest(range)])
  return { node: lowest(engines.node), peers: Object.fromEntries(peers) as Record<string, string> }
}

/** A module that exports everything that the packages declare. */
export function everyExport(): string {
  const lines = ['ui', 'signature'].flatMap((name) =>
    Object.keys(manifestOf(name).exports)
      .filter((subpath) => !subpath.includes('*') && !subpath.endsWith('.json'))
      .map(
        (subpath, index) => `export * as ${name}${index} from '@org/${name}${subpath.slice(1)}'\n`,
      ),
  )
  return lines.join('')
}
