import { accessSync, constants, readdirSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's package of each program that tests of clusters start. */
const packages = {
  nginx: 'nginx',
  haproxy: 'haproxy',
  patroni: 'patroni',
  etcd: 'etcd-server',
  postgres: 'postgresql',
} as const

/** Debian's package of the server behind each address that `npm run test:cluster` passes. */
const servers = {
  TEST_DATABASE_URL: 'postgresql',
  TEST_PGBOUNCER_URL: 'pgbouncer',
} as const

type Program = keyof typeof packages

/**
 * Finds programs that a test of a cluster starts.
 *
 * @returns their paths
 * @throws an error that names what is missing and how to install it, so that its test fails rather
 *   than being skipped
 */
export function requirePrograms<Name extends Program>(...names: Name[]): Record<Name, string> {
  const found = names.map((name) => [name, find(name)] as const)
  const missing = found.flatMap(([name, path]) => (path === null ? [name] : []))
  if (missing.length > 0)
    throw new Error(
      `These tests start ${missing.join(', ')}, missing here. ${installing(missing.map((name) => packages[name]))}`,
    )
  return Object.fromEntries(found) as Record<Name, string>
}

/**
 * Returns addresses of servers that `npm run test:cluster` has started.
 *
 * @throws an error that names those that are missing and how to install them
 */
export function requireServers<Name extends keyof typeof servers>(
  ...names: Name[]
): Record<Name, string> {
  const missing = names.filter((name) => !process.env[name])
  if (missing.length > 0)
    throw new Error(
      `These tests need ${missing.join(' and ')}, set by npm run test:cluster where the servers are installed. ${installing(missing.map((name) => servers[name]))}`,
    )
  return Object.fromEntries(names.map((name) => [name, process.env[name]])) as Record<Name, string>
}

function installing(names: readonly string[]): string {
  return `On Debian: apt-get install ${[...new Set(names)].join(' ')}`
}

function find(name: string): string | null {
  const paths = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', ...postgresFolders()]
  const path = paths.map((folder) => join(folder, name)).find(isProgram)
  // Not a link to it, because programs look for others beside them.
  return path === undefined ? null : realpathSync(path)
}

/** Debian keeps each version of Postgres in a folder of its own, newest first here. */
function postgresFolders(): string[] {
  const root = '/usr/lib/postgresql'
  try {
    const versions = readdirSync(root).toSorted((a, b) => Number(b) - Number(a))
    return versions.map((version) => join(root, version, 'bin'))
  } catch {
    return []
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
