import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The commit of the release before this one. Its migrations end with 0038. */
export const releaseBefore = '567d2fab9339eee85a00f363bcca529833e68684'

/**
 * Unpacks the sources of the release before from Git into a temporary folder, which the caller
 * deletes, with the packages of its lockfile.
 *
 * @returns the folder, and the program that runs its server
 * @throws an error that says what to do if the commit is not there, as in a shallow clone
 */
export async function unpackReleaseBefore(): Promise<{ folder: string; program: string }> {
  await execute('git', ['cat-file', '-e', `${releaseBefore}^{commit}`], { cwd: root }).catch(
    (error: unknown) => {
      const hint = 'In a shallow clone, run `git fetch --unshallow`.'
      throw new Error(`The commit ${releaseBefore} of the release before is missing. ${hint}`, {
        cause: error,
      })
    },
  )
  const folder = await mkdtemp(join(tmpdir(), 'release-before-'))
  const archive = join(folder, 'sources.tar')
  const paths = ['package.json', 'package-lock.json', 'apps', 'packages']
  await execute('git', ['archive', '-o', archive, releaseBefore, ...paths], { cwd: root })
  await execute('tar', ['-xf', archive, '-C', folder])
  await installPackages(folder)
  return { folder, program: join(folder, 'apps/server/src/main.ts') }
}

/** Links the packages that are installed here if they are those of the release, or installs them. */
async function installPackages(folder: string): Promise<void> {
  const [wanted, installed] = [await versionsIn(folder), await versionsIn(root)]
  if (![...wanted].every(([path, version]) => installed.get(path) === version)) {
    const options = ['ci', '--omit=dev', '--workspace=@org/server', '--no-audit', '--no-fund']
    await execute('npm', options, { cwd: folder })
    return
  }
  const workspaces = await Promise.all(
    ['packages', 'apps'].map(async (parent) =>
      (await readdir(join(root, parent))).map((name) => join(parent, name)),
    ),
  )
  for (const path of ['', ...workspaces.flat()])
    await linkPackages(join(root, path, 'node_modules'), join(folder, path, 'node_modules'))
}

/** The version of each package of a lockfile, by its folder. */
async function versionsIn(folder: string): Promise<Map<string, string | undefined>> {
  const text = await readFile(join(folder, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, { version?: string }> }
  const isPackage = ([path]: [string, unknown]) => path.startsWith('node_modules/')
  return new Map(
    Object.entries(packages)
      .filter(isPackage)
      .map(([path, { version }]) => [path, version]),
  )
}

/** Links each package to the one here, except those of the project, which the release has itself. */
async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => [])
  if (names.length === 0) return
  await mkdir(to, { recursive: true })
  for (const name of names) {
    const isOwn = name === '@org'
    // Relative links, which lead to the release's own packages.
    if (isOwn)
      await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else await symlink(join(from, name), join(to, name))
  }
}
