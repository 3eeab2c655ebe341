// The bill of materials of an installation in the CycloneDX format, from the lockfile alone: npm's own
// `npm sbom` needs the installed packages, knows only those of one platform, and follows no workspace
// into another, so it misses sharp.
import { Buffer } from 'node:buffer'

/** A package in `package-lock.json`. */
interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly link?: boolean
  /** Path of a linked workspace. */
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export interface Component {
  readonly type: 'application' | 'library' | 'platform'
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly scope?: 'optional'
  readonly purl: string
  /** Name of the component in lists of vulnerabilities. */
  readonly cpe?: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly licenses?: readonly unknown[]
}

export interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX'
  readonly specVersion: '1.6'
  readonly version: 1
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/**
 * Lists what the workspaces need at run time, for all platforms: their dependencies, optional ones and
 * peers, and those of these. Development packages are not followed. Node comes with the packages that
 * the root has for each platform.
 *
 * @param folders the workspaces, such as `apps/server`
 * @param product what they make up
 */
export function billOfMaterials(
  lockfile: Lockfile,
  folders: readonly string[],
  product: { readonly name: string; readonly version: string; readonly license: string },
): BillOfMaterials {
  const found = new Map<string, readonly string[]>()
  const required = new Set<string>()
  const bundles = edgesOf(lockfile, '')
  const waiting = [...bundles, ...folders.map((path) => ({ path, isOptional: false }))]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, isOptional } = next
    const isNew = !found.has(path)
    // A package that something else requires is looked at again, since so are its dependencies.
    if (!isNew && (isOptional || required.has(path))) continue
    if (!isOptional) required.add(path)
    const edges = edgesOf(lockfile, path)
    found.set(
      path,
      edges.map((edge) => edge.path),
    )
    for (const edge of edges)
      waiting.push({ path: edge.path, isOptional: isOptional || edge.isOptional })
  }
  const componentAt = (path: string) => componentOf(lockfile, path, !required.has(path))
  const refOf = (path: string) => componentAt(path)['bom-ref']
  const paths = [...found.keys()].toSorted()
  const node = nodeOf(bundles.map(({ path }) => componentAt(path)))
  const whole = { 'bom-ref': product.name, purl: purlOf(product.name, product.version) }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        ...whole,
        name: product.name,
        version: product.version,
        licenses: [{ expression: product.license }],
      },
    },
    components: [...node, ...paths.map(componentAt)],
    dependencies: [
      {
        ref: product.name,
        dependsOn: [...folders.map(refOf), ...node.map((one) => one['bom-ref'])],
      },
      ...node.map((one) => ({
        ref: one['bom-ref'],
        dependsOn: bundles.map(({ path }) => refOf(path)),
      })),
      ...paths.map((path) => ({
        ref: refOf(path),
        dependsOn: [...new Set((found.get(path) ?? []).map(refOf))],
      })),
    ],
  }
}

/** Returns the packages that a package needs. Optional peers are there only for other packages. */
function edgesOf(lockfile: Lockfile, path: string): { path: string; isOptional: boolean }[] {
  const found = packageAt(lockfile, path)
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = found
  const optional = new Set(Object.keys(optionalDependencies ?? {}))
  const names = new Set([...Object.keys(dependencies ?? {}), ...optional])
  const edges = [...names].map((name) => {
    const target = resolve(lockfile, path, name)
    if (target === null && !optional.has(name)) throw new Error(`${path} lacks ${name}`)
    return { path: target, isOptional: optional.has(name) }
  })
  const isRequired = (name: string) => peerDependenciesMeta?.[name]?.optional !== true
  const peerNames = Object.keys(peerDependencies ?? {}).filter(isRequired)
  const peers = peerNames.map((name) => ({
    path: resolve(lockfile, path, name),
    isOptional: false,
  }))
  return [...edges, ...peers].flatMap((edge) =>
    edge.path === null ? [] : [{ path: edge.path, isOptional: edge.isOptional }],
  )
}

/** Finds a package as Node does, from the folder of another one upwards. */
function resolve({ packages }: Lockfile, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const found = packages[path]
    if (found) return found.link === true ? (found.resolved ?? null) : path
    if (folder === '') return null
  }
}

function packageAt({ packages }: Lockfile, path: string): LockedPackage {
  const found = packages[path]
  if (!found) throw new Error(`The lockfile has no package ${path}`)
  return found
}

function componentOf(lockfile: Lockfile, path: string, isOptional: boolean): Component {
  const { version = '0.0.0', license, integrity, ...rest } = packageAt(lockfile, path)
  const folder = 'node_modules/'
  const name = rest.name ?? path.slice(path.lastIndexOf(folder) + folder.length)
  return {
    type: path.startsWith('apps/') ? 'application' : 'library',
    'bom-ref': path,
    name,
    version,
    ...(isOptional && { scope: 'optional' as const }),
    purl: purlOf(name, version),
    ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
    ...(license !== undefined && { licenses: [licenseOf(license)] }),
  }
}

/** Returns Node, in the version of its packages, under the name that lists of vulnerabilities know. */
function nodeOf(bundles: readonly Component[]): Component[] {
  return [...new Set(bundles.map(({ version }) => version))].map((version) => ({
    type: 'platform',
    'bom-ref': `node@${version}`,
    name: 'node',
    version,
    purl: `pkg:generic/node@${version}`,
    cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
    licenses: [{ expression: 'MIT' }],
  }))
}

const purlOf = (name: string, version: string) =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`

/** Converts npm's checksums, in base64, to hexadecimal. */
function hashesOf(integrity: string) {
  return integrity.split(' ').map((text) => {
    const end = text.indexOf('-')
    const [algorithm, checksum] = [text.slice(0, end), text.slice(end + 1)]
    return {
      alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
      content: Buffer.from(checksum, 'base64').toString('hex'),
    }
  })
}

const licenseOf = (license: string) =>
  /^see license/i.test(license) ? { license: { name: license } } : { expression: license }
